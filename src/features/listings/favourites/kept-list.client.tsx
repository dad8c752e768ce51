'use client'

import { useState } from 'react'

import { mostCompared } from '@/domain/listing/homes-query'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { fillWords } from '@/ui/fill-words'
import { HeartButton } from '@/ui/heart-button.client'
import { PropertyCard } from '@/ui/property-card'

import type { FavouritesWords } from './favourites-words'
import { GoneHomes } from './gone-homes'
import type { GoneHome, KeptHome, OpenHome } from './kept-home'

export interface KeptListProps {
  homes: KeptHome[]
  words: FavouritesWords
  comparePath: string
  /** Of this browser: what is gone can be removed. */
  isOwn?: boolean
}

/** Homes that can be had, each with a box to compare it, and below them what became of the others. */
export function KeptList({ homes, words, comparePath, isOwn = false }: KeptListProps) {
  const open = homes.filter((home): home is OpenHome => 'card' in home)
  const gone = homes.filter((home): home is GoneHome => 'gone' in home)
  return (
    <>
      {open.length > 0 && <OpenHomes homes={open} words={words} comparePath={comparePath} />}
      {gone.length > 0 && <GoneHomes homes={gone} words={words} isOwn={isOwn} />}
    </>
  )
}

interface OpenHomesProps extends Pick<KeptListProps, 'words' | 'comparePath'> {
  homes: OpenHome[]
}

function OpenHomes({ homes, words, comparePath }: OpenHomesProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const canCompare = homes.length > 1
  return (
    // Boxes that a browser brings back would not be those the button counts.
    <form
      action={comparePath}
      autoComplete="off"
      onChange={({ currentTarget }) => setChosen(new FormData(currentTarget).getAll('homes').map(String))}
    >
      <h2 className="sr-only">{words.results}</h2>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12 print:grid-cols-2">
        {homes.map(({ id, card }, index) => (
          <li key={id} className="break-inside-avoid">
            <PropertyCard
              {...card}
              isEager={index === 0}
              action={<HeartButton id={id} label={fillWords(words.keep, { home: card.title })} />}
            />
            {canCompare && (
              <div className="print:hidden">
                <Checkbox
                  id={`compare-${id}`}
                  name="homes"
                  value={id}
                  disabled={chosen.length >= mostCompared && !chosen.includes(String(id))}
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
        <div className="bg-paper border-line sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t py-3 print:hidden">
          <Button type="submit">
            {words.compare}
            {chosen.length > 0 && <span className="figures"> ({chosen.length})</span>}
          </Button>
          <p className="text-ink-soft">{words.compareHelp}</p>
        </div>
      )}
    </form>
  )
}
