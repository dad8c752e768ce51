import { municipalityByKey } from '@/i18n/places/municipalities'

/** Homes per municipality and, summed, per province, as the region picker shows them. */
export function regionCounts(perMunicipality: ReadonlyMap<string, number>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [key, homes] of perMunicipality) {
    const province = municipalityByKey(key)?.province
    counts[key] = homes
    if (province) counts[province] = (counts[province] ?? 0) + homes
  }
  return counts
}
