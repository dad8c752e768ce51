import type { Reads } from '@/database/query'
import type { CategoryIcon } from '@/domain/listing/category-icon'
import { type Deal, deals } from '@/domain/listing/listing'
import { typeDescription } from '@/domain/listing/type-description'
import { criteriaFor, type PlaceCriterion } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { nearPlaces } from '@/i18n/places/place-suggestions'

import { filterChips } from '../filters/filter-chips'
import { listCategories } from '../list/list-categories'
import { listHref } from '../list/list-href'
import { withUnread } from '../list/unread-words'
import { findPlaces } from './find-places'
import { findReferences, type FoundReference } from '../search/find-references'
import { countListings } from '../search/search-listings'
import { isUnderstood, readSentence, type Sentence } from '../sentence/read-sentence'
import { sentenceCriteria } from '../sentence/sentence-criteria'
import { withCounts } from './search-places'
import type { TypedText } from './typed-text'

export interface QuickSearchLink {
  count: number
  href: string
}

export interface QuickSearchRow {
  typeId: number
  typeName: string
  icon: CategoryIcon
  sale: QuickSearchLink
  rent: QuickSearchLink
}

export interface QuickSearchResult {
  places: PlaceCriterion[]
  /** What a sentence asks for, in the words of the filters; none while a place or a reference is typed. */
  meaning: string[]
  /** Words of a sentence that no filter can say. */
  unread: string[]
  /** What may be meant by a place that nobody knows. */
  near: { name: string; links: Record<Deal, QuickSearchLink> }[]
  /** Of every type together; absent when no place is meant. A sentence may ask for one of them. */
  all?: Partial<Record<Deal, QuickSearchLink>>
  rows: QuickSearchRow[]
  references: FoundReference[]
  /** Whether more homes than these have such a reference. */
  hasMoreReferences: boolean
}

/** Answers while a visitor types. Each count is the very count of the list that its link leads to. */
export async function searchQuickly(db: Reads, question: TypedText): Promise<QuickSearchResult> {
  const [places, { references, hasMore }] = await Promise.all([
    findPlaces(db, question),
    findReferences(db, question),
  ])
  const found = {
    places,
    references,
    hasMoreReferences: hasMore,
    meaning: [],
    unread: [],
    near: [],
    rows: [],
  }
  if (places.length > 0) return { ...found, ...(await ledgerOf(db, places, question.language)) }
  if (references.length > 0) return found
  const sentence = readSentence(question.text, question.language)
  if (isUnderstood(sentence)) return { ...found, ...(await meaningOf(db, sentence, question.language)) }
  return { ...found, near: await nearOf(db, question) }
}

async function meaningOf(
  db: Reads,
  sentence: Sentence,
  language: Locale,
): Promise<Pick<QuickSearchResult, 'all' | 'meaning' | 'unread'>> {
  const asked = await Promise.all(
    (sentence.deal ? [sentence.deal] : deals).map(async (deal) => {
      const categories = await listCategories(db, { deal, language })
      const criteria = sentenceCriteria(sentence, { deal, categories })
      const { total } = await countListings(db, criteria)
      const meaning = filterChips(criteria, categories, language).map(({ text }) => text)
      return {
        deal,
        meaning,
        link: { count: total, href: withUnread(listHref(language, criteria), sentence.unread.join(' ')) },
      }
    }),
  )
  return {
    meaning: asked[0]?.meaning ?? [],
    unread: sentence.unread,
    all: Object.fromEntries(asked.map(({ deal, link }) => [deal, link])),
  }
}

async function nearOf(db: Reads, { text, language }: TypedText): Promise<QuickSearchResult['near']> {
  const counted = await withCounts(db, nearPlaces(text, language))
  return counted.map(({ name, place, homes }) => {
    const link = (deal: Deal) => ({
      count: homes[deal],
      href: listHref(language, { ...criteriaFor(deal), places: place ? [place] : [] }),
    })
    return { name, links: { sale: link('sale'), rent: link('rent') } }
  })
}

async function ledgerOf(
  db: Reads,
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
  const types = new Map([...saleTypes, ...rentTypes].map((category) => [category.id, category]))
  const ledger = [...types].map(([typeId, { name, icon }]) => ({
    typeId,
    typeName: typeDescription(name),
    icon,
    sale: link('sale', typeId),
    rent: link('rent', typeId),
  }))
  return {
    all: { sale: link('sale'), rent: link('rent') },
    rows: ledger.filter(({ sale, rent }) => sale.count + rent.count > 0),
  }
}
