import { expect, test } from 'vitest'

import { type References, resolve } from './resolve'

const references: References = {
  page: (name) => ({ contact: 8 })[name] ?? 0,
  category: () => 3,
  article: () => 4,
  picture: () => Promise.resolve(5),
  film: () => Promise.resolve(6),
  member: () => 7,
  section: () => 8,
}

// Coverage: 3.106, 3.107.
test.each([
  {
    what: 'words in the language asked for',
    from: { title: { nl: 'a', fr: 'b', en: 'c', de: 'd' } },
    to: { title: 'b' },
  },
  {
    what: 'words keyed in capitals',
    from: { title: { NL: 'a', FR: 'b', EN: 'c', DE: 'd' } },
    to: { title: 'b' },
  },
  { what: 'one word for all languages', from: { title: 'Blog' }, to: { title: 'Blog' } },
  {
    what: 'a page by its name',
    from: [{ page: 'contact', url: '#ghent' }],
    to: [{ page: 8, url: '#ghent' }],
  },
  {
    what: 'pictures and films by their name',
    from: { image: 'street-1', video: 'dusk' },
    to: { image: 5, video: 6 },
  },
  {
    what: 'a list of languages as it is',
    from: { used: ['nl', 'fr', 'en', 'de'] },
    to: { used: ['nl', 'fr', 'en', 'de'] },
  },
])('$what', async ({ from, to }) => {
  expect(await resolve(from, 'fr', references)).toEqual(to)
})
