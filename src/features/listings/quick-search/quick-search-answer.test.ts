import { expect, test } from 'vitest'

import { quickSearchAnswer } from './quick-search-answer'

const home = (id: number) =>
  ({
    id,
    reference: `V-10${id}`,
    deal: 'sale',
    status: 'available',
    typeName: 'Huis',
    zip: '9000',
    city: 'Gent',
    country: 'BE',
    href: `/nl/te-koop/gent/huis/${id}/`,
  }) as const
const result = {
  places: [],
  meaning: [],
  unread: [],
  near: [],
  rows: [],
  references: [1, 2, 3, 4, 5].map(home),
  hasMoreReferences: false,
}

test.each([
  ['available', 'Huis te koop in Gent'],
  ['under-option', 'Huis te koop in Gent'],
  ['sold', 'Huis in Gent: verkocht'],
] as const)('a home that is %s is found by its reference as "%s"', (status, title) => {
  const answer = quickSearchAnswer({ ...result, references: [{ ...home(1), status }] }, 'nl')
  expect(answer.references).toEqual([{ reference: 'V-101', title, href: '/nl/te-koop/gent/huis/1/' }])
})

test('five homes that are all there are counted', () => {
  expect(quickSearchAnswer(result, 'nl').summary).toBe('5 panden met deze referentie.')
})

test('five of many are called the first five', () => {
  const { summary } = quickSearchAnswer({ ...result, hasMoreReferences: true }, 'nl')
  expect(summary).toBe('De eerste 5 panden waarvan de referentie zo begint; typ verder om de rest te vinden.')
})

test('words of a sentence that no filter can say are shown and said', () => {
  const answer = quickSearchAnswer(
    { ...result, references: [], meaning: ['Gent'], unread: ['zonder', 'tuin'] },
    'nl',
  )
  expect(answer.unread).toBe('Niet begrepen: zonder tuin')
  expect(answer.summary).toBe('Gent Niet begrepen: zonder tuin')
})

test('what a sentence means is its title, and a place that may be meant is offered under its own', () => {
  const links = {
    sale: { count: 2, href: '/nl/te-koop/?city=Gent' },
    rent: { count: 0, href: '/nl/te-huur/?city=Gent' },
  }
  const none = { ...result, references: [] }
  expect(quickSearchAnswer({ ...none, meaning: ['Gent', 'Villa'], all: links }, 'nl')).toMatchObject({
    title: 'Gent · Villa',
    summary: 'Gent, Villa',
  })
  expect(quickSearchAnswer({ ...none, near: [{ name: 'Gent', links }] }, 'nl')).toMatchObject({
    title: '',
    near: { title: 'Bedoelde u…', places: [{ name: 'Gent' }] },
    summary: 'Bedoelde u… Gent',
  })
})
