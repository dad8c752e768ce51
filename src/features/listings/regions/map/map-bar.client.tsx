import { Check } from 'lucide-react'

import { Button } from '@/ui/button'
import { fillWords } from '@/ui/fill-words'

import type { Zone } from './map-zones'
import type { RegionWords } from '../region-words'
import type { Branch } from '../tree-boxes'
import { wholeWord } from '../whole-word'

export interface MapBarProps {
  words: RegionWords
  branches: readonly Branch[]
  /** The municipality that was last pressed or reached by a key. */
  activeKey: string | null
  /** The part of a small map that is open; `all` while one is still to be picked. */
  zone: Zone | 'all' | null
}

/** Under the map: what to do, or the municipality at hand and its whole province. */
export function MapBar({ words, branches, activeKey, zone }: MapBarProps) {
  if (zone === 'all') return <p className="mt-3">{words.map_hint_province}</p>
  const activeBranch = branches.find(({ leaves }) => leaves.some(({ key }) => key === activeKey))
  const leaf = activeBranch?.leaves.find(({ key }) => key === activeKey)
  const branch = activeBranch ?? branches.find(({ key }) => key === zone?.key)
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>
        {leaf ? (
          <>
            <strong className="font-serif text-xl font-medium">{leaf.name}</strong>{' '}
            <span className="text-ink-soft">{leaf.note}</span>
          </>
        ) : (
          words.map_hint
        )}
      </p>
      {branch && (
        <Button look="outlined" aria-pressed={branch.whole.checked} onClick={() => branch.whole.click()}>
          {branch.whole.checked && <Check aria-hidden strokeWidth={1.5} className="size-5" />}
          {wholeText(branch, words)}
        </Button>
      )}
    </div>
  )
}

/** The Brussels region says by its name that it is one. */
function wholeText({ key, name }: Branch, words: RegionWords): string {
  const word = wholeWord(key)
  return word === 'whole_region' ? name : fillWords(words.whole_named, { whole: words[word], name })
}
