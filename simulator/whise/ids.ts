/** One number space for homes and projects alike: a project is an estate with children here. */
const firstEstate = 7_000_000
const firstOffice = 9100

export const clientId = 9001
export const clientName = 'Gevel Demo'

/** The same home has another number here than it has in the world. */
export function estateId(worldId: number): number {
  return firstEstate + worldId
}

export function worldId(estate: number): number {
  return estate - firstEstate
}

export function officeId(siteId: number): number {
  return firstOffice + siteId
}
