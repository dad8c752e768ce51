import type { LeadInput } from './lead'
import { mailbox } from './mailbox'

/** The address of the second buyer in an offer; `null` when there is none, or when it is the first buyer's own. */
export function secondEmail({ kind, answers }: Pick<LeadInput, 'kind' | 'answers'>): string | null {
  const { email, emailB } = answers
  if (kind !== 'offer' || typeof emailB !== 'string' || mailbox(emailB) === mailbox(email)) return null
  return emailB
}
