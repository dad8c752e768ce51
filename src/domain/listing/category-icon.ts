import type { HomeKind } from './home-kind'

export const categoryIcons = ['residential', 'offices', 'industrial', 'land', 'retail', 'garage'] as const
export type CategoryIcon = (typeof categoryIcons)[number]

/** What has no icon of its own shares that of offices and other commercial property. */
const otherwise: CategoryIcon = 'offices'

const byWebId: Record<number, CategoryIcon> = {
  1: 'residential',
  2: 'offices',
  3: 'industrial',
  4: 'land',
  6: 'retail',
}

/** The icon of a category by the number that a platform gives it for websites. */
export function iconOfWebId(webId: number): CategoryIcon {
  return byWebId[webId] ?? otherwise
}

const byKind: Partial<Record<HomeKind, CategoryIcon>> = {
  house: 'residential',
  farm: 'residential',
  apartment: 'residential',
  studio: 'residential',
  'student-room': 'residential',
  industrial: 'industrial',
  plot: 'land',
  retail: 'retail',
  hospitality: 'retail',
  garage: 'garage',
}

/** That of a category without such a number: of what it holds. */
export function iconOfKind(kind: HomeKind): CategoryIcon {
  return byKind[kind] ?? otherwise
}
