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
  home: MailHome | null
  agent: MailAgent | null
  links: MailLink[]
  until: Date
  statusHref: string | null
}

export function documentsMail({
  locale,
  person,
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
      { kind: 'text', text: t('mail.documents_text') },
      { kind: 'links', links },
      { kind: 'note', text: t('mail.documents_expiry', { date: dayWords(until, locale) }) },
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
