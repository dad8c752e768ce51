import type { MailDraft } from '@/mail/mail-content'

/** A mail and who gets it; without a receiver it can never be delivered. */
export type AddressedMail = { to: string[]; draft: MailDraft } | { to: null; reason: string }
