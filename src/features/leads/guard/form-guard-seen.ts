import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Says when a form was rendered, in a page that is made for one visitor. `asked`: they were asked to confirm that they are no
 * robot, so the moment alone is not enough.
 */
export type SeenPurpose = 'seen' | 'asked'

const longestMs = 24 * 60 * 60 * 1000

export function seenToken(purpose: SeenPurpose, at: Date, secret: string): string {
  const moment = at.getTime().toString(36)
  return `${moment}.${signature(purpose, moment, secret)}`
}

/** How long ago; `null` for what we did not sign, and for what is older than a day. */
export function seenAgeMs(
  token: string,
  { purpose, now, secret }: { purpose: SeenPurpose; now: Date; secret: string },
): number | null {
  const [moment = '', given = ''] = token.split('.')
  const [ours, theirs] = [Buffer.from(signature(purpose, moment, secret)), Buffer.from(given)]
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null
  const age = now.getTime() - Number.parseInt(moment, 36)
  return age >= 0 && age <= longestMs ? age : null
}

function signature(purpose: SeenPurpose, moment: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`form ${purpose} ${moment}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}
