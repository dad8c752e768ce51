import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import type { MailDraft, MailHome } from '../mail-content'
import { dayWords } from '../moment-words'
import { unsubscribeHeaders } from '../unsubscribe-headers'
import { optInMail, type OptInNeeds } from './opt-in-mail'

/** Asks whoever has this address whether favourites should be kept for them; the same link opens them later. */
export function keptListOptInMail({
  earlierHref,
  ...needs
}: OptInNeeds & { /** The list that they have already. */ earlierHref: string | null }): MailDraft {
  const { locale, href, until } = needs
  const t = translator(locale)
  return {
    ...optInMail(needs),
    subject: t('mail.subject_favourites'),
    title: t('mail.subject_favourites'),
    blocks: [
      { kind: 'text', text: t('mail.greeting_plain') },
      { kind: 'text', text: t('mail.received.favourites') },
      { kind: 'button', link: { label: t('mail.button_favourites'), href } },
      { kind: 'note', text: t('mail.optin_expiry', { date: dayWords(until, locale) }) },
      ...(earlierHref
        ? [{ kind: 'links' as const, links: [{ label: t('mail.button_earlier_list'), href: earlierHref }] }]
        : []),
    ],
  }
}

export interface KeptNewsNeeds {
  locale: Locale
  /** Those on offer with what the law asks of an advertisement. */
  homes: MailHome[]
  listHref: string
  /** Takes the POST of RFC 8058. */
  unsubscribeHref: string
  agencyEmail: string
}

/** A home that somebody keeps is cheaper, or has another status. */
export function keptNewsMail({
  locale,
  homes,
  listHref,
  unsubscribeHref,
  agencyEmail,
}: KeptNewsNeeds): MailDraft {
  const t = translator(locale)
  const subject = t('mail.subject_favourites_news', { count: homes.length })
  return {
    locale,
    subject,
    title: subject,
    blocks: [
      { kind: 'text', text: t('mail.greeting_plain') },
      ...homes.map((home) => ({ kind: 'home' as const, home })),
      { kind: 'button', link: { label: t('mail.button_open_favourites'), href: listHref } },
    ],
    reason: t('mail.favourites_reason'),
    stop: { label: t('kept_list.mail_stop'), href: `${listHref}#news` },
    headers: {
      ...automaticHeaders,
      ...unsubscribeHeaders({ href: unsubscribeHref, email: agencyEmail }),
    },
  }
}
