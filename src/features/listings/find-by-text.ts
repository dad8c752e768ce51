import type { Database } from '@/database/connection'
import type { SearchCriteria } from '@/domain/search/criteria'
import { zipPattern } from '@/domain/search/normalised-criteria'

import { findPlaces } from './find-places'
import { findReferences } from './find-references'
import { listHref } from './list-href'
import type { TypedText } from './typed-text'

/** Where the plain search form leads: the home with that reference, else the list of that place. */
export async function findByText(
  db: Database,
  { criteria, ...typed }: TypedText & { criteria: SearchCriteria },
): Promise<string> {
  const { text, language } = typed
  if (!text) return listHref(language, criteria)
  const [references, places] = await Promise.all([findReferences(db, typed), findPlaces(db, typed)])
  const home = references.find(({ reference }) => reference.toUpperCase() === text.toUpperCase())
  if (home) return home.href
  if (places.length > 0) return listHref(language, { ...criteria, places: [...criteria.places, ...places] })
  return listHref(language, withUnknown(criteria, text))
}

/** A list that says it is empty, under the words that were typed. */
function withUnknown(criteria: SearchCriteria, text: string): SearchCriteria {
  if (/\d/.test(text) && !zipPattern.test(text)) return { ...criteria, reference: text }
  return { ...criteria, places: [...criteria.places, { city: text }] }
}
