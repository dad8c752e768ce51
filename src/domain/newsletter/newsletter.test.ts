import { expect, test } from 'vitest'

import { mergedChoice, paragraphsOf, readingLanguage } from './newsletter'

const said = { subject: 'Nieuws', intro: 'Dag' }
const site = { used: ['nl', 'fr', 'de'], standard: 'nl' } as const

test.each([
  ['fr', { nl: said, fr: said }, 'fr'],
  ['fr', { nl: said }, 'nl'],
  ['fr', { nl: said, fr: { subject: 'Nouvelles', intro: '' } }, 'nl'],
  // Its language was switched off.
  ['en', { nl: said, en: said }, 'nl'],
  ['fr', { de: said }, 'de'],
  ['nl', {}, null],
] as const)('somebody who reads %s gets %j in %s', (own, words, language) => {
  expect(readingLanguage(own, words, site)).toBe(language)
})

test('paragraphs are parted by an empty line', () => {
  expect(paragraphsOf('Een\nlijn\n\nTwee\n\n\n\nDrie')).toEqual(['Een\nlijn', 'Twee', 'Drie'])
})

test('of two who choose at once neither undoes the choice of the other', () => {
  // The other added 3 and took 1 out.
  expect(mergedChoice([2, 3], { was: [1, 2], chosen: [1, 2, 4] })).toEqual([2, 3, 4])
  expect(mergedChoice([2, 3], { was: [1, 2], chosen: [1] })).toEqual([3])
})
