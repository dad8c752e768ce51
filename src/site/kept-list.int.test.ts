import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { storeListings } from '@/features/listings/store/store-listings'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'
import { aListing } from '@/testing/records/a-listing'
import { rows } from '@/testing/rows'

import { signLink } from './data/links'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let test_: TestDatabase
const site = createSite()

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
  // The pool of this process, as a route finds it.
  const shared = globalThis as { gevelDatabase?: Database }
  shared.gevelDatabase = test_.db
  await storeListings(
    test_.owner,
    [12, 13].map((id) => aListing({ id })),
  )
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.request_count cascade`))

const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
const htmlOf = async (path: string) => (await ask(path)).text()

function post(path: string, fields: Record<string, string> = {}): Promise<Response> {
  const headers = { Origin: new URL(siteUrl).origin, 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(fields).toString()
  return Promise.resolve(site.request(`${siteUrl}${path}`, { method: 'POST', headers, body }))
}

const send = (fields: Record<string, string> = {}) =>
  post('/nl/forms/favourites/', { email: 'an@example.com', homes: '13,12', ...fields })

const thanks = '/nl/bedankt/contacteer-ons/?form=favourites'

const listIds = async () =>
  (await rows<{ id: string }>(test_.owner, sql`select id from lead.kept_list`)).map(({ id }) => id)

function pathOf(purpose: LinkPurpose, id: string): string {
  return linkPath('nl', purpose, signLink({ purpose, id, expires: new Date(Date.now() + 600_000) }))
}

async function confirmed(): Promise<string> {
  await send()
  const [id = ''] = await listIds()
  const path = pathOf('kept-list', id)
  await post(`${path}confirm/`)
  return path
}

test('the page of favourites has one field, the same for everybody; that of a link its homes too', async () => {
  const response = await ask('/nl/favorieten/')
  expect(response.headers.get('Cache-Control')).toContain('public')
  expect(await response.text()).toContain('action="/nl/forms/favourites/"')
  expect(await htmlOf('/nl/favorieten/?homes=12,13')).toContain('name="homes" value="12,13"')
})

test('one post and one button behind the link keep the homes, and looking at the link keeps nothing', async () => {
  const answer = await send()
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, thanks])
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  const [id = ''] = await listIds()
  const path = pathOf('kept-list', id)
  const before = await ask(path)
  expect(before.headers.get('Cache-Control')).toBe('private, no-store')
  const asking = await before.text()
  expect(asking).toMatch(/<meta name="robots" content="[^"]*noindex/)
  expect(asking).toContain('<meta name="referrer" content="strict-origin"')
  expect(headingsIn(asking)).toContain('h1 Bevestig uw favorieten')
  expect((await ask(`${path}confirm/`)).status).toBe(303)
  expect(headingsIn(await htmlOf(path))).toContain('h1 Bevestig uw favorieten')
  const done = await post(`${path}confirm/`)
  expect([done.status, done.headers.get('Location')]).toEqual([303, `${path}?news=changed`])
  const html = await htmlOf(path)
  expect(headingsIn(html)).toContain('h1 Favorieten')
  expect(html.match(/id="home-\d+"/g)).toEqual(['id="home-13"', 'id="home-12"'])
})

test('whoever asks again, asks for an address that has a list, or is a robot, reads the same', async () => {
  await confirmed()
  const posts: Record<string, string>[] = [
    {},
    { homes: '12' },
    { email: 'bo@example.com' },
    { topic_line: 'Cheap' },
  ]
  for (const fields of posts) {
    const answer = await send(fields)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, thanks])
  }
  expect(await listIds()).toHaveLength(3)
})

test('a wrong address comes back with the homes, no homes are refused, and so are too many mails', async () => {
  const wrong = await send({ email: 'an@' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('name="homes" value="13,12"')
  expect((await send({ homes: 'x' })).status).toBe(422)
  const statuses: number[] = []
  for (const home of [1, 2, 3, 4]) statuses.push((await send({ homes: `12,${home}` })).status)
  expect(statuses).toEqual([303, 303, 303, 422])
})

test('a note is written without JavaScript and shown to whom the list is shared with, until it is withdrawn', async () => {
  const path = await confirmed()
  await post(`${path}note/`, { home: '12', note: '<b>Licht</b> & ruim' })
  const unnamed = await post(`${path}share/`, { own: 'An', partner: '' })
  expect(unnamed.headers.get('Location')).toBe(`${path}?news=names`)
  expect(wordsIn(await htmlOf(`${path}?news=names`))).toContain('De link is niet gemaakt')
  await post(`${path}share/`, { own: 'An', partner: 'Karel' })
  const html = await htmlOf(path)
  expect(html).toContain('&lt;b&gt;Licht&lt;/b&gt; &amp; ruim')
  const link = linksIn(html).find((href) => href.startsWith(`${siteUrl}/nl/shared-list/`)) ?? ''
  const shared = new URL(link).pathname

  const seen = await ask(shared)
  expect(seen.headers.get('Cache-Control')).toBe('private, no-store')
  const words = wordsIn(await seen.text())
  expect(words).toContain('Favorieten van An en Karel')
  expect(words).toContain('Licht')
  expect(words).not.toContain('an@example.com')
  expect(words).not.toContain('Wis deze lijst')
  const written = await post(`${shared}note/`, { home: '12', note: 'Te duur' })
  expect(written.headers.get('Location')).toBe(`${shared}?news=changed#home-12`)
  expect(wordsIn(await htmlOf(path))).toMatch(/Karel, \w+dag \d/)
  // What is not theirs has no address with their link.
  expect((await post(`${shared}erase/`)).status).toBe(404)
  expect(
    (await post(path.replace('kept-list', 'shared-list') + 'note/', { home: '12', note: 'x' })).status,
  ).toBe(404)

  await post(`${path}revoke/`)
  expect((await ask(shared)).status).toBe(410)
  await post(`${shared}note/`, { home: '12', note: 'Toch' })
  expect(await htmlOf(path)).toContain('Te duur')
  await post(`${path}share/`, { own: 'An', partner: 'Bo' })
  expect((await ask(shared)).status).toBe(410)
})

test('a home that was sold or left the site keeps its note, says what became of it, and can be removed', async () => {
  const path = await confirmed()
  await post(`${path}note/`, { home: '12', note: 'Mijn favoriet' })
  await storeListings(test_.owner, [aListing({ id: 13, status: 'sold' })])
  await test_.owner.execute(sql`delete from listing.listing where id = 12`)
  const words = wordsIn(await htmlOf(path))
  expect(words).toContain('Dit pand is verkocht')
  expect(words).toContain('Mijn favoriet')
  expect(words).not.toContain('€ 350.000')
  await post(`${path}remove/`, { home: '12' })
  await post(`${path}remove/`, { home: '13' })
  expect(wordsIn(await htmlOf(path))).toContain('Er staat geen pand meer in deze lijst.')
  await storeListings(
    test_.owner,
    [12, 13].map((id) => aListing({ id })),
  )
})

test('one press of a mail program stops the news, and the page starts it again', async () => {
  const path = await confirmed()
  const stopped = await post(`${path}stop/`, { 'List-Unsubscribe': 'One-Click' })
  expect([stopped.status, await stopped.text()]).toEqual([200, 'OK'])
  expect(wordsIn(await htmlOf(path))).toContain('U krijgt geen e-mails over deze lijst.')
  await post(`${path}keep/`)
  expect(wordsIn(await htmlOf(path))).toContain(
    'U krijgt over deze lijst hoogstens één e-mail per dag op an@example.com',
  )
})

test('erased, its link leads nowhere and nothing is left', async () => {
  const path = await confirmed()
  const answer = await post(`${path}erase/`)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/favorieten/'])
  expect((await ask(path)).status).toBe(410)
  expect(await rows(test_.owner, sql`select from lead.lead`)).toEqual([])
})

test('the form has no page of its own', async () => {
  const response = await ask('/nl/forms/favourites/')
  expect([response.status, response.headers.get('Location')]).toEqual([307, '/nl/favorieten/'])
})
