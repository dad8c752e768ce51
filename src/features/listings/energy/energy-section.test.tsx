import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { type Locale, locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { wordsIn } from '@/testing/markup'

import type { ListingPageData } from '../page/find-listing'
import { aLegalAd, aPage, someNeeds } from '@/testing/homes/ads'
import { EnergySection } from './energy-section'

const render = (listing: ListingPageData, locale: Locale = 'nl') =>
  renderToStaticMarkup(<EnergySection listing={listing} {...someNeeds(locale)} />)
const read = (html: string) => wordsIn(html).replaceAll(/\s+/g, ' ')

/** What a screen reader hears of the bar: region, and letter or place. */
const barOf = (html: string) => {
  const [, bar = ''] = html.split('id="energy-everywhere"')
  return [
    ...bar
      .replaceAll(/<div aria-hidden.*?<\/div>/gs, '')
      .matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs),
  ].map(([, place, words]) => `${read(place!)}: ${read(words!)}`)
}

// Coverage: 2.99.
test('one number lies on three scales, and only the region’s own has a letter', () => {
  expect(barOf(render(aPage({ zip: '1000', energyLabel: 'E-', energyKwh: 264 })))).toEqual([
    'Vlaanderen: stap 4 van 7, van zuinig naar onzuinig',
    'Brussel officieel: E− stap 6 van 8, van zuinig naar onzuinig',
    'Wallonië: stap 6 van 9, van zuinig naar onzuinig',
  ])
})

test('the official letter is the certificate’s, also where the number would give another', () => {
  const [flanders, ...others] = barOf(render(aPage({ zip: '9000', energyLabel: 'B', energyKwh: 210 }), 'fr'))
  expect(flanders).toMatch(/^Flandre officielle: B échelon 4 sur 7/)
  expect(others.join()).not.toMatch(/: [A-G]/)
})

test('a home in Luxembourg shows its own two letters, and none of the three regions', () => {
  const [own, ...others] = barOf(render(aLegalAd('luxembourg', 'sale', 'de'), 'de'))
  expect(own).toBe('Luxemburg offiziell: Energieeffizienzklasse: D, Wärmeschutzklasse: E')
  expect(others).toHaveLength(3)
  expect(others.join()).not.toMatch(/: [A-G]|offiziell/)
})

test.each(locales)('in %s a letter that is not known is not spoken of', (locale) => {
  const ad = aLegalAd('luxembourg', 'sale', locale)
  const missing = messages[locale].common.not_specified
  const one = render({ ...ad, facts: {} }, locale)
  expect(barOf(one)[0]).toMatch(/: D$/)
  const none = render({ ...ad, facts: {}, energyLabel: null }, locale)
  expect(barOf(none)).toHaveLength(3)
  for (const html of [one, none]) expect(read(html)).not.toContain(missing)
})

test('an energy value has one figure, with its decimals', () => {
  const html = render(aPage({ energyLabel: 'C', energyKwh: 237.61 }))
  expect(read(html).match(/237,61/g)).toHaveLength(3)
  expect(html).toMatch(/aria-label="Energielabel C, 237,61\skWh/)
  expect(html).not.toContain('238')
})

test.each(locales)('the bar explains itself in one sentence in %s, and writes one letter', (locale) => {
  const html = render(aPage({ energyLabel: 'E', energyKwh: 438 }), locale)
  const explained = {
    nl: 'en alleen de officiële letter telt.',
    fr: 'et seule la lettre officielle compte.',
    en: 'and only the official letter counts.',
    de: 'und nur der offizielle Buchstabe zählt.',
  }
  expect(read(html)).toContain(explained[locale])
  const [, bar = ''] = html.split('id="energy-everywhere"')
  const onRulers = [...bar.matchAll(/<span[^>]*overflow-hidden[^>]*>([^<]+)</g)].map(([, letter]) => letter)
  expect(onRulers).toEqual(['E'])
})

test.each([
  { what: 'without a number', given: { energyLabel: 'C' } },
  { what: 'outside the two countries', given: { country: 'FR', zip: '59000', energyKwh: 120 } },
] as const)('a home $what has no bar', ({ given }) => {
  expect(render(aPage(given))).not.toContain('energy-everywhere')
})

test.each([
  { locale: 'nl', words: 'binnen 5 jaar na de authentieke akte' },
  { locale: 'fr', words: 'dans les 5 ans suivant l’acte authentique' },
  { locale: 'en', words: 'within 5 years of the notarial deed' },
  { locale: 'de', words: 'innerhalb von 5 Jahren nach der notariellen Urkunde' },
] as const)(
  'a Flemish sale with label E warns the buyer in $locale of one and the same term',
  ({ locale, words }) => {
    expect(read(render(aLegalAd('flanders', 'sale', locale), locale))).toContain(words)
  },
)

test.each([
  aLegalAd('flanders', 'rent', 'nl'),
  { ...aLegalAd('flanders', 'sale', 'nl'), energyLabel: 'D' },
  { ...aLegalAd('flanders', 'sale', 'nl'), status: 'sold' as const },
  { ...aLegalAd('brussels', 'sale', 'nl'), energyLabel: 'F' },
  { ...aLegalAd('wallonia', 'sale', 'nl'), energyLabel: 'F' },
])('no other advertisement warns of it', (listing) => {
  expect(read(render(listing))).not.toContain('Renovatieverplichting')
})

test.each([
  { zip: '9000', status: 'Aangevraagd', words: 'EPC (energieprestatiecertificaat) Aangevraagd' },
  {
    zip: '9000',
    status: 'Niet van toepassing',
    words: 'EPC (energieprestatiecertificaat) Niet van toepassing',
  },
])('at $zip a certificate that is "$status" reads: $words', ({ zip, status, words }) => {
  const page = read(render(aPage({ zip, facts: { energyStatus: status } })))
  expect(page).toContain(words)
  expect(page.match(/Aangevraagd|Niet van toepassing|Niet meegedeeld/g)).toHaveLength(1)
})

test.each(['1000', '5000'])('at %s nothing is said of a certificate that is only applied for', (zip) => {
  expect(render(aPage({ zip, facts: { energyStatus: 'Aangevraagd' } }))).toBe('')
})

test('a new home in Flanders has its E-level instead', () => {
  const page = read(render(aPage({ facts: { energyStatus: 'Niet van toepassing', eLevel: 20 } })))
  expect(page).toContain('Nog niet van toepassing (nieuwbouw)')
  expect(page).toMatch(/E-peil.* 20/)
})

test('a plot has no energy section', () => {
  expect(render(aPage({ kind: 'plot' }))).toBe('')
})
