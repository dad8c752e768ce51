import { useCallback, useEffect, useState } from 'react'

import { homesQuery, mostKept } from '@/domain/listing/homes-query'
import { parseFavourites, readFavourites } from '@/ui/favourites'

import type { KeptHome } from './kept-home'

export type KeptState = KeptHome[] | 'waiting' | 'failed'

/**
 * The homes kept in this browser, the latest first; asked once, so that a home stays on the page when its heart is
 * let go, and can be taken back.
 */
export function useKeptHomes(dataHref: string): { state: KeptState; retry: () => void } {
  const [state, setState] = useState<KeptState>('waiting')
  const ask = useCallback(
    (signal?: AbortSignal) =>
      askHomes(dataHref, signal).then(
        (homes) => setState(homes),
        () => !signal?.aborted && setState('failed'),
      ),
    [dataHref],
  )
  useEffect(() => {
    const asking = new AbortController()
    void ask(asking.signal)
    return () => asking.abort()
  }, [ask])
  return { state, retry: () => void ask() }
}

async function askHomes(dataHref: string, signal?: AbortSignal): Promise<KeptHome[]> {
  const ids = parseFavourites(readFavourites()).reverse()
  const parts = Array.from({ length: Math.ceil(ids.length / mostKept) }, async (_, part) => {
    const asked = ids.slice(part * mostKept, (part + 1) * mostKept)
    const response = await fetch(dataHref + homesQuery(asked), { signal })
    if (!response.ok) throw new Error(`The kept homes answered ${response.status}`)
    return (await response.json()) as KeptHome[]
  })
  return (await Promise.all(parts)).flat()
}
