import type { Deal } from '@/domain/listing/listing'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import type { Locale } from '@/i18n/locales'

import { criteriaOfIndexed } from '../search/list-indexed-searches'
import { onlyMunicipality } from './landing-links'

interface LandingSearch extends Record<string, unknown> {
  deal: Deal
  municipalityKey: string
  /** `null`: every type. */
  typeId: number | null
}

/** The search whose homes a landing page shows. */
export function landingCriteria(search: LandingSearch, locale: Locale): SearchCriteria {
  const named = criteriaOfIndexed(search, locale)
  if (onlyMunicipality(named) === search.municipalityKey) return named
  // Its name means another place too, so that only its key says which is meant.
  return { ...named, places: [], municipalities: [search.municipalityKey] }
}

/** The landing page that shows the homes of a search; `null` for a search that asks anything else. */
export function landingOfSearch(
  criteria: SearchCriteria,
): { municipalityKey: string; typeId: number } | null {
  const { deal, page, typeIds } = criteria
  const municipalityKey = onlyMunicipality(criteria)
  const [typeId] = typeIds
  if (!municipalityKey || typeId === undefined || typeIds.length > 1) return null
  const { places, municipalities } = criteria
  const bare = { ...criteriaFor(deal), places, municipalities, typeIds, page }
  return criteriaToQuery(bare) === criteriaToQuery(criteria) ? { municipalityKey, typeId } : null
}
