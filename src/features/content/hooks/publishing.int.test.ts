import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

let cms: TestPayload
let ask: Ask
let page: number

beforeAll(async () => {
  cms = await openPayload()
  ;({ ask } = await cms.as('editor'))
})
afterAll(() => cms.close())

beforeEach(async () => {
  // What has pages below it goes after them.
  for (let pass = 0; pass < 2; pass++) await cms.payload.delete({ collection: 'pages', where: {} })
  page = await make(cms.payload, 'pages', { title: 'Over ons', description: 'Sinds 1978' })
  await ask('PATCH', `pages/${page}?locale=fr`, { title: 'À propos' })
  await cms.db.execute(sql`delete from http_cache.purge`)
})

const paths = async (id = page): Promise<string[]> =>
  (
    await rows<{ path: string }>(
      cms.db,
      sql`select path from content.path where entry = ${`page-${id}`} order by path`,
    )
  ).map(({ path }) => path)

/** What the caches are told to forget by one request. */
async function purgedBy(...request: Parameters<Ask>): Promise<string[]> {
  await cms.db.execute(sql`delete from http_cache.purge`)
  expect((await ask(...request)).status).toBeLessThan(300)
  return purges()
}

/** Those of them that may not be shown once more. */
const hardPurges = async (): Promise<string[]> =>
  (await rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge where is_hard order by tag`)).map(
    ({ tag }) => tag,
  )

const purges = async (): Promise<string[]> =>
  (await rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge order by tag`)).map(
    ({ tag }) => tag,
  )

// Coverage: 3.77.
test('a published page has a path in every language that has words', async () => {
  expect(await paths()).toEqual(['/fr/a-propos/', '/nl/over-ons/'])
})

test('words of a page concern that page only', async () => {
  expect(await purgedBy('PATCH', `pages/${page}?locale=nl`, { description: 'Sinds 1980' })).toEqual([
    `page-${page}`,
  ])
})

test('a title concerns whoever shows the page by its name', async () => {
  const tags = await purgedBy('PATCH', `pages/${page}?locale=nl`, { title: 'Wie we zijn', path: 'over-ons' })
  expect(tags).toEqual([`page-${page}`, `path-page-${page}`])
})

test('a page in the menu concerns every page when its name changes, and only then', async () => {
  expect(await purgedBy('PATCH', `pages/${page}?locale=nl`, { showInMenu: true })).toContain('shell')
  expect(await purgedBy('PATCH', `pages/${page}?locale=nl`, { description: 'Nieuw' })).toEqual([
    `page-${page}`,
  ])
  expect(await purgedBy('PATCH', `pages/${page}?locale=fr`, { title: 'Nous', path: 'a-propos' })).toEqual([
    `page-${page}`,
    `path-page-${page}`,
    'shell',
  ])
})

test('a draft concerns nobody, not even with another path', async () => {
  const draft = { title: 'Anders', path: 'anders', showInMenu: true }
  expect(await purgedBy('PATCH', `pages/${page}?locale=nl&draft=true`, draft)).toEqual([])
  expect(await purgedBy('PATCH', `pages/${page}?locale=nl&draft=true&autosave=true`, draft)).toEqual([])
  expect(await purgedBy('POST', 'pages?locale=nl&draft=true', { name: 'Nieuw', title: 'Nieuw' })).toEqual([])
  expect(await paths()).toEqual(['/fr/a-propos/', '/nl/over-ons/'])
})

test('a page that is renamed leaves a redirect, and pages below it move along', async () => {
  const below = await make(cms.payload, 'pages', { title: 'Team', parent: page })
  const tags = await purgedBy('PATCH', `pages/${page}?locale=nl`, { path: 'wij' })
  expect(await paths()).toEqual(['/fr/a-propos/', '/nl/wij/'])
  expect(await paths(below)).toEqual(['/nl/wij/team/'])
  expect(tags).toEqual(['missing', `page-${page}`, `path-page-${page}`, `path-page-${below}`, 'paths'].sort())
  const left = await rows(
    cms.db,
    sql`select from_path, entry from content.redirect where language = 'nl' order by 1`,
  )
  expect(left).toEqual([
    { from_path: '/nl/over-ons/', entry: `page-${page}` },
    { from_path: '/nl/over-ons/team/', entry: `page-${below}` },
  ])
})

// Coverage: 3.86.
test('a page that is withdrawn, hidden or thrown away has no path', async () => {
  await purgedBy('PATCH', `pages/${page}?locale=fr`, { isPublic: false })
  expect(await hardPurges()).toContain(`page-${page}`)
  expect(await paths()).toEqual(['/nl/over-ons/'])
  expect(await purgedBy('PATCH', `pages/${page}?locale=nl`, { _status: 'draft' })).toContain(`page-${page}`)
  expect(await hardPurges()).toContain(`page-${page}`)
  expect(await paths()).toEqual([])
  await ask('PATCH', `pages/${page}?locale=nl`, { _status: 'published' })
  expect(await paths()).toEqual(['/nl/over-ons/'])
  expect(await purgedBy('PATCH', `pages/${page}`, { deletedAt: new Date().toISOString() })).toContain(
    `page-${page}`,
  )
  expect(await hardPurges()).toContain(`page-${page}`)
  expect(await paths()).toEqual([])
})

test.each([
  ['nl', 'Het adres /nl/over-ons/ is al in gebruik (Over ons). Kies een ander.'],
  ['fr', 'L’adresse /nl/over-ons/ est déjà prise (Over ons). Choisissez-en une autre.'],
  ['en', 'The address /nl/over-ons/ is taken already (Over ons). Choose another.'],
  ['de', 'Die Adresse /nl/over-ons/ ist bereits vergeben (Over ons). Wählen Sie eine andere.'],
])(
  'a path that is taken is refused in the words of the admin (%s), and nothing is saved',
  async (language, message) => {
    const other = await make(cms.payload, 'pages', { title: 'Wij' })
    await cms.db.execute(sql`delete from http_cache.purge`)
    const change = { path: 'over-ons', title: 'Wij samen' }
    const { status, body } = await ask('PATCH', `pages/${other}?locale=nl`, change, {
      'Accept-Language': language,
    })
    expect(status).toBe(400)
    expect(body.errors[0].data.errors).toMatchObject([{ path: 'path', message }])
    expect(
      (await cms.payload.findByID({ collection: 'pages', id: other, locale: 'nl', draft: true })).title,
    ).toBe('Wij')
    expect(await paths(other)).toEqual(['/nl/wij/'])
    expect(await purges()).toEqual([])
  },
)

test('a save that fails leaves no purge and no path', async () => {
  expect((await ask('PATCH', `pages/${page}?locale=nl`, { name: null, path: 'wij' })).status).toBe(400)
  expect((await ask('POST', 'pages?locale=nl', { title: 'Zonder naam', _status: 'published' })).status).toBe(
    400,
  )
  expect(await purges()).toEqual([])
  expect(await paths()).toEqual(['/fr/a-propos/', '/nl/over-ons/'])
})

test('an article concerns itself and the lists of its category, of both when it moves', async () => {
  const [from, to] = [await make(cms.payload, 'categories'), await make(cms.payload, 'categories')]
  const article = await make(cms.payload, 'articles', { category: from })
  const own = [`article-${article}`, `category-${from}`]
  expect(await purgedBy('PATCH', `articles/${article}?locale=nl`, { standfirst: 'Nieuw' })).toEqual(own)
  expect(
    await purgedBy('PATCH', `articles/${article}?locale=nl&draft=true`, { standfirst: 'Concept' }),
  ).toEqual([])
  expect(
    await purgedBy('PATCH', `articles/${article}?locale=nl`, { category: to, _status: 'published' }),
  ).toEqual([...own, `category-${to}`, 'missing', `path-article-${article}`, 'paths'].sort())
})

test.each([
  ['header', 'shell'],
  ['footer', 'shell'],
  ['popup', 'shell'],
  ['agency', 'shell'],
  ['home-banner', 'home-banner'],
])('the settings of %s concern %s', async (slug, tag) => {
  expect(await purgedBy('POST', `globals/${slug}?locale=nl`, { title: 'Nieuw' })).toEqual([tag])
})

test('an article that gets another author concerns the pages of both', async () => {
  const [one, other] = [await make(cms.payload, 'team'), await make(cms.payload, 'team')]
  const category = await make(cms.payload, 'categories')
  const article = await make(cms.payload, 'articles', { category, author: one })
  expect(await purgedBy('PATCH', `articles/${article}?locale=nl`, { author: other })).toEqual(
    expect.arrayContaining([`article-${article}`, `author-${one}`, `author-${other}`]),
  )
  await purgedBy('PATCH', `articles/${article}?locale=nl`, { deletedAt: new Date().toISOString() })
  expect(await hardPurges()).toContain(`author-${other}`)
})

test('labels that stand instead of the price take it out of the lists, and only the lists of such homes', async () => {
  await storeListings(cms.db, [aListing({ id: 1, marqueeId: 8 }), aListing({ id: 2, marqueeId: 1 })])
  const shown = async () =>
    (
      await rows<{ id: number }>(cms.db, sql`select id from listing.listing where price_cents is not null`)
    ).map(({ id }) => id)
  expect(await shown()).toEqual([1, 2])
  const tags = await purgedBy('POST', 'globals/settings', { ignoredMarquees: [8] })
  expect(tags).toEqual(expect.arrayContaining(['shell', 'listing-1', 'list-sale', 'list-sale-9000']))
  expect(tags).not.toContain('listing-2')
  expect(await shown()).toEqual([2])
  expect(await purgedBy('POST', 'globals/settings', { ignoredMarquees: [8] })).toEqual(['shell'])
})

test('towns that are hidden leave the pages of projects and of homes that are gone at once', async () => {
  expect(await purgedBy('POST', 'globals/settings', { hideCity: true })).toContain('shell')
  expect(await hardPurges()).toEqual(['missing', 'projects'])
  // Saved once more, they were hidden already; what is shown again may be shown a little later.
  for (const hideCity of [true, false])
    expect(await purgedBy('POST', 'globals/settings', { hideCity })).toEqual(['shell'])
})
