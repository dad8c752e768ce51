import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { slug } from '@/i18n/paths/slug'

import type { RegionWords } from './region-words'
import type { Branch } from './tree-boxes'

/** Narrows the tree to the names that are typed. It has no name itself, so that the form does not send it. */
export function TreeFilter({ branches, words }: { branches: readonly Branch[]; words: RegionWords }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const areThere = branches.length > 0
  const follow = useEffectEvent((typed: string) => setIsEmpty(!narrow(branches, typed)))
  // What was typed before the boxes came counts too.
  useEffect(() => {
    if (areThere && input.current?.value) follow(input.current.value)
  }, [areThere])
  return (
    <div className="region-filter">
      <label htmlFor={id} className="sr-only">
        {words.filter}
      </label>
      <Search
        aria-hidden
        strokeWidth={1.5}
        className="text-ink-soft pointer-events-none absolute left-3 size-5"
      />
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={words.filter}
        className="border-edge bg-sheet placeholder:text-ink-soft hover:border-ink min-h-12 w-full rounded border pr-3 pl-10 text-base"
        onInput={({ currentTarget }) => areThere && setIsEmpty(!narrow(branches, currentTarget.value))}
        // Enter would send the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={isEmpty ? 'absolute top-full z-1 p-4' : 'sr-only'}>
        {isEmpty && words.filter_none}
      </p>
    </div>
  )
}

/** True when something is left. */
function narrow(branches: readonly Branch[], typed: string): boolean {
  const text = slug(typed)
  const left = branches.map(({ name, details, leaves }) => {
    const isNamed = slug(name).includes(text)
    const shown = leaves.filter((leaf) => isNamed || slug(leaf.name).includes(text))
    for (const leaf of leaves) leaf.box.closest('li')?.toggleAttribute('hidden', !shown.includes(leaf))
    details.hidden = shown.length === 0
    details.open =
      text !== '' ? !isNamed || shown.length < leaves.length : leaves.some(({ box }) => box.checked)
    return shown.length > 0
  })
  return left.includes(true)
}
