import { expect, test } from 'vitest'

import { unitViewToQuery, wholeUnitView } from '@/domain/listing/unit-view'
import { homesQuery } from '@/domain/listing/homes-query'
import { deals } from '@/domain/listing/listing'
import { pictureUrl } from '@/domain/media/picture-url'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { flagParameters, numberParameters } from '@/domain/search/criteria-fields'
import { listHref, listLink } from '@/features/listings/list/list-href'
import { locales } from '@/i18n/locales'
import { closedHomesPath } from '@/i18n/paths/closed-homes-path'
import { listPath } from '@/i18n/paths/listing-paths'
import { projectPath } from '@/i18n/paths/project-paths'
import { favouritesPath } from '@/i18n/paths/system-paths'

import { robotsText } from './answer-robots'

const text = robotsText({ isLaunched: true })
const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, pattern = '']) => ({
  isAllowed: kind === 'Allow',
  length: pattern.length,
  fits: new RegExp(`^${pattern.replaceAll(/[.?+()]/g, String.raw`\$&`).replaceAll('*', '.*')}`),
}))

/** RFC 9309: the longest rule that fits; of two as long, the one that allows. */
function mayBeRead(address: string): boolean {
  const fitting = rules.filter(({ fits }) => fits.test(address))
  const [best] = fitting.toSorted((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed))
  return best?.isAllowed ?? true
}

const gent = { city: 'Gent' }
const singles: Partial<SearchCriteria>[] = [
  {},
  { places: [gent] },
  { places: [{ city: 'Gent', zip: '9000' }] },
  { typeIds: [2] },
  { municipalities: ['44021'] },
  { provinces: ['BE-BRU'] },
  { energyLabels: ['A'] },
  ...numberParameters.map(([field]) => ({ [field]: 3 })),
  ...flagParameters.map(([field]) => ({ [field]: true })),
]
const pairs: Partial<SearchCriteria>[] = [
  { places: [{ city: 'Gent', zip: '9000' }], typeIds: [2] },
  { places: [gent], hasGarden: true },
  { places: [gent], typeIds: [2], hasGarden: true },
  { places: [gent], typeIds: [2], sort: 'price-up' },
  { places: [gent], typeIds: [2, 3] },
  { places: [gent, { city: 'Brugge' }], typeIds: [2] },
  { places: [gent], municipalities: ['11002'], typeIds: [2] },
  { municipalities: ['44021'], typeIds: [2] },
  { places: [gent, { city: 'Brugge' }] },
  { typeIds: [2, 3] },
  { typeIds: [2], hasGarden: true },
  { priceMinEuro: 100_000, priceMaxEuro: 300_000 },
  { places: [gent], typeIds: [2], bedroomsMin: 3 },
]
const views: Partial<SearchCriteria>[] = [
  { sort: 'price-up' },
  { area: { kind: 'circle', centre: [3.72, 51.05], radiusKm: 5 } },
]
const lists = locales.flatMap((locale) => deals.map((deal) => ({ locale, deal })))
const searches = (parts: Partial<SearchCriteria>[]) =>
  lists.flatMap(({ locale, deal }) =>
    parts.flatMap((part) =>
      [1, 2].map((page) => ({ locale, criteria: { ...criteriaFor(deal), ...part, page } })),
    ),
  )

test('what only our own scripts ask for is not read, and the sitemap is named', () => {
  expect(text).toContain('Disallow: /*/map-data/')
  expect(text).toContain('Sitemap: http://localhost:8080/sitemap.xml')
})

test('of a site that is not launched nothing may be read', () => {
  expect(robotsText({ isLaunched: false })).toBe('User-agent: *\nDisallow: /\n')
})

test('lists of one place, one type or one other filter may be read, and so may the pages that follow', () => {
  const kept = searches(singles).map(({ locale, criteria }) => listHref(locale, criteria))
  expect(kept).toContain('/nl/te-koop/?city=Gent&page=2')
  expect(kept.filter((address) => !mayBeRead(address))).toEqual([])
})

test('of a town and a type together the first page may be read, which names its landing page, though no link leads there', () => {
  const landed = searches([{ places: [gent], typeIds: [2] }])
  const readable = landed.filter(({ locale, criteria }) => mayBeRead(listHref(locale, criteria)))
  expect(readable).toEqual(landed.filter(({ criteria }) => criteria.page === 1))
  expect(landed.filter(({ locale, criteria }) => listLink(locale, criteria).rel !== 'nofollow')).toEqual([])
})

test('lists with two filters, an order or an area are not read, and no link leads robots to them', () => {
  const kept = searches([...pairs, ...views])
  expect(kept.filter(({ locale, criteria }) => mayBeRead(listHref(locale, criteria)))).toEqual([])
  expect(kept.filter(({ locale, criteria }) => listLink(locale, criteria).rel !== 'nofollow')).toEqual([])
})

test('nor are they in another order of their parameters', () => {
  for (const query of ['page=2&type=3&city=Gent', 'city=Gent&page=2&type=3', 'city=Gent&sort=city&page=2'])
    expect(mayBeRead(`/nl/te-koop/?${query}`), query).toBe(false)
})

test.each([
  ['/nl/', true],
  ['/nl/over-ons/?utm_source=mail&utm_medium=x', true],
  [`${listPath('nl', 'sale')}gent/huizen/?page=2`, true],
  [closedHomesPath('nl', 'sale', 2), true],
  [pictureUrl('/media/house.png?v=1794700000000', 600, { storageHost: '', cdnOrigin: '' }), true],
  [`${projectPath('nl', 12)}?${unitViewToQuery({ ...wholeUnitView, bedrooms: 2 })}`, false],
  [`${projectPath('nl', 12)}?${unitViewToQuery({ ...wholeUnitView, onlyFree: true })}`, false],
  [favouritesPath('nl') + homesQuery([1, 2]), false],
  ['/nl/te-koop/?q=gent', false],
  ['/fr/map-data/?deal=sale', false],
  ['/nl/forms/enquiry/?home=12', false],
])('%s: may be read: %s', (address, expected) => {
  expect(mayBeRead(address)).toBe(expected)
})
