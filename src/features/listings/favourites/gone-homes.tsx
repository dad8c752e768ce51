import { useRef } from 'react'

import { Button } from '@/ui/button'
import { parseFavourites, readFavourites, writeFavourites } from '@/ui/favourites'
import { useIsAwake } from '@/ui/use-browser-state'

import type { FavouritesWords } from './favourites-words'
import type { GoneHome } from './kept-home'

export interface GoneHomesProps {
  homes: GoneHome[]
  words: FavouritesWords
  isOwn: boolean
}

/** What became of homes that can no longer be had, and the way on. */
export function GoneHomes({ homes, words, isOwn }: GoneHomesProps) {
  const canRemove = useIsAwake() && isOwn
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (ids: number[]) => {
    // The button goes with its home: the keyboard stays near it.
    heading.current?.focus()
    writeFavourites(parseFavourites(readFavourites()).filter((id) => !ids.includes(id)))
  }
  return (
    <section aria-labelledby="gone" className="mt-16 first:mt-0">
      <h2 id="gone" ref={heading} tabIndex={-1} className="outline-none">
        {words.goneTitle}
      </h2>
      <p className="measure mt-3">{words.goneText}</p>
      <ul className="border-line mt-6 border-b">
        {homes.map(({ id, gone }) => (
          <li
            key={id}
            className="border-line flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t py-3"
          >
            <div>
              <p className="font-medium">{gone.href ? <a href={gone.href}>{gone.title}</a> : gone.title}</p>
              <p className="text-ink-soft">{gone.text}</p>
            </div>
            <div className="flex flex-wrap items-center gap-x-6 print:hidden">
              <a href={gone.next.href} className="inline-flex min-h-11 items-center">
                {gone.next.text}
              </a>
              {canRemove && (
                <Button look="outlined" onClick={() => remove([id])}>
                  {words.remove}
                  <span className="sr-only">: {gone.title}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {canRemove && homes.length > 1 && (
        <Button look="quiet" className="mt-4 print:hidden" onClick={() => remove(homes.map(({ id }) => id))}>
          {words.removeAll}
        </Button>
      )}
    </section>
  )
}
