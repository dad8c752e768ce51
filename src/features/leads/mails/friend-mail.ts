import type { Lead } from '@/domain/lead/lead'
import { friendMail as friendDraft } from '@/mail/templates/friend-mail'

import type { AddressedMail } from './addressed-mail'
import { findMailHome } from './mail-home'
import type { MailServices } from './mail-services'

export async function friendMail(services: MailServices, lead: Lead): Promise<AddressedMail> {
  const { friendEmail, friendName } = lead.answers
  if (typeof friendEmail !== 'string' || !lead.email)
    return { to: null, reason: 'There is no address to send it to, or nobody who sends it' }
  const found = await findMailHome(services, { id: lead.listingId, locale: lead.language })
  if (!found) return { to: null, reason: 'The home is no longer on the site' }
  const draft = friendDraft({
    locale: lead.language,
    friendName: typeof friendName === 'string' ? friendName : '',
    sender: { ...lead, email: lead.email },
    home: found.home,
  })
  return { to: [friendEmail], draft }
}
