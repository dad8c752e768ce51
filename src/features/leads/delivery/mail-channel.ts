import { mainLanguage } from '@/domain/language'
import type { DeliveryChannel } from '@/domain/lead/delivery'
import { type Lead, messageId } from '@/domain/lead/lead'
import { secondEmail } from '@/domain/lead/second-person'
import { friendMail as friendDraft } from '@/mail/templates/friend-mail'
import { leadMail } from '@/mail/templates/lead-mail'
import { secondPersonMail as secondPersonDraft } from '@/mail/templates/second-person-mail'

import type { Channel } from './channel'
import { firstHandler } from './first-handler'
import { leadMailLines } from '../mails/lead-mail-lines'
import { findMailHome } from '../mails/mail-home'
import type { AddressedMail, MailServices } from '../mails/mail-services'
import { visitorMail } from '../mails/visitor-mail'

type MailChannelName = Exclude<DeliveryChannel, 'platform' | 'platform-reply'>

/** The ways a lead goes out by mail. */
export function mailChannels(services: MailServices): Record<MailChannelName, Channel> {
  return {
    'agency-mail': mailChannel(services, 'agency-mail', agencyMail),
    'visitor-mail': mailChannel(services, 'visitor-mail', visitorMail),
    'second-person-mail': mailChannel(services, 'second-person-mail', secondPersonMail),
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

/**
 * To the account that the lead was given to when it came in, and to the agent of the home where that is somebody else;
 * without an account to the agent, or to the agency. In the agency's own language.
 */
export async function agencyMail(services: MailServices, lead: Lead): Promise<AddressedMail> {
  const locale = mainLanguage
  const found = await findMailHome(services, { id: lead.listingId, locale })
  const listing = found?.listing ?? null
  const { agency, siteUrl } = await services.readSite(locale)
  const handler = await firstHandler(services.db, lead.id)
  const agent = handler?.way === 'agent' ? null : listing?.agent?.email
  const to = uniqueAddresses([handler?.email, agent || (handler ? null : agency.email)])
  if (to.length === 0) return { to: null, reason: 'Neither the agent nor the agency has an e-mail address' }
  const lines = await leadMailLines(services, { lead, locale })
  const adminHref = services.adminHref(lead.id)
  const home = found?.home ?? null
  return { to, draft: leadMail({ lead, locale, lines, home, siteUrl, adminHref }) }
}

function uniqueAddresses(given: readonly (string | null | undefined)[]): string[] {
  const filled = given.flatMap((address) => address || [])
  return [...new Map(filled.map((address) => [address.toLowerCase(), address])).values()]
}

async function secondPersonMail(services: MailServices, lead: Lead): Promise<AddressedMail> {
  const email = secondEmail(lead)
  if (email === null) return { to: null, reason: 'The second buyer left no e-mail address' }
  const { language: locale, listingId } = lead
  const found = await findMailHome(services, { id: listingId, locale })
  return { to: [email], draft: secondPersonDraft({ locale, home: found?.home ?? null }) }
}

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
