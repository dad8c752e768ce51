import { sql } from 'drizzle-orm'
import type { AdminViewServerProps } from 'payload'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { type Language, languages } from '@/domain/language'
import { criteriaFor } from '@/domain/search/criteria'
import { submitLead } from '@/features/leads/submit-lead'
import { findListing, findWithdrawn } from '@/features/listings/page/find-listing'
import { checkPublications } from '@/features/listings/publication/check-publications'
import { saveListingRules } from '@/features/listings/publication/listing-rules'
import { countListings, findCards } from '@/features/listings/search/search-listings'
import { storeListings } from '@/features/listings/store/store-listings'
import { countStatements } from '@/testing/count-statements'
import { linksIn, wordsIn } from '@/testing/markup'
import { aForm } from '@/testing/records/a-form'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { rebuildPublished } from '../published/rebuild-published'
import { HomesBoard } from './homes-board'
import { listHomes } from './list-homes'

// Payload's own frame around it needs a browser.
vi.mock('@/cms/admin/board', () => ({
  Board: ({ title, children }: { title: string; children: ReactNode }) =>
    createElement('main', null, createElement('h1', null, title), children),
  boardParameter: ({ searchParams }: AdminViewServerProps, name: string) => searchParams?.[name],
  guardBoard: ({ initPageResult: { req } }: AdminViewServerProps, path: string, allowed: string[]) => {
    if (!allowed.includes(String(req.user?.role))) throw new Error(`not let in at ${path}`)
  },
}))

let cms: TestPayload
let editor: { ask: Ask; user: { id: number } }
let others: Ask[]

beforeAll(async () => {
  cms = await openPayload()
  editor = await cms.as('editor')
  const translator = await cms.as('translator', { languages: ['fr'] })
  const agent = await cms.as('agent')
  others = [cms.anonymous, cms.withToken('not-a-token'), translator.ask, agent.ask]
})
afterAll(() => cms.close())
beforeEach(async () => {
  await cms.db.execute(
    sql`truncate listing.listing, lead.lead cascade;
        truncate listing.hidden, listing.hide_mark, listing.publication_gap, listing.event, listing.tally,
          listing.place_tally, listing.price_tally, listing.hiding_gap, http_cache.purge, visit.daily`,
  )
  await cms.payload.delete({ collection: 'listing-notes', where: {}, trash: true })
  await storeListings(cms.db, [
    aListing({ id: 11, reference: 'V-11', createdAt: new Date('2026-03-01') }),
    aListing({
      ...{ id: 12, reference: 'H-12', deal: 'rent', status: 'under-option', kind: 'apartment' },
      createdAt: new Date('2026-02-01'),
    }),
  ])
})

const press = (ask: Ask, id: number | string, fields: Record<string, string>) =>
  ask('POST', `homes/${id}/handle`, aForm(fields))
const hide = (id: number, reason = 'Op vraag van de eigenaar') =>
  press(editor.ask, id, { action: 'hide', reason })
const list = (filters: Parameters<typeof listHomes>[1] = {}) => listHomes(cms.db, filters, new Date())
const ids = async (filters: Parameters<typeof listHomes>[1]) =>
  (await list(filters)).homes.map(({ id }) => id)
const homeOf = async (id: number) => (await list()).homes.find((home) => home.id === id)

/** What visitors are given of homes for sale. */
async function seen() {
  const criteria = criteriaFor('sale')
  return {
    list: (await findCards(cms.db, { criteria, language: 'nl' })).map(({ id }) => id),
    count: (await countListings(cms.db, criteria)).total,
    page: (await findListing(cms.db, { id: 11, language: 'nl' }))?.id,
    // Its address then answers 410.
    isGone: (await findWithdrawn(cms.db, 11)) !== null,
  }
}

interface Asked {
  role?: string
  language?: Language
  searchParams?: Record<string, string>
}

async function board({ role = 'editor', language = 'nl', searchParams = {} }: Asked = {}) {
  const req = { user: { collection: 'users', role, id: 1 }, i18n: { language }, payload: cms.payload }
  const view = { initPageResult: { req }, searchParams } as unknown as AdminViewServerProps
  return renderToStaticMarkup(await HomesBoard(view))
}

test.each<[string, Record<string, string>]>([
  ['hides', { action: 'hide', reason: 'Zomaar' }],
  ['shows', { action: 'show' }],
  ['features', { action: 'feature' }],
  ['notes', { action: 'note' }],
])('nobody but an administrator or an editor %s a home', async (_, fields) => {
  for (const ask of others) expect(await press(ask, 11, fields)).toEqual({ status: 403, body: '' })
  expect(await seen()).toEqual({ list: [11], count: 1, page: 11, isGone: false })
  expect((await cms.payload.count({ collection: 'listing-notes' })).totalDocs).toBe(0)
})

test('the board opens for administrators and editors only', async () => {
  for (const role of ['admin', 'editor']) expect(wordsIn(await board({ role }))).toContain('V-11')
  for (const role of ['translator', 'agent'])
    await expect(board({ role })).rejects.toThrow('not let in at /homes')
})

test('a home that an editor hides leaves list, count and page at once, until it is shown again', async () => {
  expect((await hide(11)).status).toBe(303)
  expect(await seen()).toEqual({ list: [], count: 0, page: undefined, isGone: true })
  const purged = sql`select tag from http_cache.purge where is_hard and tag in ('listing-11', 'list-sale') order by tag`
  expect((await rows(cms.db, purged)).map(({ tag }) => tag)).toEqual(['list-sale', 'listing-11'])
  expect(await homeOf(11)).toMatchObject({
    isHidden: true,
    mark: { reason: 'Op vraag van de eigenaar', by: 'editor' },
  })
  expect((await press(editor.ask, 11, { action: 'show' })).status).toBe(303)
  expect(await seen()).toEqual({ list: [11], count: 1, page: 11, isGone: false })
  expect(await homeOf(11)).toMatchObject({ isHidden: false, mark: null })
})

test('who hid it first keeps the word, with the reason they gave', async () => {
  await hide(11, 'Eerst')
  await hide(11, 'Daarna')
  expect((await homeOf(11))?.mark?.reason).toBe('Eerst')
})

test.each([
  ['no reason', ' \u200b '],
  ['a reason of more than 200 letters', 'x'.repeat(201)],
])('with %s nothing is hidden', async (_, reason) => {
  expect((await hide(11, reason)).status).toBe(303)
  expect((await seen()).list).toEqual([11])
})

test('a reason of 200 letters is kept whole', async () => {
  await hide(11, 'é'.repeat(200))
  expect((await homeOf(11))?.mark?.reason).toBe('é'.repeat(200))
})

test.each(['99', '0', 'x', '99999999999'])(
  'the number %s, which no home has, changes nothing',
  async (id) => {
    const presses: Record<string, string>[] = [
      { action: 'hide', reason: 'Zomaar' },
      { action: 'feature' },
      { action: 'show' },
    ]
    for (const fields of presses) expect([303, 404]).toContain((await press(editor.ask, id, fields)).status)
    expect(await rows(cms.db, sql`select 1 from listing.hide_mark`)).toEqual([])
    expect((await cms.payload.count({ collection: 'listing-notes' })).totalDocs).toBe(0)
  },
)

test('a home is featured and no longer featured by the mark of its note, whose words stay', async () => {
  await cms.payload.create({ collection: 'listing-notes', data: { recordId: 12, metaTitle: 'Mooi' } })
  for (const id of [11, 12]) await press(editor.ask, id, { action: 'feature' })
  expect(await ids({ featured: 'yes' })).toEqual([12, 11])
  const purged = await rows(cms.db, sql`select tag from http_cache.purge where tag = 'featured'`)
  expect(purged).toHaveLength(1)
  await press(editor.ask, 12, { action: 'unfeature' })
  expect(await ids({ featured: 'yes' })).toEqual([11])
  const { docs } = await cms.payload.find({ collection: 'listing-notes', sort: 'recordId' })
  expect(docs.map(({ recordId, isFeatured, metaTitle }) => [recordId, isFeatured, metaTitle])).toEqual([
    [11, true, undefined],
    [12, false, 'Mooi'],
  ])
})

/** Featured in this order: as visitors' lists and the board have it. */
async function featured() {
  const [published] = await rows<{ document: number[] }>(
    cms.db,
    sql`select document from content.published where key = 'featured' and language = 'fr'`,
  )
  return { site: published?.document, board: await ids({ featured: 'yes' }) }
}
const both = (order: number[]) => ({ site: order, board: order })

test('a featured home is put above or below another, on the site as on the board, and its pages are purged', async () => {
  await storeListings(cms.db, [aListing({ id: 13, reference: 'V-13' })])
  for (const id of [11, 12, 13]) await press(editor.ask, id, { action: 'feature' })
  expect(await featured()).toEqual(both([13, 12, 11]))
  await cms.db.execute(sql`truncate http_cache.purge`)
  const answer = await press(editor.ask, 11, { action: 'above', beside: '12', back: '?featured=yes' })
  expect(answer).toMatchObject({ status: 303 })
  expect(await featured()).toEqual(both([13, 11, 12]))
  expect((await rows(cms.db, sql`select tag from http_cache.purge`)).map(({ tag }) => tag)).toContain(
    'featured',
  )
  await press(editor.ask, 13, { action: 'below', beside: '12' })
  expect(await featured()).toEqual(both([11, 12, 13]))
  // What is written of a home leaves it where it is; one that is featured anew comes first.
  const { docs } = await cms.payload.find({
    collection: 'listing-notes',
    where: { recordId: { equals: 13 } },
  })
  await cms.payload.update({ collection: 'listing-notes', id: docs[0]?.id ?? 0, data: { metaTitle: 'Ruim' } })
  expect(await featured()).toEqual(both([11, 12, 13]))
  for (const action of ['unfeature', 'feature']) await press(editor.ask, 12, { action })
  expect(await featured()).toEqual(both([12, 11, 13]))
  expect((await rebuildPublished(cms.payload)).changed).toEqual([])
})

test('who moves homes at the same time loses none, and what is no longer featured is not moved', async () => {
  const all = Array.from({ length: 8 }, (_, index) => 21 + index)
  await storeListings(
    cms.db,
    all.map((id) => aListing({ id, reference: `V-${id}` })),
  )
  for (const id of all) await press(editor.ask, id, { action: 'feature' })
  const pressed = await Promise.all([
    ...all.slice(1).map((id) => press(editor.ask, id, { action: 'above', beside: '21' })),
    press(editor.ask, 11, { action: 'feature' }),
    press(editor.ask, 28, { action: 'unfeature' }),
  ])
  expect(pressed.map(({ status }) => status)).toEqual(pressed.map(() => 303))
  const { site, board: shown } = await featured()
  expect(shown.toSorted((a, b) => a - b)).toEqual([11, ...all.slice(0, -1)])
  expect(site).toEqual(shown)
  for (const [id, beside] of [
    [28, 21],
    [21, 28],
    [21, 21],
  ] as const)
    await press(editor.ask, id, { action: 'below', beside: String(beside) })
  expect(await featured()).toEqual(both(shown))
})

test('the board of featured homes moves each beside its neighbour, and the keyboard stays at the button', async () => {
  for (const id of [11, 12]) await press(editor.ask, id, { action: 'feature' })
  const html = await board({ searchParams: { featured: 'yes' } })
  expect(html).toMatch(/value="below"\/>.*?name="beside" value="11"\/><button id="below-12"/)
  expect(html).toMatch(/<button id="above-12"[^>]* aria-disabled="true"/)
  expect(html).toMatch(/<button id="below-11"[^>]* aria-disabled="true"/)
  expect(html).toContain('aria-label="Omhoog V-11"')
  expect(await board()).not.toContain('homes-order')
})

test('a note is made once, and the board leads to it', async () => {
  for (let press_ = 0; press_ < 2; press_++)
    expect((await press(editor.ask, 11, { action: 'note' })).status).toBe(303)
  const { docs } = await cms.payload.find({ collection: 'listing-notes' })
  expect(docs).toHaveLength(1)
  expect(linksIn(await board())).toContain(`/admin/collections/listing-notes/${docs[0]?.id}`)
})

test('each home has its days, views, leads and gaps', async () => {
  await checkPublications(cms.db)
  await cms.db.execute(sql`
    update listing.event set at = now() - interval '9 days' where listing_id = 11;
    insert into visit.daily (listing_id, day, source, views) values
      (11, visit.today(), 'direct', 4), (11, visit.today() - 29, 'direct', 3), (11, visit.today() - 30, 'direct', 100)`)
  const services = { db: cms.db, now: () => new Date(), channels: [], limits: [], secret: 'test' }
  for (let lead = 0; lead < 4; lead++) await submitLead(services, aLead({ kind: 'visit', listingId: 11 }))
  await cms.db.execute(sql`
    update lead.lead set status = given.status, kind = given.kind
    from (values (1, 'new', 'visit'), (2, 'closed', 'enquiry'), (3, 'spam', 'visit'), (4, 'new', 'owner-message'))
        given(position, status, kind),
      (select id, row_number() over () as position from lead.lead) stored
    where stored.position = given.position and lead.id = stored.id`)
  expect(await homeOf(11)).toMatchObject({
    ...{ reference: 'V-11', city: 'Gent', kind: 'house', status: 'available' },
    ...{ daysOnline: 9, views: 7, leads: 2 },
    gaps: expect.arrayContaining([{ field: 'photo', severity: 'should' }]) as unknown,
  })
  const html = await board()
  expect(linksIn(html).filter((href) => href.startsWith('/admin/leads'))).toEqual(['/admin/leads?query=V-11'])
  expect(html).toContain('aria-label="Aanvragen V-11: 2"')
})

test('homes are found by reference, town, deal, status and whether they are on the site', async () => {
  await hide(11)
  expect(await ids({})).toEqual([11, 12])
  expect(await ids({ query: 'h-1' })).toEqual([12])
  expect(await ids({ query: 'gent' })).toEqual([11, 12])
  expect(await ids({ query: '11' })).toEqual([11])
  expect(await ids({ query: '%' })).toEqual([])
  expect(await ids({ deal: 'rent' })).toEqual([12])
  expect(await ids({ status: 'available' })).toEqual([11])
  expect(await ids({ site: 'hidden' })).toEqual([11])
  expect(await ids({ site: 'shown' })).toEqual([12])
})

test('a town has its name in the language of the reader, and is found by its name in each', async () => {
  const [nl, fr, en] = await Promise.all(
    (['nl', 'fr', 'en'] as const).map(async (language) => wordsIn(await board({ language }))),
  )
  expect(nl).toContain('Huis, Gent')
  expect(fr).toContain('Maison, Gand')
  expect(en).toContain('House, Ghent')
  await hide(12)
  expect(wordsIn(await board({ language: 'fr', searchParams: { site: 'hidden' } }))).toContain('Gand')
  for (const query of ['Gand', 'GHENT']) expect(await ids({ query })).toEqual([11, 12])
  expect(await ids({ query: 'Liège' })).toEqual([])
})

test('a page has 25 homes and costs as many statements as a page of two', async () => {
  const two = await countStatements(() => list())
  await storeListings(
    cms.db,
    Array.from({ length: 58 }, (_, index) => aListing({ id: 100 + index })),
  )
  const { answer, statements } = await countStatements(() => list({ page: 2 }))
  expect([answer.homes.length, answer.total, answer.page, answer.pages]).toEqual([25, 60, 2, 3])
  expect(statements).toHaveLength(1)
  expect(two.statements).toHaveLength(1)
  const last = await list({ page: 99 })
  expect([last.homes.length, last.total, last.page, last.pages]).toEqual([10, 60, 3, 3])
  expect(await list({ page: 99, query: 'nowhere' })).toEqual({ homes: [], total: 0, page: 1, pages: 1 })
})

test('what it lacks hides a home without a button to show it, and the board says why', async () => {
  await checkPublications(cms.db)
  await saveListingRules(cms.db, { hidingGaps: ['photo'], typeKinds: [] })
  const html = await board()
  expect(wordsIn(html)).toContain('Verborgen om wat ontbreekt')
  expect(html).not.toMatch(/value="(show|hide|feature)"/)
})

test('after a press the list is as it was filtered', async () => {
  const html = await board({ searchParams: { deal: 'sale', query: 'V-1' } })
  expect(html).toContain('name="back" value="?deal=sale&amp;query=V-1"')
  const notice = await board({ searchParams: { deal: 'sale', notice: 'hidden' } })
  expect(wordsIn(notice)).toContain('Het pand is van de site.')
  expect(await board({ searchParams: { notice: 'constructor' } })).not.toContain('board-notice')
})

test.each(languages)(
  'in %s every word is there, and the buttons of different homes have different names',
  async (language) => {
    await checkPublications(cms.db)
    await hide(11, '<b>Zomaar')
    await press(editor.ask, 12, { action: 'feature' })
    const html = await board({ language })
    expect(wordsIn(html)).not.toMatch(/undefined|\[object|\{\w+\}/)
    expect(html).toContain('&lt;b&gt;Zomaar')
    expect(html).not.toMatch(/<b>/)
    const names = [
      ...html.matchAll(/<(?:button|summary) class="board-button">([\s\S]*?)<\/(?:button|summary)>/g),
    ]
    expect(names.filter(([, name]) => /[VH]-1/.test(name ?? ''))).toHaveLength(3)
  },
)
