'use client'

import { Button } from '@/ui/button'
import { parseFavourites, readFavourites, writeFavourites } from '@/ui/favourites'
import { useIsAwake } from '@/ui/use-browser-state'

import { useFavourites } from './use-favourites'

/** Takes over the homes of someone else's list; gone once they are all kept. */
export function KeepAll({ ids, text }: { ids: number[]; text: string }) {
  const isAwake = useIsAwake()
  const kept = useFavourites()
  if (!isAwake || ids.every((id) => kept.includes(id))) return null
  const keep = () => {
    const before = parseFavourites(readFavourites())
    writeFavourites([...new Set([...before, ...ids.toReversed()])])
  }
  return (
    <Button look="outlined" onClick={keep} className="print:hidden">
      {text}
    </Button>
  )
}
