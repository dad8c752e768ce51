import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting, type Named } from '../greeting'
import type { MailAgent, MailDraft, MailHome, MailLink } from '../mail-content'
import { dayWords } from '../moment-words'
import { oneLine } from '../one-line'

export interface DocumentsNeeds {
  locale: Locale
  person: Named
  /** In answer to the form, or because an agent released them later. */
  news: 'asked' | 'released'
  /** More was asked for than can be read yet. */
  hasOthers?: boolean
  home: MailHome | null
  agent: MailAgent | null
  links: MailLink[]
  until: Date
  statusHref: string | null
}

export function documentsMail({
  locale,
  person,
  news,
  hasOthers = false,
  home,
  agent,
  links,
  until,
  statusHref,
}: DocumentsNeeds): MailDraft {
  const t = translator(locale)
  return {
    locale,
    subject: home
      ? oneLine(t('mail.subject_documents', { reference: home.reference }))
      : t('mail.subject_documents_plain'),
    title: t('mail.subject_documents_plain'),
    blocks: [
      greeting(t, person),
      { kind: 'text', text: t(news === 'asked' ? 'mail.documents_text' : 'mail.documents_released_text') },
      { kind: 'links', links },
      { kind: 'note', text: t('mail.documents_expiry', { date: dayWords(until, locale) }) },
      ...(hasOthers ? [{ kind: 'text' as const, text: t('mail.documents_others_text') }] : []),
      ...(home ? [{ kind: 'home' as const, home }] : []),
      ...(statusHref
        ? [{ kind: 'links' as const, links: [{ label: t('mail.button_status'), href: statusHref }] }]
        : []),
      ...(agent ? [{ kind: 'agent' as const, title: t('mail.agent_title'), agent }] : []),
    ],
    reason: `${t('mail.request_reason')} ${t('mail.ignore_notice')}`,
    headers: automaticHeaders,
  }
}
