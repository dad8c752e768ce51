import type { Reads } from '@/database/query'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { zipPattern } from '@/domain/search/normalised-criteria'
import { referenceKey } from '@/domain/search/reference-key'
import type { Locale } from '@/i18n/locales'
import { nearPlaces } from '@/i18n/places/place-suggestions'

import { listCategories } from '../list/list-categories'
import { listHref } from '../list/list-href'
import { withUnread } from '../list/unread-words'
import { findReferences, type FoundReferences } from '../search/find-references'
import { countListings } from '../search/search-listings'
import { isUnderstood, readSentence, type Sentence } from '../sentence/read-sentence'
import { sentenceCriteria } from '../sentence/sentence-criteria'
import { findPlaces } from './find-places'
import type { TypedText } from './typed-text'

/** Where the plain search form leads: the home with that reference, the list of that place, or what the sentence asks for. */
export async function findByText(
  db: Reads,
  { criteria, ...typed }: TypedText & { criteria: SearchCriteria },
): Promise<string> {
  const { text, language } = typed
  if (!text) return listHref(language, criteria)
  const [found, places] = await Promise.all([findReferences(db, typed), findPlaces(db, typed)])
  const home = homeOf(found, text, places.length > 0)
  if (home) return home.href
  if (places.length > 0) return listHref(language, { ...criteria, places: [...criteria.places, ...places] })
  const sentence = readSentence(text, language)
  if (!isUnderstood(sentence)) return listHref(language, await unknownSearch(db, typed, criteria))
  return withUnread(
    listHref(language, await meantSearch(db, { sentence, language }, criteria)),
    sentence.unread.join(' '),
  )
}

/** The figures of a reference alone mean its home, unless they mean a place too or are those of several. */
function homeOf({ references, hasMore }: FoundReferences, text: string, isPlace: boolean) {
  const key = referenceKey(text)
  const [first, ...others] = references
  const whole = references.find(({ reference }) => referenceKey(reference) === key)
  if (whole) return whole
  const isOnly = first !== undefined && others.length === 0 && !hasMore && !isPlace
  return isOnly && /^\d+$/.test(key) && first.reference.replaceAll(/\D/g, '') === key ? first : null
}

async function meantSearch(
  db: Reads,
  { sentence, language }: { sentence: Sentence; language: Locale },
  criteria: SearchCriteria,
): Promise<SearchCriteria> {
  const deal = sentence.deal ?? criteria.deal
  const meant = sentenceCriteria(sentence, { deal, categories: await listCategories(db, { deal, language }) })
  // Prices and types of the other deal mean nothing here.
  const before = deal === criteria.deal ? criteria : criteriaFor(deal)
  return {
    ...before,
    ...meant,
    places: [...criteria.places, ...meant.places],
    provinces: [...criteria.provinces, ...meant.provinces],
    municipalities: criteria.municipalities,
    area: criteria.area,
    typeIds: meant.typeIds.length > 0 ? meant.typeIds : before.typeIds,
    energyLabels: meant.energyLabels.length > 0 ? meant.energyLabels : before.energyLabels,
    sort: before.sort,
    page: 1,
  }
}

/** A place that may be meant, the homes whose texts have the words, or a list that says that it knows no such place. */
async function unknownSearch(
  db: Reads,
  { text, language }: TypedText,
  criteria: SearchCriteria,
): Promise<SearchCriteria> {
  const unknown = { ...criteria, places: [...criteria.places, { city: text }] }
  if (nearPlaces(text, language).length > 0) return unknown
  if (/\d/.test(text) && !zipPattern.test(text)) return { ...criteria, reference: text }
  const byWords = { ...criteria, text }
  const { total } = await countListings(db, byWords)
  return total > 0 ? byWords : unknown
}
