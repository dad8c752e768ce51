'use client'

import type { ReactNode } from 'react'

import { homesQuery, mostKept } from '@/domain/listing/homes-query'
import { Button } from '@/ui/button'

import { ShareRow } from '../share/share-row'
import type { FavouritesWords } from './favourites-words'
import { KeptList } from './kept-list.client'
import { useFavourites } from './use-favourites'
import { useKeptHomes } from './use-kept-homes'

export interface OwnFavouritesProps {
  words: FavouritesWords
  /** Answers `?homes=` with the homes. */
  dataHref: string
  /** Absolute: where `?homes=` shows the same list to someone else. */
  shareUrl: string
  comparePath: string
  waiting: ReactNode
  empty: ReactNode
}

/** The list of this browser, which no server knows. */
export function OwnFavourites(props: OwnFavouritesProps) {
  const { words, dataHref, shareUrl, comparePath, waiting, empty } = props
  const kept = useFavourites()
  const { state, retry } = useKeptHomes(dataHref)
  if (state === 'waiting') return waiting
  if (state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{words.failed}</p>
        <Button look="outlined" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    )
  }
  // A home that is gone goes for good, one that can be had may be taken back.
  const homes = state.filter((home) => 'card' in home || kept.includes(home.id))
  if (homes.length === 0) return empty
  const shared = kept.toReversed().slice(0, mostKept)
  return (
    <>
      {shared.length > 0 && (
        <ShareRow
          url={shareUrl + homesQuery(shared)}
          title={words.shareTitle}
          words={words.share}
          className="mb-8"
        />
      )}
      <KeptList homes={homes} words={words} comparePath={comparePath} isOwn />
    </>
  )
}
