import { pageSize } from '@/domain/search/criteria'

/** The home's number and its address. */
export type FoundHome = [id: number, href: string]

/** What a visitor found and is walking through, kept for as long as the tab is open. */
export interface FoundList {
  /** Of the list's first page, with its query. */
  href: string
  /** Answers a page of it as `FoundHome[]`. */
  dataHref: string
  total: number
  /** Of all that was found, how many stand before the first of `homes`. */
  before: number
  /** Those known so far, in their order; whole pages. */
  homes: FoundHome[]
}

export interface Neighbours {
  /** Counted from 1. */
  position: number
  total: number
  previous: string | null
  next: string | null
  /** The page of the list on which the home stands. */
  page: number
  /** A page that must be asked for before a neighbour on it is known. */
  missingPage: number | null
}

/** Beside which homes one stands; `null` for a home that was not found so. */
export function neighboursOf({ homes, before, total }: FoundList, id: number): Neighbours | null {
  const index = homes.findIndex(([other]) => other === id)
  if (index < 0) return null
  const place = before + index
  const page = Math.floor(place / pageSize) + 1
  const previous = homes[index - 1]?.[1] ?? null
  const next = homes[index + 1]?.[1] ?? null
  const missingPage = !next && place + 1 < total ? page + 1 : !previous && place > 0 ? page - 1 : null
  return { position: place + 1, total, previous, next, page, missingPage }
}

/** The list with one more page at its beginning or end. A home that moved between two pages is listed once. */
export function withPage(list: FoundList, page: number, homes: FoundHome[]): FoundList {
  const known = new Set(list.homes.map(([id]) => id))
  const added = homes.filter(([id]) => !known.has(id))
  const isBefore = (page - 1) * pageSize < list.before
  return isBefore
    ? { ...list, before: list.before - added.length, homes: [...added, ...list.homes] }
    : { ...list, homes: [...list.homes, ...added] }
}

export function pageHref(href: string, page: number): string {
  return page === 1 ? href : `${href}${href.includes('?') ? '&' : '?'}page=${page}`
}
