import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { cardProps } from '@/features/listings/list/card-props'
import { wordsIn } from '@/testing/markup'
import { aListingPage } from '@/testing/records/a-listing-page'

import { HomeLine } from './home-line'

test.each([
  [{ deal: 'rent', priceCents: 95_000 }, '€ 950/maand '],
  [{ deal: 'rent', priceCents: 1_200_000, priceUnitText: 'per jaar' }, '€ 12.000/jaar '],
  [{ priceCents: 35_000_000, priceUnit: 7 }, 'Vanaf € 350.000 '],
  [{ isPricePublished: false }, 'Prijs op aanvraag '],
] as const)('the line above a form writes the price of %j as a card does', (given, price) => {
  const card = cardProps(aListingPage(given), {
    ...{ locale: 'nl', settings: { ignoredMarquees: [], hideCity: false } },
    hosts: { storageHost: '', cdnOrigin: '' },
  })
  const words = wordsIn(renderToStaticMarkup(<HomeLine {...card} />)).replaceAll(/\s/g, ' ')
  expect(words).toContain(price)
})
