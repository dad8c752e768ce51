import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting } from '../greeting'
import type { MailDraft } from '../mail-content'
import { oneLine } from '../one-line'

export interface VisitNewsNeeds {
  locale: Locale
  name: string
  kind: 'planned' | 'moved' | 'cancelled'
  address: string
  moment: string
  /** Before it was moved. */
  was: string | null
  /** The home in the portal. */
  href: string
}

/** To an owner, when something changes in the diary of their home. Who comes is not said. */
export function visitNewsMail({ locale, name, kind, address, moment, was, href }: VisitNewsNeeds): MailDraft {
  const t = translator(locale)
  return {
    locale,
    subject: oneLine(t(`visit_news.${kind}_subject`, { moment })),
    title: t(`visit_news.${kind}_title`),
    blocks: [
      greeting(t, { firstName: name, lastName: null }),
      { kind: 'text', text: t(`visit_news.${kind}_text`) },
      {
        kind: 'ledger',
        lines: [
          { label: t('visit_news.home'), value: address },
          { label: t('visit_news.when'), value: moment },
          ...(was ? [{ label: t('visit_news.was'), value: was }] : []),
        ],
      },
      {
        kind: 'button',
        link: { label: t(kind === 'cancelled' ? 'visit_news.see' : 'visit_news.answer'), href },
      },
    ],
    reason: t('owner_mail.reason'),
    headers: automaticHeaders,
  }
}
