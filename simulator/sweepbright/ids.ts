/** Everything has a uuid here; the last digits are those of the world. */
const estatePrefix = '7b0f2c1e-0000-4000-8000-'
const officePrefix = '5e0a11d2-0000-4000-8000-'

export const companyId = 'c1d2e3f4-0000-4000-8000-000000000001'

/** One space for homes and projects alike: a project is an estate too. */
export function estateId(worldId: number): string {
  return `${estatePrefix}${worldId.toString(16).padStart(12, '0')}`
}

/** -1 for what is no estate of ours. */
export function worldId(estate: string): number {
  return estate.startsWith(estatePrefix) ? Number.parseInt(estate.slice(estatePrefix.length), 16) : -1
}

export function officeId(siteId: number): string {
  return `${officePrefix}${siteId.toString(16).padStart(12, '0')}`
}
