import type { LeadKind } from '@/domain/lead/lead-kind'
import { whatsappHref } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingSettings } from '../listing-settings'
import { priceLabelOf } from '../listing-words'
import type { ListingPageData } from './find-listing'
import type { ListingContact, ListingContactProps } from './listing-contact'

export interface ContactNeeds {
  listing: ListingPageData
  locale: Locale
  settings: ListingSettings
  /** Its recognition stands in the legal block, and it answers when no agent is named. */
  agency: Agency
  /** Whom the platform names for this home, with what editors tell of them. */
  agent: ListingContact | null
  /** The page's own address, with its origin. */
  url: string
  /** Forms about this home that the agency has in this language. */
  furtherForms?: readonly LeadKind[]
  /** Where a visit is asked for; `visit` for a platform without free moments. */
  visitForm?: 'appointment' | 'visit'
}

/** Whom to ask about a home, and how: in the card beside its page and in the bar that stays in sight. */
export function contactOf(needs: ContactNeeds): ListingContactProps {
  const { listing, locale, settings, agency, agent, url, furtherForms } = needs
  const t = translator(locale)
  return {
    contact: agent ?? agency,
    messageHref: whatsappHref(
      agency.whatsapp,
      `${t('listing.reference', { reference: listing.reference })}\n${url}`,
      agency.countryCode,
    ),
    country: listing.country,
    reference: listing.reference,
    price: priceLabelOf(listing, { locale, settings }, 'full'),
    home: listing.id,
    furtherForms,
    canVisit: listing.status === 'available',
    visitForm: needs.visitForm ?? 'appointment',
    locale,
  }
}
