import type { LeadKind } from './lead-kind'

export const deliveryChannels = [
  'agency-mail',
  'visitor-mail',
  'second-person-mail',
  'friend-mail',
  'platform',
  'platform-reply',
] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

/** Whatever of a lead must arrive: what was sent with it, and what a colleague replied. */
export const sendingChannels = [...deliveryChannels, 'reply'] as const
export type SendingChannel = (typeof sendingChannels)[number]

/** `skipped`: there is no place for it at the other end. */
export const deliveryStates = ['pending', 'done', 'dead', 'skipped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export interface Reachable {
  hasEmail: boolean
  /** The second buyer of an offer left an address too. */
  hasSecondEmail?: boolean
}

/** Where a lead of this kind has to arrive; a visitor without an e-mail address gets no confirmation. */
export function channelsFor(
  kind: LeadKind,
  { hasEmail, hasSecondEmail = false }: Reachable,
): DeliveryChannel[] {
  const toVisitor: DeliveryChannel[] = hasEmail ? ['visitor-mail'] : []
  const toSecond: DeliveryChannel[] = hasSecondEmail ? ['second-person-mail'] : []
  switch (kind) {
    case 'send-to-friend':
      return ['friend-mail']
    case 'newsletter':
    // The platform hears of it once whoever has the address has said yes.
    case 'list-demand':
    // Of the visitor alone: nobody at the agency has to do anything.
    case 'favourites':
      return toVisitor
    case 'testimonial':
    // About the site, not about a home: no file at the platform is the better for it.
    case 'accessibility':
      return ['agency-mail', ...toVisitor]
    default:
      return ['agency-mail', ...toVisitor, ...toSecond, 'platform']
  }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const waitsMs = [10_000, 30_000, minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs, hourMs, 2 * hourMs]
const longestWaitMs = 4 * hourMs

export const daysUntilDead = 3

/** When to try again after this many tries; `null` when it has been pending for three days: it is dead then. */
export function nextTryAt({
  tries,
  queuedAt,
  now,
}: {
  tries: number
  queuedAt: Date
  now: Date
}): Date | null {
  const lastTryAt = queuedAt.getTime() + daysUntilDead * 24 * hourMs
  if (now.getTime() >= lastTryAt) return null
  const waitMs = waitsMs[Math.max(tries, 1) - 1] ?? longestWaitMs
  return new Date(Math.min(now.getTime() + waitMs, lastTryAt))
}
