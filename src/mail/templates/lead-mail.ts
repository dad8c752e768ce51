import type { Lead } from '@/domain/lead/lead'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { MailDraft, MailHome, MailLine } from '../mail-content'
import { momentWords } from '../moment-words'
import { oneLine } from '../one-line'

export interface LeadMailNeeds {
  lead: Lead
  /** The agent's language, not the visitor's. */
  locale: Locale
  lines: MailLine[]
  home: MailHome | null
  siteUrl: string
  /** The lead in the admin. */
  adminHref: string
  /** Why it comes to this reader, when it is not new. */
  news?: { subject: string; text: string }
}

/** To the agent in charge: everything that was sent, and an answer goes straight to the visitor. */
export function leadMail(needs: LeadMailNeeds): MailDraft {
  const { lead, locale, lines, home, siteUrl, adminHref, news } = needs
  const t = translator(locale)
  const kind = t(`lead_kind.${lead.kind}`)
  return {
    locale,
    isInternal: true,
    subject: oneLine(
      news?.subject ?? (home ? homeSubject(home, locale) : t('mail.subject_lead_plain', { kind })),
    ),
    title: kind,
    blocks: [
      ...(news ? [{ kind: 'text' as const, text: news.text }] : []),
      { kind: 'text', text: t(lead.email ? 'mail.lead_intro' : 'mail.lead_intro_no_email') },
      { kind: 'ledger', title: t('mail.answers_title'), lines: lines.map(withAction) },
      ...(home ? [{ kind: 'home' as const, home }] : []),
      { kind: 'ledger', title: t('mail.source_title'), lines: sourceLines(lead, locale, siteUrl) },
      { kind: 'button', link: { label: t('mail.button_admin'), href: adminHref } },
    ],
    ...(lead.email && { replyTo: lead.email }),
    attachments: [machineReadable(lead)],
  }

  function withAction(line: MailLine): MailLine {
    if (lead.phone && line.value === lead.phone)
      return { ...line, href: `tel:${lead.phone.replaceAll(/[^\d+]/g, '')}` }
    return lead.email && line.value === lead.email ? { ...line, href: `mailto:${lead.email}` } : line
  }
}

function homeSubject({ reference, city }: MailHome, locale: Locale): string {
  const t = translator(locale)
  return city ? t('mail.subject_lead', { reference, city }) : t('mail.subject_lead_no_town', { reference })
}

function sourceLines(lead: Lead, locale: Locale, siteUrl: string): MailLine[] {
  const t = translator(locale)
  const { source, medium, name } = lead.campaign
  const campaign = [source, medium, name].filter(Boolean).join(' · ')
  // A page of ours is a path; whatever else was posted is shown and leads nowhere.
  const isOurs = /^\/(?!\/)[^\s\\]*$/.test(lead.sourcePage)
  return [
    { label: t('mail.source_form'), value: t(`lead_kind.${lead.kind}`) },
    {
      label: t('mail.source_page'),
      value: lead.sourcePage,
      ...(isOurs && { href: `${siteUrl}${lead.sourcePage}` }),
    },
    ...(campaign ? [{ label: t('mail.source_campaign'), value: campaign }] : []),
    { label: t('mail.source_language'), value: t(`lang.${lead.language}`) },
    { label: t('mail.source_time'), value: momentWords({ from: lead.createdAt }, locale) },
    ...(lead.consent.newsletter ? [{ label: t('mail.source_consent'), value: t('common.yes') }] : []),
    { label: t('mail.source_number'), value: lead.id },
  ]
}

/** For an agency whose own software reads its mailbox. */
function machineReadable({ id, kind, language, listingId, projectId, answers, ...rest }: Lead) {
  const { sourcePage, campaign, createdAt } = rest
  const data = { id, kind, language, listingId, projectId, answers, sourcePage, campaign, createdAt }
  return {
    filename: 'lead.json',
    contentType: 'application/json',
    content: `${JSON.stringify(data, null, 2)}\n`,
  }
}
