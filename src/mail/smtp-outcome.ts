/** What came of one try to send; the words of a lead's delivery. */
export type SendOutcome =
  | { state: 'done' }
  | { state: 'failed'; reason: string }
  | { state: 'unsure'; reason: string }
  | { state: 'refused'; reason: string }

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
  if (responseCode !== undefined && responseCode >= 500)
    return { state: setUpSteps.test(command) || notReached.has(code ?? '') ? 'failed' : 'refused', reason }
  const hasNotArrived = responseCode !== undefined || setUpSteps.test(command) || notReached.has(code ?? '')
  return { state: hasNotArrived ? 'failed' : 'unsure', reason }
}
