import type { Behaviour } from '@/ui/island/behaviour'
import { fillWords } from '@/ui/fill-words'

import { type FoundHome, type FoundList, neighboursOf, pageHref, withPage } from './found-list'
import { readFoundList, rememberReturn, writeFoundList } from './found-list-store'

export interface NeighbourLinksOptions {
  id: number
  locale: string
  /** "{position} van {total}" */
  position: string
}

/** The search this home was found in, if it was, is known only in the browser. */
export const neighbourLinks: Behaviour<NeighbourLinksOptions> = (nav, { id, locale, position }) => {
  const back = nav.querySelector<HTMLAnchorElement>('[data-back]')
  const place = nav.querySelector<HTMLElement>('[data-position]')
  const both = nav.querySelector<HTMLElement>('[data-both]')
  if (!back || !place || !both) return

  const show = (list: FoundList) => {
    const found = neighboursOf(list, id)
    if (!found) return
    back.href = pageHref(list.href, found.page)
    place.textContent = fillWords(position, { position: found.position, total: found.total })
    place.hidden = false
    both.hidden = false
    showLink(both.querySelector('[rel=prev]'), found.previous)
    showLink(both.querySelector('[rel=next]'), found.next)
    if (found.missingPage !== null) void showLonger(list, found.missingPage)
  }
  const showLonger = async (list: FoundList, page: number) => {
    const longer = await fetchPage(list, page)
    if (!longer) return
    writeFoundList(longer)
    show(longer)
  }

  back.addEventListener('click', () => rememberReturn(id))
  const list = readFoundList(locale)
  if (list) show(list)
}

function showLink(link: HTMLAnchorElement | null, href: string | null): void {
  if (!link || href === null) return
  link.href = href
  link.hidden = false
}

/** `null` without an answer, or when there is nothing new in it: the neighbour stays unknown. */
async function fetchPage(list: FoundList, page: number): Promise<FoundList | null> {
  try {
    const response = await fetch(`${list.dataHref}&page=${page}`)
    if (!response.ok) return null
    const answer = withPage(list, page, (await response.json()) as FoundHome[])
    return answer.homes.length > list.homes.length ? answer : null
  } catch {
    return null
  }
}
