import { Button } from '@/ui/button'

import type { FavouritesWords } from './favourites-words'
import type { GoneHome } from './kept-home'

export interface GoneHomesProps {
  homes: GoneHome[]
  words: FavouritesWords
  /** They can be removed, by the script that fetched them. */
  isOwn: boolean
}

/** What became of homes that can no longer be had, and the way on. */
export function GoneHomes({ homes, words, isOwn }: GoneHomesProps) {
  return (
    <section aria-labelledby="gone" className="mt-16 first:mt-0">
      <h2 id="gone" tabIndex={-1} className="outline-none">
        {words.goneTitle}
      </h2>
      <p className="measure mt-3">{words.goneText}</p>
      <ul data-kept="gone" className="border-line mt-6 border-b">
        {homes.map(({ id, gone }) => (
          <li
            key={id}
            data-home={id}
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
              {isOwn && (
                <Button look="outlined" data-remove="one">
                  {words.remove}
                  <span className="sr-only">: {gone.title}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isOwn && (
        <Button look="quiet" className="mt-4 print:hidden" data-remove="all">
          {words.removeAll}
        </Button>
      )}
    </section>
  )
}
