export const rentPeriods = ['day', 'week', 'month', 'year'] as const
export type RentPeriod = (typeof rentPeriods)[number]

/** The words of the four languages; platforms number their units as they like, but they all name them. */
const words: readonly [RentPeriod, string][] = [
  ['month', String.raw`\b(maand|mnd|mois|month|monat)`],
  ['year', String.raw`\b(jaar|jr|an|année|annum|year|jahr)\b`],
  ['week', String.raw`\b(week|semaine|woche)`],
  ['day', String.raw`\b(dag|nacht|jour|nuit|day|night|tag)\b`],
]
const patterns = words.map(([period, word]) => ({
  period,
  names: new RegExp(word, 'i'),
  isOnly: new RegExp(String.raw`^(/|per\b|par\b|pro\b|je\b)? ?${word}\.?$`, 'i'),
}))

/** What a rent pays for. */
export interface RentUnit {
  /** `null` where it is paid by anything but time, such as m². */
  per: RentPeriod | null
  /** The platform's own words, where they say more than the period does. */
  unitText: string | null
}

/** Read from the platform's words; a rent without any is paid by the month. */
export function rentUnit(unitText: string | null): RentUnit {
  if (unitText === null) return { per: 'month', unitText }
  // "€/m² per jaar" is no rent of a year, but of each square metre.
  if (/m²|m2/i.test(unitText)) return { per: null, unitText }
  const found = patterns.find(({ names }) => names.test(unitText))
  if (!found) return { per: null, unitText }
  return { per: found.period, unitText: found.isOnly.test(unitText) ? null : unitText }
}
