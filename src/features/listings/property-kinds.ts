import type { PropertyKind } from '@/domain/listing/publication-gap'

/** What the law calls each web category; a category that is not named here counts as a house. */
const kinds: Record<number, PropertyKind> = {
  1: 'house',
  2: 'flat',
  3: 'garage',
  4: 'plot',
  5: 'house',
  6: 'business',
  7: 'flat',
}

export function kindOfType(typeId: number): PropertyKind {
  return kinds[typeId] ?? 'house'
}
