import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { isFollowed } from '@/domain/search/indexed-search'
import { distanceKm } from '@/domain/search/search-area'
import { landingPath } from '@/i18n/landing-paths'
import type { HomeType } from '@/i18n/landing-types'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { municipalities, municipalityByKey } from '@/i18n/places/municipalities'
import { searchedPlaces } from '@/i18n/places/search-areas'

import type { FacetedResult } from '../search/search-with-facets'
import { typeWord } from './landing-words'

export interface LandingLink {
  title: string
  href: string
  /** Homes that can be had there. */
  count: number
}

export interface LinkNeeds {
  locale: Locale
  deal: Deal
  types: readonly HomeType[]
}

const mostTowns = 8
const nearKm = 30

/** "Huizen te koop in Gent" */
export function landingTitle(
  { municipalityKey, type }: { municipalityKey: string; type: HomeType },
  { locale, deal, types }: LinkNeeds,
): string {
  const city = municipalityByKey(municipalityKey)?.names[locale] ?? ''
  const word = typeWord(type, types, locale)
  return translator(locale)(`list.type_for_${deal}_in`, { type: word, city })
}

/** The same type in the other deal, then the other types of a municipality; only what has homes. */
export function hereLinks(
  { municipalityKey, type }: { municipalityKey: string; type: HomeType },
  { perType, other }: Pick<FacetedResult, 'perType'> & { other: { deal: Deal; total: number } },
  needs: LinkNeeds,
): LandingLink[] {
  return [
    ...linkTo({ municipalityKey, type }, other.total, { ...needs, deal: other.deal }),
    ...typeLinks(municipalityKey, { perType }, needs, type.id),
  ]
}

function typeLinks(
  municipalityKey: string,
  { perType }: Pick<FacetedResult, 'perType'>,
  needs: LinkNeeds,
  except?: number,
): LandingLink[] {
  return needs.types
    .filter(({ id }) => id !== except)
    .flatMap((type) => linkTo({ municipalityKey, type }, perType.get(type.id) ?? 0, needs))
}

/** The municipalities around one that have homes of a type, the nearest first. */
export function nearLinks(
  municipalityKey: string,
  type: HomeType,
  { perMunicipality }: Pick<FacetedResult, 'perMunicipality'>,
  needs: LinkNeeds,
): LandingLink[] {
  return nearTo(municipalityKey, perMunicipality).flatMap((key) =>
    linkTo({ municipalityKey: key, type }, perMunicipality.get(key) ?? 0, needs),
  )
}

/** The nearest municipalities in which there are homes. */
export function nearTo(key: string, perMunicipality: ReadonlyMap<string, number>): string[] {
  const centre = municipalityByKey(key)?.point
  if (!centre) return []
  return municipalities
    .filter((one) => one.key !== key && (perMunicipality.get(one.key) ?? 0) > 0)
    .map((one) => ({ key: one.key, km: distanceKm(centre, one.point) }))
    .filter(({ km }) => km <= nearKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, mostTowns)
    .map((one) => one.key)
}

/** Landing pages that a list leads to: the types of its one municipality, or the towns with most of its one type. */
export function listLinks(
  criteria: SearchCriteria,
  result: Pick<FacetedResult, 'perType' | 'perMunicipality'>,
  { locale, types }: Omit<LinkNeeds, 'deal'>,
): { city: string | null; links: LandingLink[] } | null {
  const needs = { locale, types, deal: criteria.deal }
  if (!isFollowed(criteria) || criteria.page > 1) return null
  const type = types.find(({ id }) => id === criteria.typeIds[0])
  if (type) return { city: null, links: townLinks(type, result, needs) }
  const key = onlyMunicipality(criteria)
  if (!key) return null
  return { city: municipalityByKey(key)?.names[locale] ?? '', links: typeLinks(key, result, needs) }
}

/** The municipality of a search in just one; `null` for a part of it, or for several. */
export function onlyMunicipality(criteria: SearchCriteria): string | null {
  const { municipalityKeys, provinceKeys, areas } = searchedPlaces(criteria)
  const isOnly = municipalityKeys.length === 1 && provinceKeys.length + areas.length === 0
  return isOnly ? (municipalityKeys[0] ?? null) : null
}

function townLinks(
  type: HomeType,
  { perMunicipality }: Pick<FacetedResult, 'perMunicipality'>,
  needs: LinkNeeds,
): LandingLink[] {
  const most = [...perMunicipality].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, mostTowns)
  return most.flatMap(([municipalityKey, count]) => linkTo({ municipalityKey, type }, count, needs))
}

function linkTo(
  landing: { municipalityKey: string; type: HomeType },
  count: number,
  needs: LinkNeeds,
): LandingLink[] {
  if (count < 1 || !municipalityByKey(landing.municipalityKey)) return []
  const { locale, deal, types } = needs
  return [
    {
      count,
      title: landingTitle(landing, needs),
      href: landingPath(locale, { deal, ...landing }, types),
    },
  ]
}
