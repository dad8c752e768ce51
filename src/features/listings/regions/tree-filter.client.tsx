'use client'

import { Search } from 'lucide-react'
import { useId, useState } from 'react'

import { slug } from '@/i18n/slug'

import type { RegionWords } from './region-words'
import type { Branch } from './tree-boxes'

/** Narrows the tree to the names that are typed. It has no name itself, so that the form does not send it. */
export function TreeFilter({ branches, words }: { branches: readonly Branch[]; words: RegionWords }) {
  const id = useId()
  const [isEmpty, setIsEmpty] = useState(false)
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
        id={id}
        type="search"
        autoComplete="off"
        placeholder={words.filter}
        className="border-edge bg-sheet placeholder:text-ink-soft hover:border-ink min-h-12 w-full rounded border pr-3 pl-10 text-base"
        onInput={(event) => setIsEmpty(!narrow(branches, event.currentTarget.value))}
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
