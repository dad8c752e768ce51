import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { languages } from '@/domain/language'
import { toMailHome } from '@/features/leads/mails/mail-home'
import type { Locale } from '@/i18n/locales'
import { HomeCard } from '@/ui/card/home-card'
import { anAgency } from '@/testing/records/an-agency'
import { aListingPage } from '@/testing/records/a-listing-page'
import { wordsIn } from '@/testing/markup'

import { cardProps } from './list/card-props'
import { compareRows } from './compare/compare-rows'
import { ListingHeader } from './page/listing-header'
import { ListingPage } from './page/listing-page'
import { listingSlides } from './list/listing-slides'
import { MapCard } from './map/map-card'
import { mapHome } from './map/map-home'
import { mapFrameWords } from './map/map-words'
import { locationHome } from './media/location-home'
import { listingJsonLd } from './seo/listing-json-ld'
import { metaTitle } from './seo/listing-title'
import { sharePictureWords } from './seo/share-picture-words'

const home = aListingPage({
  priceCents: null,
  annuity: { bouquetCents: 15_900_000, rentCents: 61_000, occupancy: 'occupied' },
  facts: { hasViager: true, viagerPension: 610, viagerType: 1 },
  coverUrl: 'https://pictures.example/1.jpg',
})
const settings = { ignoredMarquees: [], hideCity: false }
const hosts = { storageHost: '', cdnOrigin: '' }
const agency = anAgency({ brokers: [] })
const url = 'https://gevel.example/1/'

function pageIn(locale: Locale): string {
  return renderToStaticMarkup(
    <ListingPage
      {...{ listing: home, locale, hosts, settings, agency, agent: null, project: null, url }}
      {...{ similar: [home], legalFacts: [], now: new Date('2026-02-01T12:00:00Z'), pages: {} }}
      checkedAt="2026-02-01T11:58:00Z"
    />,
  )
}

/** Every place in which the price of a home stands. */
function placesIn(locale: Locale): Record<string, string> {
  const needs = { locale, settings }
  const site = { siteUrl: 'https://gevel.example', privacyHref: null, agency, settings }
  return {
    card: renderToStaticMarkup(<HomeCard {...cardProps(home, { ...needs, hosts })} />),
    header: renderToStaticMarkup(
      <ListingHeader
        listing={home}
        title="-"
        address="-"
        url="https://gevel.example/"
        now={new Date(0)}
        {...needs}
      />,
    ),
    title: metaTitle(home, needs),
    slide: listingSlides([home], needs)[0]?.caption ?? '',
    pin: locationHome(home, needs)?.pin ?? '',
    mapCard: renderToStaticMarkup(
      <MapCard
        homes={[mapHome(home, { ...needs, hosts })].filter((one) => one !== null)}
        words={mapFrameWords(locale)}
        onClose={() => {}}
      />,
    ),
    sharePicture: sharePictureWords(home, { ...needs, agency }).price,
    mail: toMailHome(home, { locale, site, hosts }).price,
    compare: compareRows([home], needs)[0]?.values[0] ?? '',
  }
}

/** What a bouquet reads in a language, whole and short, and the rent that must stand behind it. */
const amounts = {
  nl: { bouquet: '€ 159', rent: '€ 610/' },
  fr: { bouquet: '€ 159', rent: '€ 610/' },
  en: { bouquet: '€159', rent: '€610/' },
  de: { bouquet: '€ 159', rent: '€ 610/' },
}

test.each(languages)('wherever a price stands, the bouquet stands with its rent in %s', (locale) => {
  const { bouquet, rent } = amounts[locale]
  for (const [place, text] of Object.entries(placesIn(locale))) {
    const words = wordsIn(text)
    expect(words, place).toContain(bouquet)
    expect(words.slice(words.indexOf(bouquet)), place).toContain(`+ ${rent}`)
  }
})

test('a page and its paper name every bouquet what it is', () => {
  const words = wordsIn(pageIn('nl').replaceAll(/<(script|style|title)[^>]*>.*?<\/\1>/gs, ' '))
  const before = words.split('€ 159.000').slice(0, -1)
  // In the header, twice beside the contact, in its own row, and on the card among the similar homes.
  expect(before).toHaveLength(5)
  for (const text of before) expect(text).toMatch(/bouquet[^€]*$/i)
  expect(words).not.toContain('Prijs op aanvraag')
})

test('search engines read two sums and no price', () => {
  const { offers } = listingJsonLd(home, { locale: 'nl', settings, url, images: [] })
  expect(offers).not.toHaveProperty('price')
  expect(offers).toMatchObject({
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      priceComponent: [
        { price: 159_000, priceComponentType: 'https://schema.org/Downpayment' },
        { price: 610, unitCode: 'MON', priceComponentType: 'https://schema.org/Installment' },
      ],
    },
  })
})
