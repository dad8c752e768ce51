import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { aListingPage } from '@/testing/a-listing-page'

import type { ListingCard } from '../search-listings'
import { pinLabel } from './pin-label'

const card: ListingCard = aListingPage()

const settings = { ignoredMarquees: [3], hideCity: false }

test.each([
  { name: 'a price', home: {}, pins: ['€ 350k', '€ 350k', '€ 350k', '€ 350k'] },
  {
    name: 'a price with odd thousands',
    home: { priceCents: 34_950_000 },
    pins: ['€ 350k', '€ 350k', '€ 350k', '€ 350k'],
  },
  {
    name: 'a large price',
    home: { priceCents: 125_000_000 },
    pins: ['€ 1,25 mln', '€ 1,25 M', '€ 1,25m', '€ 1,25 Mio.'],
  },
  {
    name: 'a price just under a million',
    home: { priceCents: 99_990_000 },
    pins: ['€ 1 mln', '€ 1 M', '€ 1m', '€ 1 Mio.'],
  },
  {
    name: 'a rent',
    home: { deal: 'rent' as const, priceCents: 125_000, priceUnitText: '€/maand' },
    pins: ['€ 1.250', '€ 1.250', '€ 1.250', '€ 1.250'],
  },
  {
    name: 'the lowest of several prices',
    home: { priceUnit: 7 },
    pins: ['v.a. € 350k', 'dès € 350k', 'from € 350k', 'ab € 350k'],
  },
  {
    name: 'no amount',
    home: { priceCents: null },
    pins: ['Op aanvraag', 'Sur demande', 'On request', 'Auf Anfrage'],
  },
  {
    name: 'an ignored marquee',
    home: { marqueeId: 3, marqueeName: 'Onder voorbehoud' },
    pins: locales.map(() => 'Onder voorbehoud'),
  },
  {
    name: 'a marquee that is not ignored',
    home: { marqueeId: 4, marqueeName: 'Nieuw' },
    pins: locales.map(() => '€ 350k'),
  },
  {
    name: 'a long marquee',
    home: { marqueeId: 3, marqueeName: 'Verkocht onder opschortende voorwaarde' },
    pins: locales.map(() => 'Verkocht onder op…'),
  },
  {
    name: 'a home that is sold',
    home: { status: 'sold' as const },
    pins: ['Verkocht', 'Vendu', 'Sold', 'Verkauft'],
  },
  { name: 'an unpublished price', home: { isPricePublished: false }, pins: ['', '', '', ''] },
])('the pin of $name reads $pins', ({ home, pins }) => {
  expect(locales.map((locale) => pinLabel({ ...card, ...home }, { locale, settings }))).toEqual(pins)
})
