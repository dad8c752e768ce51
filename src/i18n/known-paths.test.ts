import fc from 'fast-check'
import { expect, test } from 'vitest'

import { knownPathTable, resolvePath, toLanguagePath, toOriginalPath, type KnownPath } from './known-paths'
import { locales } from './locales'
import { feedbackForms, systemPaths } from './system-paths'

const ownPaths: KnownPath[] = [
  {
    id: 'blog-tips',
    type: 'article',
    original: '/blog/tips/',
    paths: { nl: '/nl/blog/vijf-tips/', fr: '/fr/blog/cinq-conseils/' },
    breadcrumb: ['home'],
  },
  {
    id: 'project-12',
    type: 'project',
    original: '/project/?id=12',
    paths: { nl: '/nl/nieuwbouw/park-12/' },
    breadcrumb: [],
  },
  {
    id: 'project-13',
    type: 'project',
    original: '/project/?id=13',
    paths: { nl: '/nl/nieuwbouw/zicht-13/' },
    breadcrumb: [],
    externalLink: 'www.zicht.be',
  },
]

const table = knownPathTable([...systemPaths, ...ownPaths])

test.each([
  ['/for-sale/', 'nl', '/nl/te-koop/'],
  ['/for-sale', 'fr', '/fr/a-vendre/'],
  ['/nl/te-koop/', 'de', '/de/zu-verkaufen/'],
  ['/nl/te-huur/?page=2', 'en', '/en/for-rent/'],
  ['/fr/À Vendre/', 'nl', '/nl/te-koop/'],
  ['/fr/%C3%80%20Vendre/', 'nl', '/nl/te-koop/'],
  ['/te-koop/', 'fr', '/fr/a-vendre/'],
  ['/en/te-koop/', 'en', '/en/for-sale/'],
  ['/nl/immo/te-huur', 'nl', '/nl/te-huur/'],
  ['/contact-demand/', 'fr', '/fr/estimation-gratuite/'],
  ['/login/', 'de', '/de/login/'],
  ['/feedback/contact-demand', 'nl', '/nl/bedankt/gratis-schatting/'],
  ['/feedback/send-to-friend/', 'fr', '/fr/merci/send-to-friend/'],
  ['/', 'en', '/en/'],
  ['/nl/blog/vijf-tips/', 'fr', '/fr/blog/cinq-conseils/'],
  ['/nl/blog/vijf-tips/', 'de', '/de/'],
  ['/project/?id=12', 'nl', '/nl/nieuwbouw/park-12/'],
  ['/project/?id=13', 'nl', 'https://www.zicht.be'],
  ['/project/?id=14', 'nl', '/nl/'],
  ['/nl/no-such-page/', 'nl', '/nl/'],
] as const)('%s is in %s %s', (path, locale, expected) => {
  expect(toLanguagePath(table, path, locale)).toBe(expected)
})

test.each([
  ['/nl/te-koop/', '/for-sale/'],
  ['/fr/a-louer', '/for-rent/'],
  ['/zu-vermieten', '/for-rent/'],
  ['/nl/schatting/', '/contact-demand/'],
  ['/nl/bedankt/zoekopdracht/', '/feedback/demand-register/'],
  ['/nl/nieuwbouw/park-12/', '/project/?id=12'],
  ['/de/', '/'],
  ['/nl/te-koop/gent/', '/'],
  ['/nl/no-such-page/', '/'],
])('%s comes from %s', (path, original) => {
  expect(toOriginalPath(table, path)).toBe(original)
})

test.each([
  ['https://www.example.be/nl/te-koop/?city=Gent', { id: 'for-sale', locale: 'nl', target: '/nl/te-koop/' }],
  ['/fr/%C3%80%20Vendre/', { id: 'for-sale', locale: 'fr', target: '/fr/a-vendre/' }],
  ['/a-vendre/', { id: 'for-sale', locale: 'fr', target: '/fr/a-vendre/' }],
  ['/for-sale/', { id: 'for-sale', locale: null, target: '/nl/te-koop/' }],
  ['/contact-demand/', { id: 'contact-demand', locale: null, target: '/nl/schatting/' }],
  ['/nl/nieuwbouw/zicht-13/', { id: 'project-13', locale: 'nl', target: 'https://www.zicht.be' }],
  ['/project/?id=13', { id: 'project-13', locale: null, target: 'https://www.zicht.be' }],
  ['/fr/no-such-page/', { id: undefined, locale: 'fr', target: '/fr/' }],
  ['/no-such-page/', { id: undefined, locale: null, target: '/' }],
])('%s resolves to %o', (url, expected) => {
  const { entry, locale, target } = resolvePath(table, url)
  expect({ id: entry?.id, locale, target }).toEqual(expected)
})

test('every entry goes to every language of its own and back', () => {
  const entry = fc.constantFrom(...[...systemPaths, ...ownPaths].filter(({ externalLink }) => !externalLink))
  fc.assert(
    fc.property(
      entry,
      fc.constantFrom(...locales),
      fc.constantFrom(...locales),
      ({ original, paths }, from, to) => {
        fc.pre(paths[from] !== undefined && paths[to] !== undefined)
        expect(toOriginalPath(table, toLanguagePath(table, original, to))).toBe(original)
        expect(toLanguagePath(table, toLanguagePath(table, paths[from]!, to), from)).toBe(paths[from])
        expect(resolvePath(table, paths[to]!)).toMatchObject({
          entry: { original },
          locale: to,
          target: paths[to],
        })
      },
    ),
    { numRuns: 500 },
  )
})

test('every system page has its own path in every language', () => {
  const paths = systemPaths.flatMap((entry) => locales.map((locale) => entry.paths[locale]))
  expect(paths).not.toContain(undefined)
  expect(new Set(paths).size).toBe((5 + feedbackForms.length) * locales.length)
})

test('a breadcrumb names entries of the table', () => {
  const ids = new Set(systemPaths.map(({ id }) => id))
  expect(systemPaths.flatMap(({ breadcrumb }) => breadcrumb).filter((id) => !ids.has(id))).toEqual([])
})
