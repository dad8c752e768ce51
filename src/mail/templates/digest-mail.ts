import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting } from '../greeting'
import type { MailBlock, MailDraft, MailLine } from '../mail-content'
import { oneLine } from '../one-line'
import { unsubscribeHeaders } from '../unsubscribe-headers'

export interface DigestNeeds {
  locale: Locale
  name: string
  address: string
  /** The agent's own words. */
  note: string | null
  /** What happened, by day. */
  lines: MailLine[]
  views: number | null
  nextVisit: string | null
  /** The story in the portal. */
  href: string
  stopHref: string
  /** Takes the POST of RFC 8058. */
  unsubscribeHref: string
  agencyEmail: string
}

/** To an owner, once a week: what happened, also when that is nothing. */
export function digestMail(needs: DigestNeeds): MailDraft {
  const { locale, address, note, lines, views, nextVisit } = needs
  const t = translator(locale)
  const figures: MailLine[] = [
    ...(views === null ? [] : [{ label: t('mail.digest_views'), value: String(views) }]),
    ...(nextVisit ? [{ label: t('mail.digest_next_visit'), value: nextVisit }] : []),
  ]
  const blocks: (MailBlock | null)[] = [
    greeting(t, { firstName: null, lastName: needs.name }),
    note ? { kind: 'text', text: note } : null,
    lines.length > 0
      ? { kind: 'ledger', title: address, lines }
      : { kind: 'text', text: t('mail.digest_quiet') },
    figures.length > 0 ? { kind: 'ledger', lines: figures } : null,
    { kind: 'button', link: { label: t('mail.digest_button'), href: needs.href } },
  ]
  return {
    locale,
    subject: oneLine(t('mail.digest_subject', { address })),
    title: t('mail.digest_title'),
    blocks: blocks.filter((block) => block !== null),
    reason: t('mail.digest_reason'),
    stop: { label: t('portal.digest_stop'), href: needs.stopHref },
    headers: {
      ...automaticHeaders,
      ...unsubscribeHeaders({ href: needs.unsubscribeHref, email: needs.agencyEmail }),
    },
  }
}
