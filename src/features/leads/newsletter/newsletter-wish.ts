import type { LeadInput } from '@/domain/lead/lead'

/** Who ticked the newsletter in another form asks for it as in its own: with a mail to confirm. `null` when not. */
export function newsletterWish(input: LeadInput): LeadInput | null {
  const { answers, idempotencyKey, kind } = input
  const { email } = answers
  if (kind === 'newsletter' || answers.newsletter !== true || typeof email !== 'string') return null
  return {
    ...input,
    idempotencyKey: `${idempotencyKey}:newsletter`,
    kind: 'newsletter',
    answers: { email },
    listingId: undefined,
    projectId: undefined,
  }
}
