import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/form/checkbox'
import { fillWords } from '@/ui/fill-words'
import { HeartButton } from '@/ui/card/heart-button'
import { HomeCard } from '@/ui/card/home-card'

import type { FavouritesWords } from './favourites-words'
import { GoneHomes } from './gone-homes'
import type { GoneHome, KeptHome, OpenHome } from './kept-home'

export interface KeptListProps {
  homes: KeptHome[]
  words: FavouritesWords
  comparePath: string
  /** Of this browser: what is gone can be removed, and a long list comes in parts. */
  isOwn?: boolean
}

/** Homes that can be had, each with a box to compare it, and below them what became of the others. */
export function KeptList({ homes, words, comparePath, isOwn = false }: KeptListProps) {
  const open = homes.filter((home): home is OpenHome => 'card' in home)
  const gone = homes.filter((home): home is GoneHome => 'gone' in home)
  // One home of a part may have others to be compared with in the next: then CSS hides the box of a home alone.
  const canCompare = isOwn || open.length > 1
  return (
    <>
      {open.length > 0 && (
        <OpenHomes homes={open} words={words} comparePath={comparePath} canCompare={canCompare} />
      )}
      {gone.length > 0 && <GoneHomes homes={gone} words={words} isOwn={isOwn} />}
    </>
  )
}

interface OpenHomesProps extends Pick<KeptListProps, 'words' | 'comparePath'> {
  homes: OpenHome[]
  canCompare: boolean
}

function OpenHomes({ homes, words, comparePath, canCompare }: OpenHomesProps) {
  return (
    // Boxes that a browser brings back would not be those the button counts.
    <form action={comparePath} autoComplete="off" className="group/kept" {...behaviour('kept-list')}>
      <h2 className="sr-only">{words.results}</h2>
      <ul
        data-kept="open"
        className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12 print:grid-cols-2"
      >
        {homes.map(({ id, card }, index) => (
          <li key={id} data-home={id} className="break-inside-avoid">
            <HomeCard
              {...card}
              isEager={index === 0}
              action={<HeartButton id={id} label={fillWords(words.keep, { home: card.title })} />}
            />
            {canCompare && (
              <div className={`${hiddenAlone} print:hidden`}>
                <Checkbox
                  id={`compare-${id}`}
                  name="homes"
                  value={id}
                  label={
                    <>
                      {words.choose}
                      <span className="sr-only">: {card.title}</span>
                    </>
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {canCompare && (
        <div
          className={`bg-paper border-line sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t py-3 ${hiddenAlone} print:hidden`}
        >
          <Button type="submit">
            {words.compare}
            <span data-count className="figures empty:hidden" />
          </Button>
          <p className="text-ink-soft">{words.compareHelp}</p>
        </div>
      )}
    </form>
  )
}

const hiddenAlone = 'group-has-[[data-home]:only-child]/kept:hidden'
