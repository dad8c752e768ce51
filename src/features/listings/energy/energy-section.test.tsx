import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { type Locale, locales } from '@/i18n/locales'
import { wordsIn } from '@/testing/markup'

import type { ListingPageData } from '../find-listing'
import { aLegalAd, aPage, someNeeds } from '../legal/testing-ads'
import { EnergySection } from './energy-section'

const draw = (listing: ListingPageData, locale: Locale = 'nl') =>
  renderToStaticMarkup(<EnergySection listing={listing} {...someNeeds(locale)} />)
const read = (html: string) => wordsIn(html).replaceAll(/\s+/g, ' ')

/** What a screen reader hears of the bar: region, letter. */
const barOf = (html: string) => {
  const [, bar = ''] = html.split('id="energy-everywhere"')
  return [
    ...bar
      .replaceAll(/<div aria-hidden.*?<\/div>/gs, '')
      .matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs),
  ].map(([, place, letter]) => `${read(place!)}: ${read(letter!)}`)
}

test('one number has three letters, of which one is official', () => {
  expect(barOf(draw(aPage({ zip: '1000', energyLabel: 'E-', energyKwh: 264 })))).toEqual([
    'Vlaanderen ter vergelijking: C',
    'Brussel officieel: E−',
    'Wallonië ter vergelijking: D',
  ])
})

test('the official letter is the certificate’s, also where the number would give another', () => {
  expect(barOf(draw(aPage({ zip: '9000', energyLabel: 'B', energyKwh: 210 }), 'fr'))).toEqual([
    'Flandre officiel: B',
    'Bruxelles à titre de comparaison: D−',
    'Wallonie à titre de comparaison: C',
  ])
})

test('a home in Luxembourg shows its own two letters, and those of the three regions beside them', () => {
  expect(barOf(draw(aLegalAd('luxembourg', 'sale', 'de'), 'de'))).toEqual([
    'Luxemburg offiziell: Energieeffizienzklasse: D, Wärmeschutzklasse: E',
    'Flandern zum Vergleich: B',
    'Brüssel zum Vergleich: C−',
    'Wallonie zum Vergleich: B',
  ])
})

test.each(locales)(
  'the bar explains in %s why the letters differ, and marks one stretch in each region',
  (locale) => {
    const html = draw(aPage({ energyLabel: 'E', energyKwh: 438 }), locale)
    const explained = {
      nl: 'Elk gewest trekt de grenzen van zijn letters anders',
      fr: 'Chaque Région fixe autrement les limites de ses lettres',
      en: 'Each region draws the limits of its letters differently',
      de: 'Jede Region zieht die Grenzen ihrer Buchstaben anders',
    }
    expect(read(html)).toContain(explained[locale])
    const marked = [...html.matchAll(/<span[^>]*bg-ink text-paper[^>]*>([^<]*)</g)].map(
      ([, letter]) => letter,
    )
    expect(marked).toEqual(['E', 'G', 'F'])
  },
)

test.each([
  { what: 'without a number', given: { energyLabel: 'C' } },
  { what: 'outside the two countries', given: { country: 'FR', zip: '59000', energyKwh: 120 } },
] as const)('a home $what has no bar', ({ given }) => {
  expect(draw(aPage(given))).not.toContain('energy-everywhere')
})

test.each([
  { locale: 'nl', words: 'binnen 5 jaar na de authentieke akte' },
  { locale: 'fr', words: 'dans les 5 ans suivant l’acte authentique' },
  { locale: 'en', words: 'within 5 years of the notarial deed' },
  { locale: 'de', words: 'innerhalb von 5 Jahren nach der notariellen Urkunde' },
] as const)(
  'a Flemish sale with label E warns the buyer in $locale of one and the same term',
  ({ locale, words }) => {
    expect(read(draw(aLegalAd('flanders', 'sale', locale), locale))).toContain(words)
  },
)

test.each([
  aLegalAd('flanders', 'rent', 'nl'),
  { ...aLegalAd('flanders', 'sale', 'nl'), energyLabel: 'D' },
  { ...aLegalAd('flanders', 'sale', 'nl'), status: 'sold' as const },
  { ...aLegalAd('brussels', 'sale', 'nl'), energyLabel: 'F' },
  { ...aLegalAd('wallonia', 'sale', 'nl'), energyLabel: 'F' },
])('no other advertisement warns of it', (listing) => {
  expect(read(draw(listing))).not.toContain('Renovatieverplichting')
})

test.each([
  { zip: '9000', status: 'Aangevraagd', words: 'EPC (energieprestatiecertificaat) Aangevraagd' },
  {
    zip: '9000',
    status: 'Niet van toepassing',
    words: 'EPC (energieprestatiecertificaat) Niet van toepassing',
  },
  { zip: '5000', status: 'Aangevraagd', words: 'EPB-certificaat (Wallonië) Niet meegedeeld' },
  { zip: '1000', status: 'Aangevraagd', words: 'EPB-certificaat (Brussel) Niet meegedeeld' },
])('at $zip a certificate that is "$status" reads: $words', ({ zip, status, words }) => {
  const page = read(draw(aPage({ zip, facts: { energyStatus: status } })))
  expect(page).toContain(words)
  expect(page.match(/Aangevraagd|Niet van toepassing|Niet meegedeeld/g)).toHaveLength(1)
})

test('a new home in Flanders has its E-level instead', () => {
  const page = read(draw(aPage({ facts: { energyStatus: 'Niet van toepassing', eLevel: 20 } })))
  expect(page).toContain('Nog niet van toepassing (nieuwbouw)')
  expect(page).toMatch(/E-peil.* 20/)
})

test('a plot has no energy section', () => {
  expect(draw(aPage({ typeId: 4 }))).toBe('')
})
