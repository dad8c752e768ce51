import { inAllLanguages, mainLanguage, perLanguage, type PerLanguage } from '@/domain/language'
import type { HomeKind } from '@/domain/listing/home-kind'

import type { Locale } from './locales'
import { slug } from './paths/slug'

/** A category of homes, with its name in every language. */
export interface HomeType {
  id: number
  kind: HomeKind
  names: PerLanguage<string>
}

/** The kinds of homes that have a word of their own in addresses and texts. */
export const namedKinds = [
  'house',
  'apartment',
  'studio',
  'student-room',
  'investment',
  'office',
  'retail',
  'hospitality',
  'industrial',
  'garage',
  'plot',
  'farm',
] as const
export type NamedKind = (typeof namedKinds)[number]

const kindSegments: Record<NamedKind, PerLanguage<string>> = {
  house: inAllLanguages({ nl: 'huizen', fr: 'maisons', en: 'houses', de: 'haeuser' }),
  apartment: inAllLanguages({ nl: 'appartementen', fr: 'appartements', en: 'apartments', de: 'wohnungen' }),
  studio: inAllLanguages({ nl: 'studios', fr: 'studios', en: 'studios', de: 'studios' }),
  'student-room': inAllLanguages({
    nl: 'studentenkamers',
    fr: 'kots',
    en: 'student-rooms',
    de: 'studentenzimmer',
  }),
  investment: inAllLanguages({
    nl: 'opbrengsteigendommen',
    fr: 'immeubles-de-rapport',
    en: 'investment-properties',
    de: 'anlageobjekte',
  }),
  office: inAllLanguages({ nl: 'kantoren', fr: 'bureaux', en: 'offices', de: 'bueros' }),
  retail: inAllLanguages({ nl: 'handelspanden', fr: 'commerces', en: 'shops', de: 'ladenlokale' }),
  hospitality: inAllLanguages({ nl: 'horecazaken', fr: 'horeca', en: 'hospitality', de: 'gastronomie' }),
  industrial: inAllLanguages({
    nl: 'bedrijfsgebouwen',
    fr: 'batiments-industriels',
    en: 'industrial-buildings',
    de: 'gewerbehallen',
  }),
  garage: inAllLanguages({ nl: 'garages', fr: 'garages', en: 'garages', de: 'garagen' }),
  plot: inAllLanguages({ nl: 'gronden', fr: 'terrains', en: 'land', de: 'grundstuecke' }),
  farm: inAllLanguages({ nl: 'hoeves', fr: 'fermes', en: 'farms', de: 'bauernhoefe' }),
}

/** What a type is called that is just the kind: in the main language, which every agency has. */
const plainNames: Record<NamedKind, string> = {
  house: 'huis',
  apartment: 'appartement',
  studio: 'studio',
  'student-room': 'studentenkamer',
  investment: 'opbrengsteigendom',
  office: 'kantoor',
  retail: 'handelspand',
  hospitality: 'horecazaak',
  industrial: 'bedrijfsgebouw',
  garage: 'garage',
  plot: 'grond',
  farm: 'hoeve',
}

/**
 * The kind by whose word a type is known, as "houses". Of several types of one kind, such as houses and villas, only
 * the one that is called just that; the others go by their own names, and the answer is `null`.
 */
export function kindWordOf(type: HomeType, types: readonly HomeType[]): NamedKind | null {
  const kind = namedKinds.find((named) => named === type.kind)
  if (!kind) return null
  const alike = types.filter((other) => other.kind === kind)
  const plain = alike.find(({ names }) => slug(names[mainLanguage]) === plainNames[kind])
  return alike.length === 1 || plain?.id === type.id ? kind : null
}

/** The part of an address that stands for a type. */
export function typeSegment(type: HomeType, types: readonly HomeType[], locale: Locale): string {
  let segments = known.get(types)
  if (!segments) known.set(types, (segments = segmentsOf(types)))
  return segments.get(type.id)?.[locale] ?? String(type.id)
}

/** A sitemap asks for the same few ten thousand times. */
const known = new WeakMap<readonly HomeType[], Map<number, PerLanguage<string>>>()

function segmentsOf(types: readonly HomeType[]): Map<number, PerLanguage<string>> {
  const plain = new Map(
    types.map((type) => [type.id, perLanguage((locale) => plainSegment(type, types, locale))]),
  )
  const isFirst = (id: number, locale: Locale, own: string) =>
    types.find((other) => plain.get(other.id)?.[locale] === own)?.id === id
  return new Map(
    [...plain].map(([id, segments]) => [
      id,
      perLanguage((locale) => {
        const own = segments[locale]
        return own && isFirst(id, locale, own) ? own : `${own || 'type'}-${id}`
      }),
    ]),
  )
}

/** The type that a part of an address stands for, in whichever language it is written. */
export function typeOfSegment(
  segment: string,
  types: readonly HomeType[],
  locale: Locale,
): HomeType | undefined {
  const inLanguage = (language: Locale) =>
    types.find((type) => typeSegment(type, types, language) === segment)
  return (
    inLanguage(locale) ??
    Object.values(perLanguage(inLanguage)).find(Boolean) ??
    // As it was called while the agency had one type of this kind, or several.
    types.find(({ names }) => Object.values(names).some((name) => slug(name) === segment)) ??
    types.find(({ kind }) => kind in kindSegments && isWordOf(kind as NamedKind, segment))
  )
}

function plainSegment(type: HomeType, types: readonly HomeType[], locale: Locale): string {
  const kind = kindWordOf(type, types)
  return kind ? kindSegments[kind][locale] : slug(type.names[locale])
}

function isWordOf(kind: NamedKind, segment: string): boolean {
  return Object.values(kindSegments[kind]).includes(segment)
}
