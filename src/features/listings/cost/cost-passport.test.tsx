import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { languages } from '@/domain/language'
import type { LegalFact } from '@/domain/legal/legal-fact'
import type { Locale } from '@/i18n/locales'
import { aCostedListingPage } from '@/testing/a-listing-page'
import { linksIn, wordsIn } from '@/testing/markup'

import legalFacts from '../../../../demo/content/legal-facts.json'
import type { ListingPageData } from '../find-listing'
import { CostPassport } from './cost-passport'

const facts: LegalFact[] = legalFacts

const htmlOf = (given: Partial<ListingPageData>, locale: Locale = 'nl', known = facts) =>
  renderToStaticMarkup(
    <CostPassport
      listing={aCostedListingPage(given)}
      legalFacts={known}
      settings={{ ignoredMarquees: [], hideCity: false }}
      locale={locale}
      date={new Date('2026-11-15T10:00:00Z')}
    />,
  )

/** Thin and no-break spaces read as spaces. */
const textOf = (html: string) => wordsIn(html).replaceAll(/\s/g, ' ')

test('a home whose price is not published shows nothing, and sends nothing', () => {
  expect(htmlOf({ isPricePublished: false })).toBe('')
})

test('each way of buying stands in the page, and its address leads to it', () => {
  const html = htmlOf({})
  expect([...new Set(linksIn(html))]).toEqual(['#cost-own-home', '#cost-other'])
  expect(html).toContain('id="cost-own-home"')
  expect(html).toContain('id="cost-other"')
})

test('the ledger adds up to what to have ready', () => {
  const text = textOf(htmlOf({}))
  expect(text).toContain('Registratierechten € 7.000,00 2% op € 350.000')
  expect(text).toContain('€ 361.339,94')
  expect(text).toContain('waarvan kosten koper € 11.339,94')
  expect(text).toContain('Per jaar, geraamd € 4.443')
})

test('a figure that is missing is named, and the sum says it is not whole', () => {
  const text = textOf(htmlOf({ facts: {}, energyKwh: null }))
  expect(text).toContain('Onroerende voorheffing – Niet te berekenen. Ontbreekt: het kadastraal inkomen')
  expect(text).toContain('Energie – Niet te berekenen. Ontbreekt: het energiecijfer (kWh/m²)')
  expect(text).toContain('Per jaar, geraamd – Zonder de posten die niet te berekenen zijn.')
})

test('each line names its source, since when it holds, and that nobody has checked it yet', () => {
  const text = textOf(htmlOf({}))
  expect(text).toContain(
    'Registratierechten, enige eigen woning: 2% geldig vanaf 1 januari 2025, nog na te kijken. Argenta',
  )
  expect(text).toContain('vanaf € 7.500: 2,85%')
})

test('a fact that was checked says when', () => {
  const checked = facts.map((fact) => ({ ...fact, reviewedAt: '2026-10-01T12:00:00.000Z' }))
  expect(textOf(htmlOf({}, 'nl', checked))).toContain('nagekeken op 1 oktober 2026')
})

test('Luxembourg has its own words, its credit, and no cadastral income', () => {
  const text = textOf(htmlOf({ country: 'LU', zip: '1855', priceCents: 80_000_000 }, 'fr'))
  expect(text).toContain('Résidence principale, deux acquéreurs')
  expect(text).toContain('Droits d’enregistrement et de transcription € 56.000,00 7 % sur € 800.000')
  expect(text).toContain('− € 40.000,00')
  expect(text).toContain('− € 55.900,00')
  expect(text).not.toContain('Précompte immobilier')
})

test.each(languages)('in %s it carries the disclaimer and leaves no message open', (locale) => {
  const html = htmlOf({}, locale) + htmlOf({ facts: { vatValue: 21 }, zip: '1000' }, locale)
  expect(html).not.toMatch(/cost\.[a-z]|price\.[a-z]|\{[a-z]+\}/)
  expect(textOf(html)).toMatch(/notaris|notaire|notary|Notar/)
})

test('conditions written in the agency’s language stay there', () => {
  expect(htmlOf({}, 'nl')).toContain('Binnen 3 jaar intrekken')
  expect(htmlOf({}, 'fr')).not.toContain('Binnen 3 jaar intrekken')
})
