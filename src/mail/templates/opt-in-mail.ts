import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import type { MailDraft, MailLine } from '../mail-content'
import { dayWords } from '../moment-words'

export interface OptInNeeds {
  locale: Locale
  href: string
  until: Date
}

/** Asks who typed this address whether they read it: only then does the newsletter come. */
export function optInMail({ locale, href, until }: OptInNeeds): MailDraft {
  const t = translator(locale)
  return {
    locale,
    subject: t('mail.subject_optin'),
    title: t('mail.subject_optin'),
    blocks: [
      { kind: 'text', text: t('mail.greeting_plain') },
      { kind: 'text', text: t('mail.received.newsletter') },
      { kind: 'button', link: { label: t('mail.button_optin'), href } },
      { kind: 'note', text: t('mail.optin_expiry', { date: dayWords(until, locale) }) },
    ],
    reason: `${t('mail.request_reason')} ${t('mail.ignore_notice')}`,
    headers: automaticHeaders,
  }
}

/** Asks whoever has this address whether they want to be told of the homes of a list. */
export function demandOptInMail({
  locale,
  href,
  until,
  search,
}: OptInNeeds & { search: MailLine[] }): MailDraft {
  const t = translator(locale)
  return {
    ...optInMail({ locale, href, until }),
    subject: t('mail.subject_list_demand'),
    title: t('mail.subject_list_demand'),
    blocks: [
      { kind: 'text', text: t('mail.greeting_plain') },
      { kind: 'text', text: t('mail.received.list-demand') },
      { kind: 'ledger', lines: search },
      { kind: 'button', link: { label: t('mail.button_list_demand'), href } },
      { kind: 'note', text: t('mail.optin_expiry', { date: dayWords(until, locale) }) },
    ],
  }
}
