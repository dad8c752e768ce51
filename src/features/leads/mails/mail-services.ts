import type { Database } from '@/database/connection'
import type { LegalFact } from '@/domain/legal/legal-fact'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Agent } from '@/domain/listing/listing'
import type { SitePicture } from '@/domain/site/site'
import type { ListingSettings } from '@/features/listings/listing-settings'
import type { Locale } from '@/i18n/locales'
import type { MailDraft, MailSender } from '@/mail/mail-content'
import type { Mailer } from '@/mail/mailer'

import type { LeadLinks } from './lead-links'

/** The site as its editors filled it in. */
export interface MailSite extends MailSender {
  settings: ListingSettings
}

/** What the mails about leads are made with. */
export interface MailServices {
  db: Database
  mailer: Mailer
  links: LeadLinks
  hosts: PictureHosts
  now: () => Date
  readSite(locale: Locale): Promise<MailSite>
  readLegalFacts(): Promise<readonly LegalFact[]>
  /** An agent as the team tells of them; `null` for who is not of the team. */
  readAgentWords(
    agent: Agent,
    locale: Locale,
  ): Promise<(Omit<Agent, 'id'> & { role: string; picture: SitePicture | null }) | null>
  /** Of a lead's page in the admin. */
  adminHref(leadId: string): string
}

/** What a home in a mail is made with. */
export type HomeMailServices = Pick<MailServices, 'db' | 'hosts' | 'now' | 'readSite' | 'readLegalFacts'>

/** A mail and who gets it; without a receiver it can never be delivered. */
export type AddressedMail = { to: string[]; draft: MailDraft } | { to: null; reason: string }
