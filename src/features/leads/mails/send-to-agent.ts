import { mainLanguage } from '@/domain/language'
import { translator } from '@/i18n/messages'
import { dayWords } from '@/mail/moment-words'
import { leadMail } from '@/mail/templates/lead-mail'

import type { Outcome } from '../delivery/channel'
import type { Letter } from '../delivery/outbox'
import { leadMailLines } from './lead-mail-lines'
import { findMailHome } from './mail-home'
import type { MailServices } from './mail-services'

type AgentLetter = Extract<Letter, { kind: 'assigned' | 'reply-due' }>

/** The lead as its agent gets it, with why; without an agent it goes to the agent of the home, or to the agency. */
export async function sendToAgent(services: MailServices, letter: AgentLetter): Promise<Outcome> {
  const { lead } = letter
  const locale = mainLanguage
  const [found, site] = await Promise.all([
    findMailHome(services, { id: lead.listingId, locale }),
    services.readSite(locale),
  ])
  const to = letter.to ?? (found?.listing.agent?.email || site.agency.email)
  if (!to) return { state: 'refused', reason: 'Neither the agent nor the agency has an e-mail address' }
  const draft = leadMail({
    lead,
    locale,
    lines: await leadMailLines(services, { lead, locale }),
    home: found?.home ?? null,
    siteUrl: site.siteUrl,
    adminHref: services.adminHref(lead.id),
    news: newsOf(letter),
  })
  return services.mailer.send(draft, {
    to: [to],
    messageId: `<letter.${letter.id}@${services.mailer.host}>`,
    sender: site,
  })
}

function newsOf(letter: AgentLetter): { subject: string; text: string } {
  const t = translator(mainLanguage)
  const day = (date: string) => dayWords(new Date(`${date}T12:00:00Z`), mainLanguage)
  const kind = t(`lead_kind.${letter.lead.kind}`)
  if (letter.kind === 'reply-due')
    return {
      subject: t('mail.subject_reply_due', { kind }),
      text: t('mail.reply_due_text', { date: day(letter.replyBy) }),
    }
  const given = letter.by ? t('mail.assigned_text', { name: letter.by }) : t('mail.assigned_text_plain')
  const promised = letter.replyBy ? t('mail.assigned_promise', { date: day(letter.replyBy) }) : null
  return {
    subject: t('mail.subject_assigned', { kind }),
    text: [given, promised].filter(Boolean).join(' '),
  }
}
