import { mainLanguage } from '@/domain/language'
import type { Lead } from '@/domain/lead/lead'
import { leadMail } from '@/mail/templates/lead-mail'

import type { AddressedMail } from './addressed-mail'
import { leadMailLines } from './lead-mail-lines'
import { findMailHome } from './mail-home'
import type { MailServices } from './mail-services'

/** To the agent of the home, or to the agency; in the agency's own language. */
export async function agencyMail(services: MailServices, lead: Lead): Promise<AddressedMail> {
  const locale = mainLanguage
  const found = await findMailHome(services, { id: lead.listingId, locale })
  const listing = found?.listing ?? null
  const { agency, siteUrl } = await services.readSite(locale)
  const to = listing?.agent?.email || agency.email
  if (!to) return { to: null, reason: 'Neither the agent nor the agency has an e-mail address' }
  const lines = await leadMailLines(services, { lead, locale })
  const adminHref = services.adminHref(lead.id)
  const home = found?.home ?? null
  return { to: [to], draft: leadMail({ lead, locale, lines, home, siteUrl, adminHref }) }
}
