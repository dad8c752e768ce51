import type { EnergyLabelKey } from '@/domain/listing/energy/energy-bands'
import type { AmountKey } from '@/domain/listing/facts/amount-key'
import type { Region } from '@/domain/place/region'
import type { Agency } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'

/** Who writes. */
export interface MailSender {
  agency: Agency
  /** The site's own address, without a slash at the end. */
  siteUrl: string
  privacyHref: string | null
}

/** A home as plain data; what is not published is not in it. */
export interface MailHome {
  href: string
  reference: string
  /** "Huis · 9000 Gent" */
  title: string
  /** Empty where it is kept hidden. */
  city: string
  /** Empty for a price that is not published. */
  price: string
  facts: MailFact[]
  pictureUrl: string | null
  energy: { region: Region; label: EnergyLabelKey; name: string } | null
  /** Why it is shown: new, or a new price. */
  ribbon?: string
  /** What the law asks of an advertisement; only in mails that advertise. */
  legal?: MailLine[]
}

/** An article of the site, with where it goes on. */
export interface MailArticle {
  href: string
  title: string
  standfirst: string
  pictureUrl: string | null
}

export interface MailFact {
  text: string
  fact: AmountKey
}

export interface MailLine {
  label: string
  value: string
  /** Of an amount. */
  fact?: AmountKey
  href?: string
}

export interface MailLink {
  label: string
  href: string
}

export interface MailAgent {
  name: string
  role: string
  phone: string | null
  email: string | null
  pictureUrl: string | null
}

/** What a mail is made of. The same blocks become its HTML and its plain text. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'ledger'; title?: string; lines: MailLine[] }
  | { kind: 'home'; home: MailHome }
  | { kind: 'article'; article: MailArticle }
  /** Others one may like; each an advertisement. */
  | { kind: 'homes'; title: string; homes: MailHome[] }
  | { kind: 'button'; link: MailLink }
  | { kind: 'links'; links: MailLink[] }
  | { kind: 'agent'; title: string; agent: MailAgent }

export interface MailContent {
  locale: Locale
  title: string
  blocks: MailBlock[]
  /** What mail programs show beside the subject, where that is not the second text. */
  preview?: string
  /** To the agency's own people: no greetings under it. */
  isInternal?: boolean
  /** A colleague who wrote it; the agency's name stands below theirs. */
  signer?: string
  /** Why the reader gets it, and how it stops. */
  reason?: string
  stop?: MailLink
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: string | Buffer
}

export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL'
  filename: string
  content: string
}

/** A mail before it has a receiver. */
export interface MailDraft extends MailContent {
  subject: string
  replyTo?: string
  headers?: Record<string, string>
  /** Both of its faces, where they were made before: of one mail to many. */
  rendered?: { html: string; text: string }
  attachments?: MailAttachment[]
  calendar?: MailCalendar
}
