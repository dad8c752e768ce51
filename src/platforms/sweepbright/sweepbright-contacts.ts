import { mainLanguage } from '@/domain/language'
import { homeCountry } from '@/domain/place/country'

import { outcomeOf } from '../lead-outcome'
import type { Platform, PlatformDemand, PlatformPerson } from '../platform'
import type { Body, SweepbrightClient } from './sweepbright-client'
import { typesOf } from './sweepbright-codes'

/** Every lead is a contact with a message, about an estate or about none. What was sent cannot be read back. */
export function sweepbrightLeads(client: SweepbrightClient): NonNullable<Platform['leads']> {
  return {
    send({ person, subject, message, mark, listingId, projectId }, signal) {
      const about = projectId ?? listingId
      const path = about === undefined ? 'contacts' : `estates/${encodeURIComponent(about)}/contacts`
      const contact = contactOf(person, [subject, message, mark])
      return outcomeOf(client.write('POST', path, contact, signal))
    },
    holds: () => Promise.resolve(null),
  }
}

/** Wishes stand on the contact as preferences. */
export function sweepbrightDemands(client: SweepbrightClient): NonNullable<Platform['demands']> {
  return {
    register(demand, signal) {
      const contact = {
        ...contactOf(demand.person, [demand.remark, demand.mark]),
        preferences: preferencesOf(demand),
        ...(demand.zips.length > 0 && {
          location_preference: { country: homeCountry, postal_codes: demand.zips },
        }),
      }
      return outcomeOf(client.write('POST', 'contacts', contact, signal))
    },
    holds: () => Promise.resolve(null),
    /** There is no call for it: a person at the agency reads the message, and takes the preferences away. */
    unsubscribe(email, signal) {
      const person: PlatformPerson = {
        ...{ title: null, firstName: '', lastName: '', email, phone: null, language: mainLanguage },
      }
      const contact = contactOf(person, [noMoreOffers])
      return outcomeOf(client.write('POST', 'contacts', contact, signal))
    },
  }
}

function preferencesOf({ deal, kinds, ...demand }: PlatformDemand): Body {
  const types = typesOf(kinds)
  return {
    negotiation: deal === 'rent' ? 'let' : 'sale',
    ...(types.length > 0 && { types }),
    min_price: demand.priceMinEuro,
    max_price: demand.priceMaxEuro,
    min_rooms: demand.bedroomsMin,
  }
}

/** To the agency's own people, in the agency's language. */
const noMoreOffers = 'Wenst geen aanbod meer te ontvangen.'

function contactOf(
  { firstName, lastName, email, phone, language }: PlatformPerson,
  message: readonly string[],
): Body {
  return {
    // A visitor who gave no name is known by the address.
    first_name: firstName || (lastName ? '-' : email),
    last_name: lastName || '-',
    email,
    phone: phone ?? undefined,
    message: message.filter(Boolean).join('\n\n'),
    locale: language,
  }
}
