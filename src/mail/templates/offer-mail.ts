import { depositPercent } from '@/domain/lead/forms/offer'
import type { Lead } from '@/domain/lead/lead'
import { percentageText } from '@/domain/percentage'
import { intlLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { agencyLines } from '../agency-lines'
import { automaticHeaders } from '../automatic-headers'
import { greeting } from '../greeting'
import type { MailAgent, MailDraft, MailHome, MailLine, MailSender } from '../mail-content'
import { momentWords } from '../moment-words'
import { oneLine } from '../one-line'
import { isPrinted, formPdf } from '../pdf/form-pdf'

export interface OfferNeeds {
  lead: Lead
  /** Everything that was offered: the bidder gets the whole text. */
  lines: MailLine[]
  home: MailHome | null
  agent: MailAgent | null
  statusHref: string | null
  sender: MailSender
}

/** To the bidder: the whole offer, in the mail and as a file to keep. */
export async function offerMail(needs: OfferNeeds): Promise<MailDraft> {
  const { lead, lines, home, agent, statusHref, sender } = needs
  const { language: locale } = lead
  const t = translator(locale)
  const percent = percentageText(depositPercent, locale)
  const notices = [t('offer.binding_warning'), t('offer.deposit_notice', { percent }), t('mail.offer_next')]
  const subject = home
    ? oneLine(t('mail.subject_offer', { reference: home.reference }))
    : t('mail.subject_offer_plain')
  const about = home
    ? [{ label: t('mail.about_home'), value: `${home.title} (${t('mail.reference')} ${home.reference})` }]
    : []
  const received = { label: t('mail.source_time'), value: momentWords({ from: lead.createdAt }, locale) }
  const number = { label: t('mail.source_number'), value: lead.id }
  const ledger = [...about, ...lines, received, number]
  const isWhole = ledger.every(({ value }) => isPrinted(value))
  return {
    locale,
    subject,
    title: t('offer.title'),
    blocks: [
      greeting(t, lead),
      { kind: 'text', text: t('mail.received.offer') },
      ...(home ? [{ kind: 'home' as const, home }] : []),
      { kind: 'ledger', title: t('offer.title'), lines: ledger },
      ...notices.map((text) => ({ kind: 'text' as const, text })),
      ...(statusHref
        ? [{ kind: 'button' as const, link: { label: t('mail.button_status'), href: statusHref } }]
        : []),
      ...(agent ? [{ kind: 'agent' as const, title: t('mail.agent_title'), agent }] : []),
    ],
    reason: `${t('mail.request_reason')} ${t('mail.ignore_notice')}`,
    headers: automaticHeaders,
    attachments: [
      {
        filename: `${t('mail.offer_file')}-${lead.id.slice(0, 8)}.pdf`,
        contentType: 'application/pdf',
        content: await formPdf({
          title: t('offer.title'),
          language: intlLocale[locale],
          subtitle: sender.agency.name,
          lines: ledger,
          paragraphs: isWhole ? notices : [...notices, t('mail.offer_letters_missing')],
          footer: agencyLines(sender.agency, locale)[0] ?? sender.agency.name,
        }),
      },
    ],
  }
}
