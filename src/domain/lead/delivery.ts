import type { LeadKind } from './lead-kind'

export const deliveryChannels = ['agency-mail', 'visitor-mail', 'friend-mail', 'platform'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

export type DeliveryState = 'pending' | 'done' | 'dead'

/** Where a lead of this kind has to arrive; a visitor without an e-mail address gets no confirmation. */
export function channelsFor(kind: LeadKind, { hasEmail }: { hasEmail: boolean }): DeliveryChannel[] {
  const toVisitor: DeliveryChannel[] = hasEmail ? ['visitor-mail'] : []
  switch (kind) {
    case 'send-to-friend':
      return ['friend-mail']
    case 'newsletter':
      return toVisitor
    case 'testimonial':
      return ['agency-mail', ...toVisitor]
    default:
      return ['agency-mail', ...toVisitor, 'platform']
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
