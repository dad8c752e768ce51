import { expect, test } from 'vitest'

import { bandedRegions, scalePlace } from '@/domain/listing/energy/energy-everywhere'
import type { Region } from '@/domain/place/region'

import { contrast, energyBandsOf, textOn } from './energy-scale'

const regions: Region[] = ['flanders', 'brussels', 'wallonia', 'luxembourg']
const everyBand = regions.flatMap((region) => energyBandsOf(region).map((band) => ({ region, ...band })))

test.each(everyBand)('the letter $text of $region reads on $colour', ({ colour, textColour }) => {
  expect(contrast(textColour, colour)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  { colour: '#efb021', text: '#0d0b09' },
  { colour: '#0b5a33', text: '#ffffff' },
])('$text stands on $colour', ({ colour, text }) => {
  expect(textOn(colour)).toBe(text)
})

test.each(bandedRegions)(
  'the places of a figure in %s are counted on the letters that are drawn',
  (region) => {
    expect(scalePlace(region, 100).count).toBe(energyBandsOf(region).length)
  },
)

test('black on white is the greatest contrast, a colour on itself the least', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#9c3f26', '#9c3f26')).toBe(1)
})

// Coverage: 9.47.
test.each([
  { region: 'flanders', letters: 'A+ A B C D E F' },
  { region: 'brussels', letters: 'A+ A B C D E F G' },
  { region: 'wallonia', letters: 'A++ A+ A B C D E F G' },
  { region: 'luxembourg', letters: 'A+ A B C D E F G H I' },
] as const)('the scale of $region is $letters', ({ region, letters }) => {
  expect(
    energyBandsOf(region)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(letters)
})

test('the letter B of Brussels holds its three fine steps', () => {
  const band = energyBandsOf('brussels').find(({ text }) => text === 'B')
  expect(band?.steps.map(({ text }) => text)).toEqual(['B+', 'B', 'B-'])
})
