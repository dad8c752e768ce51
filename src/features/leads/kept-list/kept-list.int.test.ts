import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { parseForm } from '@/domain/lead/form/parse-form'
import { mostKept } from '@/domain/listing/homes-query'
import type { Listing } from '@/domain/listing/listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead } from '@/testing/records/a-saved-lead'
import { rows } from '@/testing/rows'

import { markHidden, unmarkHidden } from '../../listings/publication/mark-hidden'
import { storeListings } from '../../listings/store/store-listings'
import type { Letter } from '../delivery/outbox'
import { sendLetters } from '../letters/send-letters.task'
import { purgeUnconfirmed } from '../newsletter/purge-unconfirmed.task'
import { purgeLeads } from '../privacy/purge-leads.task'
import { erasePerson } from '../privacy/erase-person'
import { exportPerson } from '../privacy/export-person'
import { linkSigner } from '../signed-link'
import { changeKeptList, type ListChange, openKeptList, type Writer } from './change-kept-list'
import { findEarlierList } from './find-earlier-list'
import { findKeptList } from './kept-list-row'
import { sendKeptNews } from './send-kept-news'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const owner: Writer = { role: 'owner' }
const partner = (share: number): Writer => ({ role: 'partner', share })

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
})
afterAll(() => test_.drop())
beforeEach(async () => {
  await test_.owner.execute(
    sql`truncate lead.lead, listing.listing, listing.hidden, listing.withdrawn cascade`,
  )
  await storeListings(
    test_.owner,
    [12, 13, 14].map((id) => aListing({ id })),
  )
})

/** As the form under favourites is read and saved. */
async function asked(homes: string, email = 'an@example.com'): Promise<string> {
  const parsed = parseForm('favourites', new URLSearchParams({ email, homes }), { region: null })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  const { answers } = parsed
  return aSavedLead(test_.db, { kind: 'favourites', answers, listingId: undefined }, now)
}

const change = (id: string, by: Writer, what: ListChange, at = now) =>
  changeKeptList(test_.db, { id, by, change: what, now: at })

async function kept(homes = '13,12', email?: string): Promise<string> {
  const id = await asked(homes, email)
  await change(id, owner, { kind: 'confirm' })
  return id
}

async function shared(): Promise<string> {
  const id = await kept()
  await change(id, owner, { kind: 'share', own: 'An', partner: 'Karel' })
  return id
}

const homesOf = async (id: string) =>
  (await findKeptList(test_.owner, id))?.homes.map(({ listingId }) => listingId)
const noteOf = async (id: string, home: number) =>
  (await findKeptList(test_.owner, id))?.homes.find(({ listingId }) => listingId === home)
const letterCount = async () => (await rows(test_.owner, sql`select from lead.letter`)).length

test('what is kept is what the browser had, in its order, of homes that a visitor may know of', async () => {
  const id = await kept('13,999,12,13')
  expect(await homesOf(id)).toEqual([13, 12])
  await change(id, owner, { kind: 'add', homes: '14,12,x' }, days(1))
  expect(await homesOf(id)).toEqual([14, 13, 12])
  await change(id, owner, { kind: 'remove', listingId: 13 })
  expect(await homesOf(id)).toEqual([14, 12])
})

test('a list has an end', async () => {
  const many = Array.from({ length: mostKept + 5 }, (_, index) => 100 + index)
  await storeListings(
    test_.owner,
    many.map((id) => aListing({ id })),
  )
  const id = await kept(many.join(','))
  await change(id, owner, { kind: 'add', homes: '12' })
  expect(await homesOf(id)).toEqual(many.slice(0, mostKept))
})

test('before the address is confirmed nothing can be written, shared or told, and the list is forgotten', async () => {
  const id = await asked('12')
  for (const what of [
    { kind: 'note', listingId: 12, note: 'Mooi' },
    { kind: 'share', own: 'An', partner: 'Karel' },
    { kind: 'add', homes: '13' },
  ] as const)
    expect(await change(id, owner, what)).toBe('gone')
  await storeListings(test_.owner, [aListing({ id: 12, status: 'sold' })])
  expect(await sendKeptNews(test_.owner, now)).toBe(0)
  const confirmed = await kept('12', 'bo@example.com')
  expect(await purgeUnconfirmed(test_.owner, days(13))).toBe(0)
  expect(await purgeUnconfirmed(test_.owner, days(15))).toBe(1)
  expect(await findKeptList(test_.owner, id)).toBeNull()
  expect(await findKeptList(test_.owner, confirmed)).not.toBeNull()
})

test('it is kept until twelve months after it was last opened, by either of the two', async () => {
  const id = await shared()
  const { until } = (await openKeptList(test_.db, { id, by: owner, now: days(100) })) ?? {}
  expect(until?.toISOString()).toBe('2028-02-23T12:00:00.000Z')
  await openKeptList(test_.db, { id, by: partner(1), now: days(200) })
  expect(await purgeLeads(test_.owner, days(200 + 360))).toBe(0)
  expect(await purgeLeads(test_.owner, days(200 + 370))).toBe(1)
  expect(await findKeptList(test_.owner, id)).toBeNull()
})

test('two write: the last note of a home stays, with the name of who wrote it', async () => {
  const id = await shared()
  await change(id, owner, { kind: 'note', listingId: 12, note: 'Licht' })
  expect(await noteOf(id, 12)).toMatchObject({ note: 'Licht', writer: 'An' })
  await change(id, partner(1), { kind: 'note', listingId: 12, note: '  Te duur\r\nen ver ' }, days(1))
  expect(await noteOf(id, 12)).toEqual({
    listingId: 12,
    note: 'Te duur\nen ver',
    writer: 'Karel',
    writtenAt: days(1),
  })
  // Who saves the same words once more did not write them.
  await change(id, owner, { kind: 'note', listingId: 12, note: 'Te duur\nen ver' }, days(2))
  expect(await noteOf(id, 12)).toMatchObject({ writer: 'Karel', writtenAt: days(1) })
  expect(await noteOf(id, 13)).toMatchObject({ note: '', writer: null, writtenAt: null })
})

test('who looks along may write, and nothing else; a revoked link is never good again', async () => {
  const id = await shared()
  for (const what of [
    { kind: 'erase' },
    { kind: 'revoke' },
    { kind: 'news', isOn: false },
    { kind: 'share', own: 'X', partner: 'Y' },
    { kind: 'confirm' },
  ] as const)
    expect([what.kind, await change(id, partner(1), what)]).toEqual([what.kind, 'gone'])
  expect(await openKeptList(test_.db, { id, by: partner(2), now })).toBeNull()
  expect(await openKeptList(test_.db, { id, by: partner(1), now })).not.toBeNull()
  await change(id, owner, { kind: 'revoke' })
  expect(await openKeptList(test_.db, { id, by: partner(1), now })).toBeNull()
  expect(await change(id, partner(1), { kind: 'note', listingId: 12, note: 'Toch' })).toBe('gone')
  await change(id, owner, { kind: 'share', own: 'An', partner: 'Bo' })
  expect(await openKeptList(test_.db, { id, by: partner(1), now })).toBeNull()
  expect(await openKeptList(test_.db, { id, by: partner(2), now })).toMatchObject({
    partners: { own: 'An', partner: 'Bo' },
  })
})

test.each([
  ['', 'Karel'],
  ['An', ' '],
  ['An', 'www.example.com'],
  ['An', 'K'.repeat(41)],
])('%j and %j are no two names', async (own, name) => {
  const id = await kept()
  expect(await change(id, owner, { kind: 'share', own, partner: name })).toBe('invalid')
  expect((await findKeptList(test_.owner, id))?.partners).toBeNull()
})

test('another list cannot be opened or changed by the same connection', async () => {
  const id = await kept()
  await kept('14', 'bo@example.com')
  expect(await rows(test_.db, sql`select from lead.kept_list`)).toEqual([])
  expect(await rows(test_.db, sql`select from lead.kept_home`)).toEqual([])
  expect(await openKeptList(test_.db, { id, by: owner, now })).toMatchObject({ email: 'an@example.com' })
})

test('a lower price and another status are told once; what is dearer, stopped or gone is not', async () => {
  const id = await kept('12,13,14')
  const stopped = await kept('12', 'bo@example.com')
  await change(stopped, owner, { kind: 'news', isOn: false })
  const sync = (...homes: Partial<Listing>[]) =>
    storeListings(
      test_.owner,
      homes.map((home) => aListing(home)),
    )
  const price = (cents: number) => ({ price: { cents, isPublished: true, isFrom: false } })
  await sync({ id: 12, ...price(90_000_000) })
  expect(await sendKeptNews(test_.owner, now)).toBe(0)
  await sync({ id: 12, ...price(80_000_000) }, { id: 13, status: 'under-option' })
  expect(await sendKeptNews(test_.owner, now)).toBe(1)
  expect(await sendKeptNews(test_.owner, now)).toBe(0)

  const letters: Letter[] = []
  const sendMail = (letter: Letter) => {
    letters.push(letter)
    return Promise.resolve({ state: 'done' as const })
  }
  const links = linkSigner('a-secret-of-the-tests')
  await sendLetters({ db: test_.owner, links, now: () => now, sendMail })
  const [letter] = letters
  expect(letters).toHaveLength(1)
  expect(letter).toMatchObject({ kind: 'kept-homes-news', lead: { id } })
  const told = letter?.kind === 'kept-homes-news' ? letter.homes : []
  expect(told.toSorted((a, b) => a.listingId - b.listingId)).toEqual([
    { listingId: 12, news: 'price' },
    { listingId: 13, news: 'status' },
  ])
  await test_.owner.execute(sql`delete from listing.listing where id = 14`)
  await sync({ id: 13, status: 'sold' })
  expect(await sendKeptNews(test_.owner, now)).toBe(1)
  expect(await letterCount()).toBe(2)
})

test('a price that was on request for a while and came back lower is news, and two at once make one letter', async () => {
  await kept('12')
  const price = (cents: number, isPublished = true) =>
    storeListings(test_.owner, [aListing({ id: 12, price: { cents, isPublished, isFrom: false } })])
  await price(80_000_000)
  await sendKeptNews(test_.owner, now)
  const before = await letterCount()
  await price(80_000_000, false)
  expect(await sendKeptNews(test_.owner, now)).toBe(0)
  await price(70_000_000)
  const made = await Promise.all([sendKeptNews(test_.owner, now), sendKeptNews(test_.owner, now)])
  expect(made.toSorted()).toEqual([0, 1])
  expect(await letterCount()).toBe(before + 1)
})

test('a home that the agency hides is no news; once it is back it is compared with what was last sent', async () => {
  const id = await kept('12')
  await markHidden(test_.owner, { listingId: 12, userId: 1, reason: 'Op vraag' })
  await storeListings(test_.owner, [aListing({ id: 12, status: 'under-option' })])
  expect(await sendKeptNews(test_.owner, now)).toBe(0)
  expect(await homesOf(id)).toEqual([12])
  await unmarkHidden(test_.owner, 12)
  expect(await sendKeptNews(test_.owner, now)).toBe(1)
})

test('who keeps a home in two lists hears of it once, by the list that they opened last', async () => {
  const first = await kept('12')
  const second = await kept('12,13')
  await openKeptList(test_.db, { id: second, by: owner, now: days(10) })
  await storeListings(
    test_.owner,
    [12, 13].map((listing) => aListing({ id: listing, status: 'sold' })),
  )
  expect(await sendKeptNews(test_.owner, days(10))).toBe(1)
  const letters = await rows(
    test_.owner,
    sql`select lead_id as id, detail -> 'homes' as homes from lead.letter`,
  )
  expect(letters).toMatchObject([{ id: second, homes: [{}, {}] }])
  expect(await homesOf(first)).toEqual([12])
})

test('who erases the list while the other writes waits for nobody', async () => {
  for (let time = 0; time < 20; time++) {
    const id = await shared()
    const answers = await Promise.all([
      change(id, owner, { kind: 'erase' }),
      change(id, partner(1), { kind: 'note', listingId: 12, note: 'Mooi' }),
      change(id, owner, { kind: 'erase' }),
    ])
    expect(answers.filter((answer) => answer === 'invalid')).toEqual([])
    expect(await findKeptList(test_.owner, id)).toBeNull()
  }
})

test('shared with somebody else, the link of the first opens nothing', async () => {
  const id = await shared()
  await change(id, owner, { kind: 'share', own: 'An', partner: 'Karel' })
  expect(await openKeptList(test_.db, { id, by: partner(1), now })).not.toBeNull()
  await change(id, owner, { kind: 'share', own: 'An', partner: 'Bo' })
  expect(await openKeptList(test_.db, { id, by: partner(1), now })).toBeNull()
  expect(await openKeptList(test_.db, { id, by: partner(2), now })).not.toBeNull()
})

test('who stops the news between the look and the mail gets none', async () => {
  const id = await kept('12')
  await storeListings(test_.owner, [aListing({ id: 12, status: 'sold' })])
  expect(await sendKeptNews(test_.owner, now)).toBe(1)
  await change(id, owner, { kind: 'news', isOn: false })
  const sent: Letter[] = []
  const sendMail = (letter: Letter) => {
    sent.push(letter)
    return Promise.resolve({ state: 'done' as const })
  }
  await sendLetters({ db: test_.owner, links: linkSigner('a-secret-of-the-tests'), now: () => now, sendMail })
  expect(sent).toEqual([])
})

test('who lost the link and asks again gets that of the list they have, and nobody else does', async () => {
  const first = await kept('12')
  const again = await asked('12,13')
  const other = await asked('12', 'bo@example.com')
  expect(await findEarlierList(test_.owner, again)).toBe(first)
  expect(await findEarlierList(test_.owner, other)).toBeNull()
})

test('the copy of one’s data has the list with its notes, and an erasure leaves nothing of it', async () => {
  const id = await shared()
  await change(id, partner(1), { kind: 'note', listingId: 12, note: 'Te duur' })
  const { leads } = await exportPerson(test_.owner, 'an@example.com')
  expect(leads).toMatchObject([
    {
      keptList: { own_name: 'An', partner_name: 'Karel' },
      keptHomes: [{ listing_id: 13 }, { listing_id: 12, note: 'Te duur', writer: 'Karel' }],
    },
  ])
  await erasePerson(test_.owner, { email: 'an@example.com', secret: 'a-secret-of-the-tests', now })
  expect(await findKeptList(test_.owner, id)).toBeNull()
  expect(await rows(test_.owner, sql`select from lead.kept_home`)).toEqual([])
})

test('its own button erases it at once', async () => {
  const id = await shared()
  expect(await change(id, owner, { kind: 'erase' })).toBe('done')
  expect(await rows(test_.owner, sql`select from lead.lead where id = ${id}::uuid`)).toEqual([])
  expect(await change(id, owner, { kind: 'note', listingId: 12, note: 'Nog' })).toBe('gone')
  expect(await openKeptList(test_.db, { id, by: partner(1), now })).toBeNull()
})
