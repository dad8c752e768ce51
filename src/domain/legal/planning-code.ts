/** The abbreviations of Flemish property advertisements, as the law's own list spells them. */
export const planningCodes = [
  ...(['Vg', 'Gvg', 'Wg', 'WgLk', 'Wche', 'Wp', 'Wug', 'Igb', 'Iab', 'Gdr', 'Gvr', 'Ag', 'Lwag'] as const),
  ...([
    'Bg',
    'Ng',
    'Nr',
    'Pg',
    'Dv',
    'Gdv',
    'Ho',
    'Bo',
    'Lod',
    'Ms',
    'Gmo',
    'Vkr',
    'Gvkr',
    'Vv',
    'Gvv',
  ] as const),
]

export type PlanningCode = (typeof planningCodes)[number]

/** A platform may send the abbreviation itself. */
export function planningCode(written: unknown): PlanningCode | null {
  const plain = String(written ?? '')
    .trim()
    .toLowerCase()
  return planningCodes.find((code) => code.toLowerCase() === plain) ?? null
}
