import type { HomeKind } from './home-kind'

export type CategoryIcon = 'residential' | 'offices' | 'industrial' | 'land' | 'retail' | 'garage'

const icons: Partial<Record<HomeKind, CategoryIcon>> = {
  house: 'residential',
  apartment: 'residential',
  'student-room': 'residential',
  industrial: 'industrial',
  plot: 'land',
  retail: 'retail',
  hospitality: 'retail',
  garage: 'garage',
}

/** A category without an icon of its own shares that of offices and other commercial property. */
export function categoryIcon(kind: HomeKind): CategoryIcon {
  return icons[kind] ?? 'offices'
}
