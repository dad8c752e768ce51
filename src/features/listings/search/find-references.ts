import { type Reads, rows } from '@/database/query'
import { int, oneOf, text } from '@/database/row'
import { type Deal, deals, type ListingStatus, listingStatuses } from '@/domain/listing/listing'
import type { CountryCode } from '@/domain/place/country'
import { referenceKey } from '@/domain/search/reference-key'
import { listingPath } from '@/i18n/paths/listing-paths'

import { referencesSql } from '../quick-search/quick-search.sql'
import type { TypedText } from '../quick-search/typed-text'

export interface FoundReference {
  id: number
  reference: string
  deal: Deal
  status: ListingStatus
  typeName: string
  zip: string
  city: string
  country: CountryCode
  href: string
}

const mostReferences = 5

export interface FoundReferences {
  references: FoundReference[]
  /** Whether only the first of them are given. */
  hasMore: boolean
}

/** Homes by how their reference begins, in any spelling, or by its figures. */
export async function findReferences(
  db: Reads,
  { text: typed, language }: TypedText,
): Promise<FoundReferences> {
  // A sentence is no reference, though it may hold figures.
  if (referenceKey(typed).length < 2 || !/\d/.test(typed) || typed.split(' ').length > 3)
    return { references: [], hasMore: false }
  const found = await rows(
    db,
    {
      id: int,
      reference: text,
      deal: oneOf(deals),
      status: oneOf(listingStatuses),
      typeName: text,
      zip: text,
      city: text,
      country: text,
    },
    referencesSql(typed, language, mostReferences + 1),
  )
  const shown = found.slice(0, mostReferences)
  return {
    references: shown.map((home) => ({ ...home, href: listingPath(language, home) })),
    hasMore: found.length > mostReferences,
  }
}
