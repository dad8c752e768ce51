import { useRef } from 'react'

import { Chip } from '@/ui/chip'
import { fillWords } from '@/ui/fill-words'

import type { RegionWords } from './region-words'
import type { Branch } from './tree-boxes'
import { useNamedPlaces } from './use-named-places'

const mostChips = 12

interface ChosenRegion {
  key: string
  text: string
  box: HTMLInputElement
}

/** What is chosen, in words, each with its way off. */
export function ChosenRegions({ branches, words }: { branches: readonly Branch[]; words: RegionWords }) {
  const place = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const names = useNamedPlaces(status)
  const chosen = branches.flatMap((branch) => chosenOf(branch, words))
  const rest = chosen.length - mostChips
  const remove = ({ box }: ChosenRegion, position: number) => {
    box.click()
    // The pressed chip goes: the one that comes in its place takes over, else the count.
    requestAnimationFrame(() => {
      const chips = place.current?.querySelectorAll('button')
      const next = chips?.[Math.min(position, chips.length - 1)]
      ;(next ?? status.current)?.focus()
    })
  }
  const counted = chosen.length > 0 && fillWords(words.chosen, { count: chosen.length })
  const named = names && fillWords(words.chosen_named, { names })
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="region-status text-ink-soft figures">
        {branches.length > 0 && ([counted, named].filter(Boolean).join(' · ') || words.chosen_none)}
      </p>
      <div ref={place} className="region-chosen">
        {chosen.length > 0 && (
          <ul aria-label={words.chosen_list} className="flex flex-wrap items-center gap-2">
            {chosen.slice(0, mostChips).map((one, position) => (
              <li key={one.key} className="max-w-full">
                <Chip
                  text={one.text}
                  removeText={fillWords(words.remove, { name: one.text })}
                  onClick={() => remove(one, position)}
                />
              </li>
            ))}
            {rest > 0 && <li className="text-ink-soft px-2">{fillWords(words.more, { count: rest })}</li>}
          </ul>
        )}
      </div>
    </>
  )
}

function chosenOf({ key, name, whole, leaves }: Branch, words: RegionWords): ChosenRegion[] {
  if (whole.checked) return [{ key, text: `${name}${kindOf(key, words)}`, box: whole }]
  return leaves
    .filter(({ box }) => box.checked)
    .map((leaf) => ({ key: leaf.key, text: leaf.name, box: leaf.box }))
}

/** Antwerp is a city and a province; the Brussels region says by its name what it is. */
function kindOf(province: string, words: RegionWords): string {
  if (province === 'BE-BRU') return ''
  return ` (${province.startsWith('LU-') ? words.canton : words.province})`
}
