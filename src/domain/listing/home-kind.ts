/** What a home is, whatever its platform or agency calls it. */
export const homeKinds = [
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
  'other',
] as const

export type KnownHomeKind = (typeof homeKinds)[number]

/** `unknown`: the platform sends a type that nobody has given a kind yet. It is treated as `other`, and reported. */
export const givenKinds = [...homeKinds, 'unknown'] as const
export type HomeKind = (typeof givenKinds)[number]

/** The groups between which the laws on advertisements, energy and taxes differ. */
export type LawKind = 'dwelling' | 'business' | 'garage' | 'plot'

const lawKinds: Record<HomeKind, LawKind | null> = {
  house: 'dwelling',
  apartment: 'dwelling',
  studio: 'dwelling',
  farm: 'dwelling',
  'student-room': 'dwelling',
  // A building of homes, bought to let them.
  investment: 'dwelling',
  office: 'business',
  retail: 'business',
  hospitality: 'business',
  industrial: 'business',
  garage: 'garage',
  plot: 'plot',
  other: null,
  unknown: null,
}

/** `null` where no law can be chosen: then only what is known is said. */
export function lawKindOf(kind: HomeKind): LawKind | null {
  return lawKinds[kind]
}

/** To those who look for one, a studio is an apartment too, and a farm a house. */
const wider: Partial<Record<HomeKind, KnownHomeKind>> = { studio: 'apartment', farm: 'house' }

/** The kinds as which a home of this kind is looked for, its own first. */
export function kindsToFind(kind: HomeKind): [HomeKind, ...HomeKind[]] {
  const other = wider[kind]
  return other ? [kind, other] : [kind]
}

/** All kinds of the same family: those between which visitors compare. */
export function kindsLike(kind: HomeKind): HomeKind[] {
  const family = wider[kind] ?? kind
  return givenKinds.filter((other) => (wider[other] ?? other) === family)
}

export function isDwelling(kind: HomeKind): boolean {
  return lawKindOf(kind) === 'dwelling'
}

/** Of which people live or work in; `false` for what is not known to be one. */
export function isBuilding(kind: HomeKind): boolean {
  return isDwelling(kind) || lawKindOf(kind) === 'business'
}
