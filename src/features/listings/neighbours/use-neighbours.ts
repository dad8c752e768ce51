import { useEffect, useMemo, useState } from 'react'

import { useIsAwake } from '@/ui/use-browser-state'

import { type FoundHome, type FoundList, neighboursOf, withPage } from './found-list'
import { readFoundList, writeFoundList } from './found-list-store'

/** The search this home was found in, if it was: known only in the browser. */
export function useNeighbours(id: number, locale: string) {
  const isAwake = useIsAwake()
  const kept = useMemo(() => (isAwake ? readFoundList(locale) : null), [isAwake, locale])
  const [longer, setLonger] = useState<FoundList | null>(null)
  const list = longer ?? kept
  const neighbours = list && neighboursOf(list, id)
  const missingPage = neighbours?.missingPage ?? null
  useEffect(() => {
    if (!list || missingPage === null) return
    const asking = new AbortController()
    void askPage(list, missingPage, asking.signal).then((answer) => {
      if (!answer) return
      writeFoundList(answer)
      setLonger(answer)
    })
    return () => asking.abort()
  }, [list, missingPage])
  return list && neighbours && { ...neighbours, listHref: list.href }
}

/** `null` without an answer, or when there is nothing new in it: the neighbour stays unknown. */
async function askPage(list: FoundList, page: number, signal: AbortSignal): Promise<FoundList | null> {
  try {
    const response = await fetch(`${list.dataHref}&page=${page}`, { signal })
    if (!response.ok) return null
    const answer = withPage(list, page, (await response.json()) as FoundHome[])
    return answer.homes.length > list.homes.length ? answer : null
  } catch {
    return null
  }
}
