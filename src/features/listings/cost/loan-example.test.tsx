import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { languages } from '@/domain/language'
import type { LegalFact } from '@/domain/legal/legal-fact'
import type { Locale } from '@/i18n/locales'
import { aCostedListingPage } from '@/testing/records/a-listing-page'
import { wordsIn } from '@/testing/markup'

import legalFacts from '../../../../demo/content/legal-facts.json'
import type { ListingPageData } from '../page/find-listing'
import { listingCosts } from './listing-costs'
import { LoanExampleView } from './loan-example'
import { loanTexts, readLoan } from './loan-texts'

const facts: LegalFact[] = legalFacts
const loanOf = (given: Partial<ListingPageData>) =>
  listingCosts(aCostedListingPage(given), {
    settings: { ignoredMarquees: [], hideCity: false },
    legalFacts: facts,
    date: new Date('2026-11-15T10:00:00Z'),
  })?.loan ?? null
const textOf = (locale: Locale) =>
  wordsIn(
    renderToStaticMarkup(<LoanExampleView loan={loanOf({})!} hasVat={false} locale={locale} />),
  ).replaceAll(/\s+/g, ' ')

test('the page holds an example with what it assumes', () => {
  const text = textOf('nl')
  expect(text).toContain('Maandelijkse aflossing € 1.387')
  expect(text).toContain('Een lening van € 280.000 over 25 jaar tegen een vaste rentevoet van 3,4%')
  expect(text).toContain('Berekend op de prijs van € 350.000')
  expect(text).toContain('van 1 maart 2026')
})

test.each(languages)('in %s it says that it is no offer', (locale) => {
  const said = {
    nl: 'Rekenvoorbeeld, geen aanbod',
    fr: 'Exemple de calcul, pas une offre',
    en: 'Worked example, not an offer',
    de: 'Rechenbeispiel, kein Angebot',
  }
  expect(textOf(locale)).toContain(said[locale])
})

test.each<[string, Partial<ListingPageData>]>([
  ['a rental', { deal: 'rent' }],
  ['a sold home', { status: 'sold' }],
  ['a home without a published price', { isPricePublished: false }],
  ['a life annuity', { facts: { hasViager: true } }],
  ['a plot', { kind: 'plot' }],
  ['a garage', { kind: 'garage' }],
  ['a new home whose VAT is open', { country: 'LU', zip: '1855', facts: { vatValue: 17 } }],
])('%s has none', (_, given) => {
  expect(loanOf(given)).toBeNull()
})

test('a new home is paid back with its VAT', () => {
  expect(loanOf({ facts: { vatValue: 21 } })).toMatchObject({ priceCents: 42_350_000 })
})

const words = { price: 350_000, language: 'nl-BE', summary: '{loan} {years} {rate}' }

test.each([
  { ownFunds: 50_000, years: 20, rate: 3, payment: '€ 1.664', summary: '€ 300.000 20 3%' },
  { ownFunds: 350_000, years: 20, rate: 3, payment: '–', summary: '' },
  { ownFunds: 50_000, years: 90, rate: 3, payment: '–', summary: '' },
  { ownFunds: Number.NaN, years: 20, rate: 3, payment: '–', summary: '' },
])('a visitor who asks for $ownFunds, $years years and $rate% reads $payment', (row) => {
  const { payment, summary, ...asked } = row
  const shown = loanTexts(asked, words)
  expect(shown.payment.replaceAll('\u00a0', ' ')).toBe(payment)
  expect(shown.summary.replaceAll('\u00a0', ' ')).toBe(summary)
})

test.each([
  { typed: ['70.000', '25', '3,4'], read: { ownFunds: 70_000, years: 25, rate: 3.4 } },
  { typed: ['70 000', '25 ', '3.4'], read: { ownFunds: 70_000, years: 25, rate: 3.4 } },
  { typed: ['', 'x', 'veel'], read: { ownFunds: Number.NaN, years: Number.NaN, rate: Number.NaN } },
] as const)('$typed is read as numbers', ({ typed: [ownFunds, years, rate], read }) => {
  expect(readLoan({ ownFunds, years, rate })).toEqual(read)
})
