import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { languages } from '@/domain/language'
import type { LegalFact } from '@/domain/legal/legal-fact'
import type { Locale } from '@/i18n/locales'
import { aCostedListingPage } from '@/testing/records/a-listing-page'
import { linksIn, wordsIn } from '@/testing/markup'

import legalFacts from '../../../../demo/content/legal-facts.json'
import type { ListingPageData } from '../page/find-listing'
import { CostPassport } from './cost-passport'
import { listingCosts } from './listing-costs'

const date = new Date('2026-11-15T10:00:00Z')
const facts: LegalFact[] = legalFacts
const allReviewed = facts.map((fact) => ({ ...fact, reviewedAt: '2026-10-01T12:00:00.000Z' }))
const settings = { ignoredMarquees: [], hideCity: false }

const htmlOf = (given: Partial<ListingPageData>, locale: Locale = 'nl', known: LegalFact[] = facts) => {
  const listing = aCostedListingPage(given)
  const costs = listingCosts(listing, { settings, legalFacts: known, date })
  return costs
    ? renderToStaticMarkup(<CostPassport listing={listing} costs={costs} locale={locale} date={date} />)
    : ''
}

/** Thin and no-break spaces read as spaces; explanations are apart. */
const textOf = (html: string) =>
  wordsIn(html.replaceAll(/<button.*?<\/button><span[^>]*popover.*?<\/span>/gs, '')).replaceAll(/\s+/g, ' ')

test('a home whose price is not published shows nothing, and sends nothing', () => {
  expect(htmlOf({ isPricePublished: false })).toBe('')
})

test('each way of buying stands in the page, and its address leads to it', () => {
  const html = htmlOf({})
  expect([...new Set(linksIn(html))]).toEqual(['#cost-own-home', '#cost-other'])
  expect(html).toContain('id="cost-own-home"')
  expect(html).toContain('id="cost-other"')
})

test('the ledger is in whole euros and adds up to what to have ready', () => {
  const text = textOf(htmlOf({}))
  expect(text).toContain('Registratiebelasting € 7.000 Ereloon van de notaris € 2.472 Dossierkosten')
  // 7,000 + 2,472 + 855 + 699 + 880
  expect(text).toContain('Te voorzien bij de akte € 361.906 waarvan aankoopkosten € 11.906')
  expect(text).not.toMatch(/€ [\d.]+,\d\d/)
})

test('what the agency sends stands in the place of our own figure, with its day', () => {
  const text = textOf(htmlOf({ facts: { cadastralIncome: 1000, realEstateTax: 886, chargesOwner: 95 } }))
  expect(text).toContain('Onroerende voorheffing € 886 volgens het dossier van het kantoor op 2 januari 2026')
  expect(text).toContain('Lasten van de eigenaar € 1.140 volgens het dossier')
  expect(text).toContain('Per jaar, geraamd € 2.026')
  expect(text).toContain('Kadastraal inkomen (KI), niet geïndexeerd € 1.000')
})

test('what is not known has no line', () => {
  const text = textOf(htmlOf({ facts: {}, energyKwh: null }))
  expect(text).not.toMatch(/Onroerende voorheffing|Elk jaar|Energieverbruik|–/)
})

test('energy is told in kWh with the official letter, never in euro', () => {
  const text = textOf(htmlOf({ facts: { energyTotal: 21_870 }, energyLabel: 'C' }))
  expect(text).toContain('Energieverbruik volgens het certificaat 21.870 kWh per jaar, label C')
  expect(textOf(htmlOf({}))).toContain('ongeveer 30.000 kWh per jaar, label C')
})

test('one line names the sources and the day of the review', () => {
  const text = textOf(htmlOf({}))
  expect(text.match(/Bronnen:/g)).toHaveLength(1)
  expect(text).toMatch(/Bronnen: vlaanderen\.be, notaris\.be, .*\. Nagekeken op 15 november 2026\./)
})

test('a French page writes the first of a month as French does', () => {
  const first = facts.map((fact) => ({ ...fact, reviewedAt: '2026-01-01' }))
  expect(textOf(htmlOf({}, 'fr', first))).toContain('Vérifié le 1er janvier 2026.')
})

test.each(languages)('nothing that is for editors is read in %s', (locale) => {
  const homes = [{}, { zip: '1000' }, { zip: '4000' }, { country: 'LU', zip: '1855' } as const]
  const html = homes.map((home) => htmlOf(home, locale, allReviewed)).join('')
  const notes = legalFacts.map(({ note }) => note).filter((note) => html.includes(note))
  expect(notes).toEqual([])
  expect(textOf(html)).not.toMatch(
    /na te kijken|à vérifier|to be checked|zu prüfen|niet gezien|Voorbeeldkantoor/i,
  )
})

test('Luxembourg has its own words, its credit, and no cadastral income', () => {
  const text = textOf(htmlOf({ country: 'LU', zip: '1855', priceCents: 80_000_000 }, 'fr'))
  expect(text).toContain('Résidence principale, deux acquéreurs')
  expect(text).toContain('Droits d’enregistrement et de transcription € 56 000 Crédit d’impôt')
  expect(text).toContain('− € 40 000')
  expect(text).toContain('− € 55 900')
  expect(text).toContain('Honoraires du notaire € 1 950 TVA sur les frais de notaire € 332')
  expect(text).not.toMatch(/Précompte immobilier|Revenu cadastral|Débours/)
})

test('tax that depends on the value of the land says so', () => {
  const given = { country: 'LU', zip: '1855', facts: { vatValue: 17 } } as const
  const text = textOf(htmlOf(given))
  expect(text).toContain('Btw op de prijs – hangt af van de waarde van de grond')
  expect(text).toContain('Zonder registratierechten en btw')
})

test.each(languages)('in %s it carries the disclaimer and leaves no message open', (locale) => {
  const html = htmlOf({}, locale) + htmlOf({ facts: { vatValue: 21 }, zip: '1000' }, locale)
  const words = html.replaceAll(/data-options="[^"]*"/g, '')
  expect(words).not.toMatch(/cost\.[a-z]|price\.[a-z]|\{[a-z]+\}/)
  expect(textOf(html)).toMatch(/notaris|notaire|notary|Notar/)
})
