import { expect, test } from 'vitest'

import { aText } from '@/testing/records/a-text'

import { type SearchWords, searchResultText, shownLength } from './search-result-text'

const nothing: SearchWords = {
  own: { titles: [], description: '' },
  titles: [],
  descriptions: [],
  body: null,
  titleTemplate: '{title} | Gevel',
}
const shown = (given: Partial<SearchWords>) => searchResultText({ ...nothing, ...given })

test('what editors wrote for search engines goes first, as it stands', () => {
  expect(
    shown({
      own: { titles: ['', 'Verkopen in Gent'], description: ' Een prijs\nmet reden. ' },
      titles: ['Verkopen'],
      descriptions: ['Wij verkopen.'],
    }),
  ).toEqual({
    title: 'Verkopen in Gent',
    description: 'Een prijs met reden.',
    from: { title: 'own', description: 'own' },
  })
})

test('without it, the title of the page stands before the agency, and its description below', () => {
  expect(shown({ titles: [false, 'Over $& ons'], descriptions: [undefined, 'Negen mensen.'] })).toEqual({
    title: 'Over $& ons | Gevel',
    description: 'Negen mensen.',
    from: { title: 'page', description: 'page' },
  })
})

test('without a description the text begins it; without a text it is the title', () => {
  const { description, from } = shown({ titles: ['Nieuws'], body: aText('woord '.repeat(60).trim()) })
  expect(description).toMatch(/^(woord )+woord…$/)
  expect(from.description).toBe('page')
  expect(description.length).toBeLessThanOrEqual(shownLength.description)
  expect(shown({ titles: ['Nieuws'] })).toMatchObject({
    ...{ description: 'Nieuws | Gevel', from: { description: 'name' } },
  })
})
