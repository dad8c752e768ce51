import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { aListingPage } from '@/testing/records/a-listing-page'

import { LocationSection } from './location-section'
import { LocatorMap } from './locator-map'

const settings = { ignoredMarquees: [], hideCity: false }

const said = (
  given: Parameters<typeof aListingPage>[0],
  locale: (typeof locales)[number],
  streetViewKey: string | null = null,
) =>
  renderToStaticMarkup(
    <LocationSection
      listing={aListingPage(given)}
      locale={locale}
      settings={settings}
      address=""
      mapPicture={null}
      streetViewKey={streetViewKey}
    />,
  )

test.each(locales)('in %s it says how sure the place on the map is', (locale) => {
  const { approximate, approximate_point: approximatePoint } = messages[locale].location
  const published = said({ isPointExact: false }, locale)
  expect(published).toContain(approximatePoint)
  expect(published).not.toContain(approximate)
  const unpublished = said({ isPointExact: false, isAddressPublished: false, street: null }, locale)
  expect(unpublished).toContain(approximate)
  expect(said({}, locale)).not.toContain(approximatePoint)
})

// Coverage: 2.96.
test.each(locales)(
  'in %s a view of the street is a link, and with a key a card that says who is asked',
  (locale) => {
    const notice = messages[locale].media.loads_from.replace('{host}', 'google.com')
    const link = said({}, locale)
    expect(link).toContain('https://www.google.com/maps/@')
    expect(link).not.toContain(notice)
    const card = said({}, locale, 'a-key')
    expect(card).toContain(notice)
    expect(card).toContain('maps/embed/v1/streetview?key=a-key')
    // The browser asks for nothing by itself.
    expect(card).not.toMatch(/<iframe|<img[^>]+google/)
    expect(said({ isPointExact: false }, locale, 'a-key')).not.toContain('google')
  },
)

test.each([
  ['21001', 'Anderlecht sur la carte de la Région'],
  ['44021', 'Gand sur la carte de la province'],
])('the drawing of %s says what it is a map of', (municipalityKey, words) => {
  const listing = aListingPage({ municipalityKey })
  expect(renderToStaticMarkup(<LocatorMap listing={listing} locale="fr" />)).toContain(words)
})
