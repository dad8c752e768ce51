import type { Database } from '@/database/connection'
import { filled, int, moment, nullable, type RowOf, stored, text } from '@/database/row'
import type { MailServices } from '@/features/leads/mails/mail-services'
import type { LinkSigner } from '@/features/leads/signed-link'

import type { DigestFacts } from './prepare-digests'

export interface DigestServices extends Pick<MailServices, 'mailer' | 'readSite' | 'links' | 'now'> {
  db: Database
  signer: Pick<LinkSigner, 'signLink'>
}

/** One mail of one week to one owner. */
export const digestMailRow = {
  listingId: int,
  week: text,
  homeOwnerId: int,
  email: text,
  name: text,
  language: text,
  accountId: filled(text),
  facts: stored<DigestFacts>(),
  preparedAt: moment,
  note: nullable(text),
  tries: int,
  queuedAt: moment,
}
export type DigestMail = RowOf<typeof digestMailRow>
