import { expect, test } from 'vitest'

import { perLanguage } from '@/domain/language'
import { type Locale, locales } from '@/i18n/locales'
import { priceLine } from '@/i18n/price-text'

import type { OwnerHome } from '../owner-home'
import { homePrice } from './home-price'

function line(given: Partial<OwnerHome>, locale: Locale = 'nl', price?: OwnerHome['texts']['nl']['price']) {
  const texts = perLanguage(() => ({ title: '', type: '', address: '', path: '', price }))
  const home = { deal: 'sale', status: 'available', priceCents: 44_900_000, texts, ...given } as OwnerHome
  const parts = homePrice(home, locale)
  return parts && priceLine(parts).replaceAll('\u00a0', ' ')
}

test('a rent is told by the month, a sale as it is', () => {
  const rent = { deal: 'rent', priceCents: 115_000 } as const
  expect(locales.map((locale) => line(rent, locale))).toEqual([
    '€ 1.150 per maand',
    '€ 1\u202f150 par mois',
    '€1,150 per month',
    '€ 1.150 pro Monat',
  ])
  expect(line({})).toBe('€ 449.000')
})

test('the words that were stored with a price win, such as those of another time', () => {
  expect(line({ deal: 'rent' }, 'nl', { before: '', amount: '€ 12.000', after: ' per jaar' })).toBe(
    '€ 12.000 per jaar',
  )
})

test('of a home that is sold or let the word stands there, and without a price nothing', () => {
  expect(line({ status: 'sold' })).toBe('Verkocht')
  expect(line({ deal: 'rent', status: 'rented' })).toBe('Verhuurd')
  expect(line({ priceCents: null })).toBeNull()
})
