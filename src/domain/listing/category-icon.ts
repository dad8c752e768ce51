const icons = { 1: 'residential', 2: 'offices', 3: 'industrial', 4: 'land', 6: 'retail' } as const

export type CategoryIcon = (typeof icons)[keyof typeof icons]

/** By web category; one without an icon of its own (5, 7, unknown) shares the offices' icon. */
export function categoryIcon(webId: number | null): CategoryIcon {
  return webId !== null && webId in icons ? icons[webId as keyof typeof icons] : 'offices'
}
