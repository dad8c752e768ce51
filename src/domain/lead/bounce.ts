/** `hard`: there is no such mailbox, for good. `soft`: it takes nothing for now. */
export type BounceKind = 'hard' | 'soft'

/** An address that takes nothing this many times within so many days gets no more. */
const mostSoftBounces = 5
export const softBounceDays = 3

/**
 * What a mail server's refusal says of the mailbox, by its codes (RFC 3463, RFC 5321). A mailbox that is full, and a server
 * that distrusts the sender, say nothing about the address: nobody leaves a list for those at once.
 */
export function bounceKind(said: string): BounceKind {
  const [, kind, subject, detail] = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(said) ?? []
  if (kind) {
    const isOfAddress = subject === '1' || subject === '0' || (subject === '2' && detail === '1')
    return kind === '5' && isOfAddress ? 'hard' : 'soft'
  }
  return /\b(550|551|553)\b/.test(said) ? 'hard' : 'soft'
}

/** Whether that is one too many, counted with those before. */
export function isTooManySoftBounces(earlier: readonly Date[], now: Date): boolean {
  const since = now.getTime() - softBounceDays * 86_400_000
  return earlier.filter((bounced) => bounced.getTime() > since).length >= mostSoftBounces
}
