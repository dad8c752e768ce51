import { type Lead, messageId } from '@/domain/lead/lead'
import { groupPhone } from '@/domain/lead/phone'
import type { MailDraft } from '@/mail/mail-content'
import { replyMail } from '@/mail/templates/reply-mail'

import type { WrittenReply } from '../delivery/outbox'
import { findMailHome } from './mail-home'
import type { MailServices } from './mail-services'

/** What a colleague wrote, with the home it is about and how to reach the colleague. */
export async function aReply(
  services: MailServices,
  lead: Lead,
  { text, author: name, replyTo: email, member }: WrittenReply,
): Promise<MailDraft> {
  const { language: locale } = lead
  const [found, { agency, siteUrl }, words] = await Promise.all([
    findMailHome(services, { id: lead.listingId, locale }),
    services.readSite(locale),
    services.readAgentWords({ ...member, phone: null }, locale),
  ])
  const picture = words?.picture?.url
  const phone = words?.phone || agency.phone
  return replyMail({
    locale,
    text,
    author: {
      name,
      email,
      role: words?.role ?? '',
      phone: phone ? groupPhone(phone) : null,
      pictureUrl: picture ? new URL(picture, siteUrl).href : null,
    },
    home: found?.home ?? null,
    statusHref: services.links.request(lead),
    inReplyTo: messageId(lead, 'visitor-mail', services.mailer.host),
  })
}
