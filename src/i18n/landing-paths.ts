import { perLanguage, type PerLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'

import { type HomeType, typeSegment } from './landing-types'
import { dealOfSegment, listPath } from './paths/listing-paths'
import { isLocale, type Locale } from './locales'
import { municipalities, type MunicipalityRecord } from './places/municipalities'
import { pathSegments } from './paths/path-segments'
import { slug } from './paths/slug'

/** The page about the homes of one type in one municipality: /nl/te-koop/gent/huizen/. */
export interface Landing {
  deal: Deal
  municipalityKey: string
  type: HomeType
}

export function landingPath(
  locale: Locale,
  { deal, municipalityKey, type }: Landing,
  types: readonly HomeType[],
): string {
  return `${listPath(locale, deal)}${townSegment(municipalityKey, locale)}/${typeSegment(type, types, locale)}/`
}

/** What an address says, in whichever language's words: whoever answers compares with `landingPath` and redirects. */
export interface ParsedLandingPath {
  locale: Locale
  deal: Deal
  municipality: MunicipalityRecord
  /** `null`: the town alone. */
  typeSegment: string | null
}

export function parseLandingPath(path: string): ParsedLandingPath | null {
  const [locale, dealSegment = '', town = '', type, ...more] = pathSegments(path)
  const deal = dealOfSegment(dealSegment)
  if (!isLocale(locale) || !deal || !town || more.length > 0) return null
  const municipality = municipalityOfSegment(town, locale)
  return municipality ? { locale, deal, municipality, typeSegment: type ?? null } : null
}

function townSegment(key: string, locale: Locale): string {
  return towns()[locale].byKey.get(key) ?? key.toLowerCase()
}

function municipalityOfSegment(segment: string, locale: Locale): MunicipalityRecord | undefined {
  const inLanguages = towns()
  return (
    inLanguages[locale].bySegment.get(segment) ??
    Object.values(inLanguages)
      .map(({ bySegment }) => bySegment.get(segment))
      .find(Boolean)
  )
}

interface TownSegments {
  byKey: Map<string, string>
  bySegment: Map<string, MunicipalityRecord>
}

let known: PerLanguage<TownSegments> | undefined

/** Made when first asked for: not every process answers visitors. */
function towns(): PerLanguage<TownSegments> {
  return (known ??= perLanguage(segmentsIn))
}

/** Municipalities that share a name in a language are told apart by their postal code. */
function segmentsIn(locale: Locale): TownSegments {
  const named = Map.groupBy(municipalities, ({ names }) => slug(names[locale]))
  const segments = municipalities.map((one): [string, MunicipalityRecord] => {
    const own = slug(one.names[locale])
    const isOnly = named.get(own)?.length === 1
    return [isOnly ? own : `${own}-${one.zips[0] ?? one.key.toLowerCase()}`, one]
  })
  return {
    byKey: new Map(segments.map(([segment, { key }]) => [key, segment])),
    bySegment: new Map(segments),
  }
}
