import type { AlertHome, LetterInput } from '../delivery/outbox'

/** A home that answers a demand, as it was just noted for an alert. */
export interface AlertMatch {
  demandId: string
  listingId: number
  reason: string
  /** Whose demand it is. */
  email: string
}

/** More than this in one mail is not read; the rest is a number. */
const mostHomes = 12

/** One letter for each demand. A person with two demands hears of a home once for the same reason. */
export function alertLetters(matches: readonly AlertMatch[]): LetterInput[] {
  const first = new Map(
    matches
      .toSorted((a, b) => b.demandId.localeCompare(a.demandId))
      .map((match) => [`${match.email} ${match.listingId} ${match.reason}`, match]),
  )
  return [...Map.groupBy(first.values(), ({ demandId }) => demandId)].map(([leadId, told]) => {
    const homes = homesIn(told)
    const detail = { homes: homes.slice(0, mostHomes), more: Math.max(homes.length - mostHomes, 0) }
    return { leadId, kind: 'demand-alert', detail }
  })
}

/** New ones first, then the latest. */
function homesIn(matches: readonly AlertMatch[]): AlertHome[] {
  const homes = [...Map.groupBy(matches, ({ listingId }) => listingId)].map(([listingId, of]) => ({
    listingId,
    reasons: of.map(({ reason }) => reason).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
  }))
  return homes.toSorted((a, b) => rank(a.reasons[0]) - rank(b.reasons[0]) || b.listingId - a.listingId)
}

const rank = (reason = '') => (reason === 'new' ? 0 : 1)
