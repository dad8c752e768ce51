import type { Database } from '@/database/connection'
import type { Deal } from '@/domain/listing/listing'
import { typeDescription } from '@/domain/listing/type-description'
import { criteriaFor, type PlaceCriterion } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'

import { listCategories } from './list-categories'
import { listHref } from './list-href'
import { findPlaces } from './find-places'
import { findReferences, type FoundReference } from './find-references'
import { countListings } from './search-listings'
import type { TypedText } from './typed-text'

export interface QuickSearchLink {
  count: number
  href: string
}

export interface QuickSearchRow {
  typeId: number
  typeName: string
  sale: QuickSearchLink
  rent: QuickSearchLink
}

export interface QuickSearchResult {
  places: PlaceCriterion[]
  /** Of every type together; absent when no place is meant. */
  all?: Record<Deal, QuickSearchLink>
  rows: QuickSearchRow[]
  references: FoundReference[]
}

/** Answers while a visitor types. Each count is the very count of the list that its link leads to. */
export async function searchQuickly(db: Database, question: TypedText): Promise<QuickSearchResult> {
  const [places, references] = await Promise.all([findPlaces(db, question), findReferences(db, question)])
  const ledger = places.length > 0 ? await ledgerOf(db, places, question.language) : { rows: [] }
  return { places, ...ledger, references }
}

async function ledgerOf(
  db: Database,
  found: PlaceCriterion[],
  language: Locale,
): Promise<Pick<QuickSearchResult, 'all' | 'rows'>> {
  const wanted = (deal: Deal) => ({ ...criteriaFor(deal), places: found })
  const [sale, rent, saleTypes, rentTypes] = await Promise.all([
    countListings(db, wanted('sale')),
    countListings(db, wanted('rent')),
    listCategories(db, { deal: 'sale', language }),
    listCategories(db, { deal: 'rent', language }),
  ])
  const counts = { sale, rent }
  const link = (deal: Deal, typeId?: number): QuickSearchLink => ({
    count: typeId === undefined ? counts[deal].total : (counts[deal].perType.get(typeId) ?? 0),
    href: listHref(language, { ...wanted(deal), typeIds: typeId === undefined ? [] : [typeId] }),
  })
  const types = new Map([...saleTypes, ...rentTypes].map(({ id, name }) => [id, name]))
  const ledger = [...types].map(([typeId, name]) => ({
    typeId,
    typeName: typeDescription(name),
    sale: link('sale', typeId),
    rent: link('rent', typeId),
  }))
  return {
    all: { sale: link('sale'), rent: link('rent') },
    rows: ledger.filter(({ sale, rent }) => sale.count + rent.count > 0),
  }
}
