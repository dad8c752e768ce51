import type { Lead } from '@/domain/lead/lead'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting } from '../greeting'
import type { MailAgent, MailBlock, MailDraft, MailHome, MailLine } from '../mail-content'
import { oneLine } from '../one-line'

export interface ConfirmationNeeds {
  lead: Lead
  /** Choices and numbers only: the visitor's own words would let a stranger write to anybody in our name. */
  lines: MailLine[]
  home: MailHome | null
  agent: MailAgent | null
  /** Within how many working days an answer is promised. */
  replyDays: number
  /** "Where is my request?" */
  statusHref: string | null
  /** Change or stop a search that was saved. */
  demandHref?: string | null
  /** Homes like it. */
  similar?: MailBlock | null
}

/** To the visitor: it is here, this happens next, and here one can look how far it is. */
export function confirmationMail(needs: ConfirmationNeeds): MailDraft {
  const { lead, lines, home, agent, replyDays, statusHref, demandHref, similar } = needs
  const { language: locale, kind } = lead
  const t = translator(locale)
  const blocks: (MailBlock | false | null | undefined)[] = [
    greeting(t, lead),
    { kind: 'text', text: t(`mail.received.${kind}`, { days: replyDays }) },
    home && { kind: 'home', home },
    lines.length > 0 && { kind: 'ledger', title: t('mail.your_request'), lines },
    statusHref ? { kind: 'button', link: { label: t('mail.button_status'), href: statusHref } } : null,
    statusHref ? { kind: 'note', text: t('mail.status_notice') } : null,
    demandHref
      ? { kind: 'links', links: [{ label: t('mail.button_change_demand'), href: demandHref }] }
      : null,
    agent && { kind: 'agent', title: t('mail.agent_title'), agent },
    similar,
  ]
  return {
    locale,
    subject: subjectOf(lead, home),
    title: t(`lead_kind.${kind}`),
    blocks: blocks.filter((block): block is MailBlock => Boolean(block)),
    reason: `${t('mail.request_reason')} ${t('mail.ignore_notice')}`,
    headers: automaticHeaders,
  }
}

function subjectOf({ kind, language }: Lead, home: MailHome | null): string {
  const t = translator(language)
  if (kind === 'testimonial') return t('mail.subject_testimonial')
  if (kind === 'demand') return t('mail.subject_demand')
  return home
    ? oneLine(t('mail.subject_confirmation', { reference: home.reference }))
    : t('mail.subject_confirmation_plain')
}
