import type { DeliveryChannel } from '@/domain/lead/delivery'
import { type Lead, messageId } from '@/domain/lead/lead'
import { mainLanguage } from '@/domain/language'

import type { Channel } from './channel'
import type { AddressedMail } from './mails/addressed-mail'
import { agencyMail } from './mails/agency-mail'
import { friendMail } from './mails/friend-mail'
import type { MailServices } from './mails/mail-services'
import { visitorMail } from './mails/visitor-mail'

type MailChannelName = Exclude<DeliveryChannel, 'platform'>

/** The three ways a lead goes out by mail. */
export function mailChannels(services: MailServices): Record<MailChannelName, Channel> {
  return {
    'agency-mail': mailChannel(services, 'agency-mail', agencyMail),
    'visitor-mail': mailChannel(services, 'visitor-mail', visitorMail),
    'friend-mail': mailChannel(services, 'friend-mail', friendMail),
  }
}

function mailChannel(
  services: MailServices,
  name: MailChannelName,
  write: (services: MailServices, lead: Lead) => Promise<AddressedMail>,
): Channel {
  const { mailer } = services
  return {
    // The same Message-ID: mail servers and programs show a second copy as the one it is.
    whenUnsure: 'repeat',
    async deliver(lead, signal) {
      const mail = await write(services, lead)
      if (mail.to === null) return { state: 'refused', reason: mail.reason }
      const locale = name === 'agency-mail' ? mainLanguage : lead.language
      const sender = await services.readSite(locale)
      signal.throwIfAborted()
      return mailer.send(mail.draft, {
        to: mail.to,
        messageId: messageId(lead, name, mailer.host),
        sender,
      })
    },
  }
}
