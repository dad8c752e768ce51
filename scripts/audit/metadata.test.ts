import { expect, test } from 'vitest'

import { metadataProblems, sameWords } from './metadata'

const url = 'https://www.example.be/nl/te-koop/'
const metas = {
  description: 'Huizen, appartementen en gronden te koop, met prijs en plan.',
  ...{ 'og:title': 'Te koop', 'og:description': 'Te koop', 'og:type': 'website', 'og:url': url },
  ...{ 'og:image': 'https://www.example.be/a.jpg', 'og:locale': 'nl_BE', 'og:site_name': 'Gevel' },
  ...{ 'twitter:card': 'summary', 'twitter:title': 'Te koop', 'twitter:description': 'Te koop' },
  'twitter:image': 'https://www.example.be/a.jpg',
}
const page = {
  ...{ path: '/nl/te-koop/', title: 'Te koop | Gevel', metas, canonicalUrl: url },
  ...{ isIndexed: true, language: 'nl' },
}
const withMeta = (name: string, content: string) => ({ ...page, metas: { ...metas, [name]: content } })

test('a page that says all that networks and search engines read is right', () => {
  expect(metadataProblems(page, true)).toEqual([])
})

test.each([
  [{ ...page, title: ' ' }, 'no title'],
  [withMeta('twitter:card', ''), 'no twitter:card'],
  [withMeta('description', 'Te koop'), 'a description of "Te koop"'],
  [withMeta('og:url', 'https://www.example.be/fr/'), `og:url https://www.example.be/fr/ beside ${url}`],
  [withMeta('og:image', '/a.jpg'), 'og:image is no whole address'],
])('what it lacks is told %#', (lacking, problem) => {
  expect(metadataProblems(lacking, true)).toEqual([problem])
})

test('a page that nobody should find needs its title, and says that it is left out', () => {
  const hidden = { ...page, metas: {}, isIndexed: false }
  expect(metadataProblems(hidden, false)).toEqual([])
  const left = ['search engines are not asked to leave it out']
  expect(metadataProblems({ ...hidden, isIndexed: true }, false)).toEqual(left)
  expect(metadataProblems({ ...hidden, isIndexed: true, canonicalUrl: '' }, false)).toEqual(left)
  const view = { ...hidden, isIndexed: true, path: '/nl/te-koop/?view=map' }
  expect(metadataProblems(view, false)).toEqual([])
})

test('two pages of one language with the same words are told, in two languages they may be alike', () => {
  const other = { ...page, path: '/nl/te-huur/', metas: { ...metas, description: 'Huizen te huur.' } }
  expect(sameWords([page, other])).toEqual([
    { path: '/nl/te-huur/', says: 'the same title Te koop | Gevel as /nl/te-koop/' },
  ])
  expect(sameWords([page, { ...page, path: '/fr/', language: 'fr' }])).toEqual([])
})
