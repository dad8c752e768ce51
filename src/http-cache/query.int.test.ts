import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { homesQuery } from '@/domain/listing/homes-query'
import { type UnitView, unitViewToQuery } from '@/domain/listing/unit-view'
import { pictureUrl } from '@/domain/media/picture-url'
import { type SearchCriteria } from '@/domain/search/criteria'
import { flagParameters, numberParameters } from '@/domain/search/criteria-fields'
import { regionsHref } from '@/features/listings/filters/regions/regions-href'
import { listHref } from '@/features/listings/list/list-href'
import { withUnread } from '@/features/listings/list/unread-words'
import { listDrawingHref, mapDataHref } from '@/features/listings/map/map-hrefs'
import { foundHomesHref } from '@/features/listings/neighbours/found-homes-href'
import { formPath, thanksPath } from '@/i18n/paths/form-paths'
import { listPath } from '@/i18n/paths/listing-paths'
import { locales } from '@/i18n/locales'
import { knownQueries, splitSearch } from '@/i18n/paths/known-parameters'
import { projectPath } from '@/i18n/paths/project-paths'
import { closedHomesPath } from '@/i18n/paths/closed-homes-path'
import { comparePath, favouritesPath, feedbackForms, quickSearchPath } from '@/i18n/paths/system-paths'

import { startCache, type TestCache } from '@/testing/int-cache'

let cache: TestCache
/** Where the site leads to, if anywhere. */
let to = ''

beforeAll(async () => {
  cache = await startCache(
    (_, response) => {
      response.setHeader('Cache-Control', 'public, s-maxage=600')
      if (to) response.writeHead(307, { Location: to })
      response.end('page')
    },
    { VISITOR_LIMITS: 'off' },
  )
})
afterAll(() => cache.stop())
beforeEach(() => cache.forget())

/** All that a search can ask. */
const everything: SearchCriteria = {
  deal: 'sale',
  reference: 'A-12',
  text: 'tuin zuid',
  places: [{ city: 'Gent', zip: '9000' }, { zip: '9050' }],
  municipalities: ['44021', '41002'],
  provinces: ['BE-BRU'],
  area: { kind: 'circle', centre: [3.72, 51.05], radiusKm: 5 },
  typeIds: [2, 10],
  energyLabels: ['A+', 'B'],
  sort: 'price-up',
  page: 3,
  ...Object.fromEntries(numberParameters.map(([field], index) => [field, index + 1])),
  ...Object.fromEntries(flagParameters.map(([field]) => [field, true])),
}
/** And what only homes to rent are asked. */
const toRent: SearchCriteria = { ...everything, deal: 'rent', availableFrom: '2027-01-31' }
const units: UnitView = { sort: 'price', isDescending: true, bedrooms: 2, onlyFree: true }
const hosts = { storageHost: '', cdnOrigin: '' }

const addresses = locales.flatMap((locale) => [
  listHref(locale, everything),
  listHref(locale, toRent),
  `${listHref(locale, everything)}&q=gent`,
  withUnread(listHref(locale, everything), 'zonder tuin'),
  closedHomesPath(locale, 'sale', 2),
  closedHomesPath(locale, 'rent', 2),
  mapDataHref(locale, toRent),
  listDrawingHref(locale, toRent),
  foundHomesHref(locale, toRent),
  `${foundHomesHref(locale, everything)}&page=2`,
  regionsHref('region-tree', locale, toRent),
  regionsHref('regions', locale, toRent),
  `/${locale}/count/?deal=rent&${listHref(locale, toRent).split('?')[1]}`,
  `/${locale}/places/?deal=sale&q=gen`,
  `${quickSearchPath(locale)}?q=gen`,
  `/${locale}/kept-homes/${homesQuery([1, 2])}`,
  `/${locale}/card-pictures/${homesQuery([1, 2])}`,
  favouritesPath(locale) + homesQuery([1, 2]),
  comparePath(locale) + homesQuery([1, 2]),
  `${comparePath(locale)}?homes=1&homes=2`,
  formPath(locale, 'rent-application', { home: 12 }),
  formPath(locale, 'project', { home: 12, project: 13 }),
  ...feedbackForms.map((form) => thanksPath(locale, form, 'contact')),
  `${projectPath(locale, 12)}?${unitViewToQuery(units)}`,
  `${listPath(locale, 'sale')}gent/huizen/?page=2`,
  `${listPath(locale, 'sale')}gent/huis/12/?loan-own-funds=70.000&loan-years=20&loan-rate=3,1`,
])

/** What the site is asked: order does not matter, and an address may be written in two ways. */
const questionsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return { pathname, parameters: [...searchParams].map((pair) => pair.join('=')).sort() }
}

const unknown = 'utm_source=x&setcookies&city&%63ity=Gent&modal-clicked&x=1&&width=12345&v=a'

test('every address that the site makes is asked with all that it says, and nothing else, as web itself reads it', async () => {
  for (const address of addresses) {
    cache.forget()
    const [path = '', query = ''] = address.split('?')
    const search = `?${query}&${unknown}`
    await cache.ask(path + search)
    await cache.ask(address)
    expect(cache.asked.map((asked) => questionsOf(asked.path))).toEqual([questionsOf(address)])
    expect(questionsOf(path + splitSearch(path, search).known)).toEqual(questionsOf(address))
  }
})

const picture = pictureUrl('/media/house.png?v=1794700000000', 600, hosts)

test('every parameter of the table is in an address that the site makes', () => {
  const made = [...addresses, picture, '/project/?id=12'].map((address) => new URL(address, 'http://site'))
  const unused = knownQueries.flatMap(({ path, parameters, figures = {} }) => {
    const asked = new Set(
      made
        .filter(({ pathname }) => path.test(pathname))
        .flatMap(({ searchParams }) => [...searchParams.keys()]),
    )
    return [...parameters, ...Object.keys(figures)].filter((name) => !asked.has(name))
  })
  expect(unused).toEqual([])
})

test.each([
  picture,
  '/project/?id=12',
  '/fr/project/?id=12',
  '/for-sale/?city=Gent',
  '/te-huur?price-max=900',
  '/nl/te-koop?city=Gent&type=2',
  '/nl/forms/enquiry?home=12',
  '/favourites/?homes=1,2',
])('%s is asked as it is', async (address) => {
  await cache.ask(address)
  expect(questionsOf(cache.asked[0]?.path ?? '')).toEqual(questionsOf(address))
})

test('an order, a campaign or anything else that the site does not read makes no other page', async () => {
  for (const query of [
    'city=Gent&type=2',
    'type=2&city=Gent&utm_source=mail&gclid=1',
    'x=preview&city=Gent&type=2',
    '_rsc=abc&city=Gent&type=2&setcookies',
    '&&type=2&&city=Gent&',
    'homes=1&type=2&id=4&city=Gent&form=contact',
  ])
    await cache.ask(`/nl/te-koop/?${query}`)
  expect(cache.asked.map(({ path }) => path)).toEqual(['/nl/te-koop/?city=Gent&type=2'])
})

test.each([
  '/',
  '/nl/',
  '/nl/over-ons/',
  '/nl/blog/vijf-tips/',
  '/nl/te-koop/gent/huis/100002/',
  '/nl/projecten/',
  '/nl/no-such-page/',
  '/nl/map/',
  '/nl/map/places/',
  '/nl/share-picture/100002.jpg',
  '/nl/forms/challenge/extra/',
  '/brand/9c3f26.css',
  '/assets/a.js',
  '/regions/topology-1.json',
  '/sitemap.xml',
  '/sitemaps/homes-nl-1.xml',
  '/robots.txt',
  '/icon.svg',
  '/property/100002/',
])('%s takes no query at all', async (path) => {
  for (const query of ['', '?x=1', '?city=Gent', '?v=1', '?x=preview', '?'])
    await cache.ask(path + query, { headers: { 'Accept-Language': 'nl' } })
  expect(cache.asked.map((asked) => asked.path)).toEqual([path])
})

test('a visitor who is led elsewhere on the site takes along what no page reads', async () => {
  const locations = [
    '/nl/',
    'http://www.agency.example/nl/te-koop/?city=Gent',
    'https://elsewhere.example/',
    '/nl/#a',
  ]
  const found: (string | undefined)[] = []
  for (const [index, location] of locations.entries()) {
    to = location
    const address = `/moved-${index}/`
    await cache.ask(address)
    const { headers } = await cache.ask(`${address}?utm_source=mail&setcookies`)
    expect(headers['x-cache']).toBe('hit')
    found.push(headers.location)
  }
  to = ''
  expect(found).toEqual([
    '/nl/?utm_source=mail&setcookies',
    'http://www.agency.example/nl/te-koop/?city=Gent&utm_source=mail&setcookies',
    'https://elsewhere.example/',
    '/nl/#a',
  ])
})

test('a picture has a version and a width in figures, nothing else', async () => {
  for (const query of [
    '?v=1&width=600',
    '?width=600&v=1&x=1',
    '?v=1&width=600&width=a',
    '?v=1&v=x&width=600',
  ])
    await cache.ask(`/media/a.png${query}`)
  expect(cache.asked.map(({ path }) => path)).toEqual(['/media/a.png?v=1&width=600'])
})

test('a draft is known by its path, and a page behind a signed link keeps all of its query', async () => {
  const token = '4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c11.thzjk0.1b2c3d4e5f6g7h8i9j0k1l'
  for (const path of [
    '/nl/preview/pages/3/?x=1',
    `/nl/demand/${token}/?check=&price=1`,
    `/nl/kept-list/${token}/?news=changed`,
  ]) {
    cache.forget()
    await cache.ask(path)
    await cache.ask(path)
    expect(cache.asked.map((asked) => asked.path)).toEqual([path, path])
  }
})
