import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { Deal } from '@/domain/listing/listing'
import { listingPath } from '@/i18n/listing-paths'

import { referencesSql } from './quick-search.sql'
import type { TypedText } from './typed-text'

export interface FoundReference {
  id: number
  reference: string
  deal: Deal
  typeName: string
  city: string
  href: string
}

const mostReferences = 5

/** Homes by how their reference begins. */
export async function findReferences(db: Database, { text, language }: TypedText): Promise<FoundReference[]> {
  if (text.length < 2 || !/\d/.test(text)) return []
  const found = await rows<Omit<FoundReference, 'href'> & Record<string, unknown>>(
    db,
    referencesSql(text, language, mostReferences),
  )
  return found.map((home) => ({ ...home, href: listingPath(language, home) }))
}
