import { type BounceKind, bounceKind } from '@/domain/lead/bounce'

/** What came of one try to send; the words of a lead's delivery. */
export type SendOutcome =
  | { state: 'done' }
  | { state: 'failed'; reason: string; bounce?: BounceKind }
  | { state: 'unsure'; reason: string }
  | { state: 'refused'; reason: string; bounce?: BounceKind }

export interface SmtpFailure {
  message: string
  /** Of the library, such as ECONNECTION. */
  code?: string | undefined
  /** At which step of the conversation. */
  command?: string | undefined
  /** What the server answered, such as 451. */
  responseCode?: number | undefined
}

// Refused here, no mail at all would be taken: a set-up that somebody will repair, not a fault of this mail.
const setUpSteps = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|API)/
const notReached = new Set([
  'EDNS',
  'ECONNREFUSED',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ETLS',
  'ECONFIG',
  'EPROXY',
])

/** Answers of 4xx pass, those of 5xx to a receiver or a message do not; without an answer it may have arrived. */
export function outcomeOfFailure({ message, code, command = '', responseCode }: SmtpFailure): SendOutcome {
  // Mail servers name the receiver; the lead does so already, for as long as it may.
  const reason = message
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500)
  const isSetUp = setUpSteps.test(command) || notReached.has(code ?? '')
  const bounce = isSetUp ? undefined : bounceOf({ command, responseCode, reason })
  if (responseCode !== undefined && responseCode >= 500)
    return { state: isSetUp ? 'failed' : 'refused', reason, ...(bounce && { bounce }) }
  if (responseCode === undefined && !isSetUp) return { state: 'unsure', reason }
  return { state: 'failed', reason, ...(bounce && { bounce }) }
}

interface Refusal {
  command: string
  responseCode: number | undefined
  reason: string
}

/** Only what the server says of the receiver: what it holds against a mail is no word about the mailbox. */
function bounceOf({ command, responseCode, reason }: Refusal): BounceKind | undefined {
  if (responseCode === undefined) return undefined
  const isOfReceiver = command.startsWith('RCPT TO') || /\b[45]\.[12]\.\d/.test(reason)
  return isOfReceiver ? bounceKind(`${responseCode} ${reason}`) : undefined
}
