import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { aListingPage } from '@/testing/records/a-listing-page'

import { LocationSection } from './location-section'
import { LocatorMap } from './locator-map'

const settings = { ignoredMarquees: [], hideCity: false }

const said = (given: Parameters<typeof aListingPage>[0], locale: (typeof locales)[number]) =>
  renderToStaticMarkup(
    <LocationSection
      listing={aListingPage(given)}
      locale={locale}
      settings={settings}
      address=""
      mapPicture={null}
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

test.each([
  ['21001', 'Anderlecht sur la carte de la Région'],
  ['44021', 'Gand sur la carte de la province'],
])('the drawing of %s says what it is a map of', (municipalityKey, words) => {
  const listing = aListingPage({ municipalityKey })
  expect(renderToStaticMarkup(<LocatorMap listing={listing} locale="fr" />)).toContain(words)
})
