import { addressText, type KnownAddress, streetLine } from '@/domain/listing/address'
import { streetIn } from '@/domain/place/bilingual-street'

import type { Locale } from '../locales'
import { translator } from '../messages'
import { countryOf, type Town, townName } from './town-name'

/** Where a home or project is, as far as visitors may know. */
export interface HomeAddress extends Town {
  street: string | null
  houseNumber: string | null
  box: string | null
}

/** "Veldstraat 1 bus 3, 9000 Gent", as far as it is published; '' where even the town is kept hidden. */
export function addressIn(home: HomeAddress, locale: Locale): string {
  return addressText(written(home, locale), {
    countryName: countryOf(home, locale),
    boxText: translator(locale)('listing.box_word'),
  })
}

/** The line of the street alone; '' for an address that is not published. */
export function streetLineIn(home: HomeAddress, locale: Locale): string {
  return streetLine(written(home, locale), translator(locale)('listing.box_word'))
}

function written(home: HomeAddress, locale: Locale): KnownAddress {
  const { street, houseNumber: number, box, zip, country } = home
  return {
    street: street && streetIn(street, locale),
    number,
    box,
    zip,
    country,
    city: townName(home, locale),
  }
}
