/** How long links hold that were signed before the secret was replaced. */
const days = 30

interface Rotation {
  LINK_SECRET_PREVIOUS: string
  LINK_SECRET_CHANGED: string
}

/** The secret before this one and until when its links hold; `null` when there was none, or nobody says when it went. */
export function previousSecret({
  LINK_SECRET_PREVIOUS: secret,
  LINK_SECRET_CHANGED: changed,
}: Rotation): { secret: string; until: Date } | null {
  if (!secret || !changed) return null
  const until = new Date(`${changed}T00:00:00Z`)
  // The day itself and thirty whole ones.
  until.setUTCDate(until.getUTCDate() + days + 1)
  return { secret, until }
}
