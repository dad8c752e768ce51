import type { ListingStatus } from './listing'

/** How long a sold or rented home keeps its page: it proves the agency's work, and links to it still lead somewhere. */
const daysShownClosed = 365

const dayMs = 86_400_000

export function isClosed(status: ListingStatus): status is 'sold' | 'rented' {
  return status === 'sold' || status === 'rented'
}

/**
 * The platform says when a home last changed, not when it was sold: a later correction keeps the page a little longer.
 * Where it does not even say that, the page stays until the platform takes the home back.
 */
export function isLongClosed(
  { status, changedAt }: { status: ListingStatus; changedAt: Date | string | null },
  now: Date,
): boolean {
  if (!isClosed(status) || changedAt === null) return false
  return now.getTime() - new Date(changedAt).getTime() > daysShownClosed * dayMs
}
