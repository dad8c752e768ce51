import { expect, test } from 'vitest'

import type { HomeType } from '@/i18n/landing-types'
import type { Locale } from '@/i18n/locales'

import type { LandingFigures } from './landing-figures'
import { landingDescription, landingSentences, type LandingText } from './landing-sentences'

const house: HomeType = {
  id: 1,
  kind: 'house',
  names: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
}
const plot: HomeType = { ...house, id: 4, kind: 'plot' }
const office: HomeType = { ...house, id: 6, kind: 'office' }

const many: LandingFigures = {
  priced: 12,
  medianCents: 39_500_049,
  fromCents: 19_900_000,
  toCents: 89_000_000,
  measured: 11,
  medianCentsPerMetre: 245_012,
  medianSquareMetres: 163.5,
  labels: { b: 6, c: 3, f: 1 },
}
const few: LandingFigures = { ...many, priced: 3, measured: 3, labels: { b: 2 } }

const cities: Record<Locale, string> = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }

function sentences(given: Partial<LandingText> & { locale?: Locale } = {}): string {
  const { locale = 'nl', type = house } = given
  return landingSentences({
    ...{ locale, deal: 'sale', city: cities[locale], type, types: [type], total: 12, underOption: 0 },
    ...{ figures: many, ...given },
  })
    .join(' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.each([
  [
    'nl',
    'In Gent staan nu 12 huizen te koop. Daarvan zijn er 2 in optie. De mediaan van de vraagprijzen is € 395.000: de ene helft kost minder, de andere meer. ' +
      'Per m² bewoonbare oppervlakte is de mediaan € 2.450. De helft heeft meer dan 164 m² bewoonbare oppervlakte. ' +
      'Het meest voorkomende energielabel is B (6 van de 10).',
  ],
  [
    'fr',
    '12 maisons sont à vendre à Gand en ce moment. 2 de ces biens sont sous option. Le prix demandé médian est de € 395 000 : la moitié coûte moins, l’autre moitié davantage. ' +
      'Le prix médian au m² habitable est de € 2 450. La moitié offre plus de 164 m² habitables. ' +
      'Le label énergétique le plus fréquent est B (6 sur 10).',
  ],
  [
    'en',
    'There are 12 houses for sale in Ghent right now. 2 of them are under option. The median asking price is €395,000: half cost less, half cost more. ' +
      'The median price per m² of living area is €2,450. Half have more than 164 m² of living area. ' +
      'The most common energy label is B (6 of 10).',
  ],
  [
    'de',
    'In Gent werden zurzeit 12 Häuser zum Kauf angeboten. 2 davon sind reserviert. Der Median der Angebotspreise liegt bei € 395.000: Die eine Hälfte kostet weniger, die andere mehr. ' +
      'Je m² Wohnfläche liegt der Median bei € 2.450. Die Hälfte hat mehr als 164 m² Wohnfläche. ' +
      'Das häufigste Energielabel ist B (6 von 10).',
  ],
] as const)('in %s the figures of many homes are told as sentences', (locale, text) => {
  expect(sentences({ locale, underOption: 2 })).toBe(text)
})

test.each(['nl', 'fr', 'en', 'de'] as const)(
  'in %s the middle of fewer than five homes is not told',
  (locale) => {
    const text = sentences({ locale, total: 3, figures: few })
    expect(text).not.toMatch(/medi(a|á)n/i)
    expect(text).not.toMatch(/m²|label/i)
    expect(text).toContain('890')
  },
)

test('few homes have a range of prices, one home has its price, and prices that are alike are no range', () => {
  expect(sentences({ total: 3, figures: few })).toContain('De vraagprijzen gaan van € 199.000 tot € 890.000.')
  const one = { ...few, priced: 1, toCents: few.fromCents }
  expect(sentences({ total: 1, figures: one })).toBe(
    'In Gent staat nu 1 huis te koop. De vraagprijs is € 199.000.',
  )
  expect(sentences({ total: 2, figures: one })).toBe('In Gent staan nu 2 huizen te koop.')
})

test('a rent is told per month for homes, and not at all for what is let in other ways', () => {
  const figures = { ...many, medianCents: 95_000 }
  expect(sentences({ deal: 'rent', figures })).toContain('De mediaan van de huurprijzen is € 950 per maand')
  expect(sentences({ deal: 'rent', figures })).not.toContain('Per m²')
  expect(sentences({ deal: 'rent', figures, type: office })).not.toMatch(/€/)
})

test('land is measured by its ground', () => {
  expect(sentences({ type: plot })).toContain(
    'Per m² grond is de mediaan € 2.450. De helft is groter dan 164 m².',
  )
})

test('of two labels that are as common, neither is called the most common', () => {
  expect(sentences({ figures: { ...many, labels: { b: 4, c: 4 } } })).not.toContain('energielabel')
})

test('a type that shares its kind with another is counted as homes', () => {
  const villa = { ...house, id: 9 }
  const text = landingSentences({
    ...{ locale: 'nl', deal: 'sale', city: 'Gent', type: villa, types: [house, villa], total: 12 },
    ...{ underOption: 0, figures: many },
  })
  expect(text[0]).toBe('In Gent staan nu 12 panden te koop.')
})

test('a description has whole sentences, as many as are shown, and always the first', () => {
  const [a, b, c] = ['A'.repeat(80), 'B'.repeat(80), 'C'.repeat(80)]
  expect(landingDescription([a, b, c])).toBe(`${a} ${b}`)
  expect(landingDescription(['D'.repeat(400), a])).toBe('D'.repeat(400))
})
