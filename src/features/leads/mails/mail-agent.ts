import { groupPhone } from '@/domain/lead/phone'
import type { ListingPageData } from '@/features/listings/page/find-listing'
import type { Locale } from '@/i18n/locales'
import type { MailAgent } from '@/mail/mail-content'

import type { MailServices } from './mail-services'

/** Who answers for this home; without a home, or when the platform names nobody, the agency itself. */
export async function mailAgent(
  services: MailServices,
  { listing, locale }: { listing: ListingPageData | null; locale: Locale },
): Promise<MailAgent> {
  const { agency, siteUrl } = await services.readSite(locale)
  const agent = listing?.agent
  if (!agent)
    return {
      name: agency.name,
      role: '',
      phone: agency.phone ? groupPhone(agency.phone) : null,
      email: agency.email || null,
      pictureUrl: null,
    }
  const words = await services.readAgentWords(agent, locale)
  const picture = words?.picture?.url
  const { name, phone: own, email } = words ?? agent
  const phone = own ?? agency.phone
  return {
    name,
    role: words?.role ?? '',
    phone: phone ? groupPhone(phone) : null,
    email: email ?? (agency.email || null),
    pictureUrl: picture ? (picture.startsWith('/') ? `${siteUrl}${picture}` : picture) : null,
  }
}
