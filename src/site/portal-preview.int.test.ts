import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { releaseFeedback } from '@/features/owners/home/admin/handle-home'
import { previewPath } from '@/features/owners/home/admin/owner-home-paths'
import { readOwnerHomes } from '@/features/owners/home/store/read-owner-homes'
import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { loginOf } from '@/testing/login-of'
import { wordsIn } from '@/testing/markup'
import { aListing } from '@/testing/records/a-listing'
import { anOwner } from '@/testing/records/an-owner'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

const home = 12
const unfollowed = 13
const password = 'a-long-enough-password'

let cms: TestPayload
let asCms: Database
/** The site as the cms serves it, and as visitors have it. */
let admin: ReturnType<typeof createSite>
let site: ReturnType<typeof createSite>
const tokens = { editor: '', agent: '', translator: '' }

beforeAll(async () => {
  cms = await openPayload()
  const { db } = cms
  await storeListings(db, [aListing({ id: home }), aListing({ id: unfollowed })])
  const owner = await anOwner(db, { homes: [home] })
  const services = { db, platform: { name: 'omnicasa' }, now: () => new Date(), failed: () => undefined }
  await readOwnerHomes(services)
  await db.execute(
    sql`update owner.home set histories = '{visits}',
          documents = '[{"id": 7, "url": "http://127.0.0.1/7.pdf", "names": {"nl": "Plan", "fr": "Plan", "en": "Plan", "de": "Plan"}, "isPublished": true}]'
        where listing_id = ${home}`,
  )
  const [past] = await rows<{ id: number }>(
    db,
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at) values
          (${home}, 'visit', 'past', now() - interval '1 day', now()),
          (${home}, 'visit', 'next', now() + interval '2 days', now()) returning id`,
  )
  const by = { listingId: home, actor: 'Nele', now: new Date() }
  await releaseFeedback(db, { ...by, happeningId: past?.id ?? 0, text: 'Vond de tuin mooi.' })
  asCms = connect({ url: loginOf('gevel_cms') })
  Object.assign(globalThis, { gevelDatabase: asCms })
  const { answerPreview } = await import('./preview')
  admin = createSite({ preview: answerPreview })
  site = createSite({ session: () => Promise.resolve(owner) })
  for (const role of ['editor', 'agent', 'translator'] as const) {
    const { user } = await cms.as(role, role === 'translator' ? { languages: ['fr'] } : {})
    const { body } = await cms.anonymous('POST', 'users/login', { email: user.email, password })
    tokens[role] = body.token as string
  }
})
afterAll(async () => {
  await asCms.$client.end()
  await cms.close()
})

const look = (listingId: number, headers: Record<string, string> = {}, method = 'GET') =>
  admin.request(`${siteUrl}${previewPath('nl', listingId)}`, { method, headers })
const signedIn = (role: keyof typeof tokens) => ({ Authorization: `JWT ${tokens[role]}` })
const looks = () =>
  rows<{ by: string }>(
    cms.db,
    sql`select seen_by as by from owner.agency_look where listing_id = ${home} order by at`,
  )

// Coverage: 6.3.
test('nobody without an account, without the right, or with an owner’s own session sees a home as its owner does', async () => {
  const asked: Record<string, Record<string, string>> = {
    'a stranger': {},
    'a forged token': { Authorization: `JWT ${tokens.editor.replace(/[^.]+$/, 'A'.repeat(43))}` },
    'an owner’s cookie': { Cookie: 'gevel_owner=account-1.signature' },
    'a translator': signedIn('translator'),
    'an agent who answers their own leads only': signedIn('agent'),
  }
  for (const [who, headers] of Object.entries(asked)) {
    const answer = await look(home, headers)
    expect([who, answer.status]).toEqual([who, 404])
    expect(wordsIn(await answer.text())).not.toContain('Vond de tuin mooi.')
  }
  // The site of visitors has no such page, whoever asks.
  expect(
    (await site.request(`${siteUrl}${previewPath('nl', home)}`, { headers: signedIn('editor') })).status,
  ).toBe(404)
  expect(await looks()).toEqual([])
})

test('an editor reads what the owner reads, in a page that no cache keeps, and it is written down', async () => {
  const answer = await look(home, signedIn('editor'))
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  const html = await answer.text()
  expect(html).toContain('noindex')
  const words = wordsIn(html)
  expect(words).toContain(messages.nl.portal.preview)
  expect(words).toContain('Vond de tuin mooi.')
  expect((await looks()).map(({ by }) => by)).toEqual(['editor'])
})

test.each(locales)(
  'in %s there is nothing to press in it, and no way on to what is the owner’s alone',
  async (locale) => {
    const answer = await admin.request(`${siteUrl}${previewPath(locale, home)}`, {
      headers: signedIn('editor'),
    })
    const html = await answer.text()
    // What every page has around it is not the owner's.
    const main = html.slice(html.indexOf(messages[locale].portal.preview), html.indexOf('</main>'))
    expect(wordsIn(main)).toContain(messages[locale].portal.visits_title)
    expect(wordsIn(main)).toContain('Plan')
    expect(main).not.toMatch(/<form|<button|<textarea|<input/)
    expect(html).not.toContain('/portal/')
  },
)

test('a look of the agency is none of the owner’s: what is new to them stays new', async () => {
  await look(home, signedIn('editor'))
  expect(await rows(cms.db, sql`select 1 from owner.look`)).toEqual([])
})

test('a home that nobody follows, one that is none and an address that is none are not found', async () => {
  for (const address of [
    previewPath('nl', unfollowed),
    previewPath('nl', 199_999),
    '/nl/preview/owner-homes/0/',
    '/nl/preview/owner-homes/12x/',
    '/nl/preview/owner-homes/99999999999/',
  ]) {
    const answer = await admin.request(`${siteUrl}${address}`, { headers: signedIn('editor') })
    expect([address, answer.status]).toEqual([address, 404])
  }
})

test('nothing can be posted to it', async () => {
  const before = await looks()
  expect((await look(home, signedIn('editor'), 'POST')).status).toBeGreaterThanOrEqual(400)
  expect(await looks()).toEqual(before)
})
