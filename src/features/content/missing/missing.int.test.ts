import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { forgetVisitors } from '@/features/visits/forget-visitors.task'
import { loginOf } from '@/testing/login-of'
import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { listMissing } from './list-missing'
import { type MissingAddress, missingAddress } from './missing-address'
import { countMissing } from './missing-counter'
import { redirectMissingPath } from './redirect-missing.endpoint'

let cms: TestPayload
let web: Database
let editor: Ask
const failures: unknown[] = []
const counter = () => countMissing({ db: () => web, failed: (error) => failures.push(error) })

beforeAll(async () => {
  cms = await openPayload()
  web = connect({ url: loginOf('gevel_web') })
  editor = (await cms.as('editor')).ask
  await make(cms.payload, 'pages', { title: 'Over ons', path: 'over-ons' })
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})
beforeEach(() => cms.db.execute(sql`truncate visit.missing`))

const asked = (path: string, referrer = ''): MissingAddress =>
  missingAddress(path, {
    referrer: referrer && `https://${referrer}`,
    siteUrl: 'https://www.example.be',
  }) ?? {
    path: '',
    asked: '',
    referrer: '',
  }

async function count(...given: MissingAddress[]): Promise<void> {
  const one = counter()
  for (const missing of given) one.add(missing)
  await one.flush()
  expect(failures).toEqual([])
}

const stored = () =>
  rows<{ path: string; referrer: string; hits: number }>(
    cms.db,
    sql`select path, referrer, hits from visit.missing order by path, referrer`,
  )

test('web counts, by address and referrer, whatever process heard of it, and reads nothing', async () => {
  await count(asked('/oud.html', 'blog.be/a'), asked('/oud.html', 'blog.be/a'), asked('/oud.html'))
  await count(asked('/Oud.html', 'blog.be/a'))
  expect(await stored()).toEqual([
    { path: '/oudhtml/', referrer: '', hits: 1 },
    { path: '/oudhtml/', referrer: 'blog.be/a', hits: 3 },
  ])
  await expect(web.execute(sql`select 1 from visit.missing`)).rejects.toThrow()
})

test('of one address five referrers are told apart; the rest counts without', async () => {
  await count(...[1, 2, 3, 4, 5, 6, 7].map((n) => asked('/oud.html', `a${n}.be/`)))
  await count(asked('/oud.html', 'a8.be/'), asked('/oud.html', 'a9.be/'))
  const found = await stored()
  expect(found.reduce((sum, { hits }) => sum + hits, 0)).toBe(9)
  expect(found.filter(({ referrer }) => referrer === '')).toEqual([
    { path: '/oudhtml/', referrer: '', hits: 2 },
  ])
})

test('there are never more than so many rows, and what is asked for often stays', async () => {
  await count(asked('/vaak.html'), asked('/vaak.html'))
  await cms.db.execute(sql`
    insert into visit.missing (path, referrer, asked, hits, last_seen)
    select '/' || n || '/', '', '/' || n, 1, now() - interval '1 day' from generate_series(1, 2100) n`)
  await count(asked('/nieuw.html'))
  const [sum] = await rows<{ n: number }>(cms.db, sql`select count(*)::int as n from visit.missing`)
  expect(sum?.n).toBe(2000)
  const kept = await rows<{ path: string }>(
    cms.db,
    sql`select path from visit.missing where path like '%html/'`,
  )
  expect(kept.map(({ path }) => path).sort()).toEqual(['/nieuwhtml/', '/vaakhtml/'])
})

test('one process writes no more than a hundred at a time', async () => {
  await count(...Array.from({ length: 500 }, (_, n) => asked(`/pagina-${n}.html`)))
  expect(await stored()).toHaveLength(100)
})

test('the worker forgets what nobody asked for in 14 days', async () => {
  await count(asked('/lang-geleden.html'), asked('/onlangs.html'))
  await cms.db.execute(sql`
    update visit.missing set last_seen = now() - case path when '/onlangshtml/' then interval '13 days' else interval '15 days' end`)
  await forgetVisitors(cms.db)
  expect((await stored()).map(({ path }) => path)).toEqual(['/onlangshtml/'])
})

/** Answers where the redirects of that address lead once it was pressed. */
async function press(ask: Ask, from: string, to: string): Promise<string[]> {
  const form = new FormData()
  form.set('from', from)
  form.set('to', to)
  expect((await ask('POST', redirectMissingPath.slice(1), form)).status).toBe(303)
  const { docs } = await cms.payload.find({ collection: 'redirects', where: { from: { equals: from } } })
  return docs.map((redirect) => redirect.to)
}

test('the report names the page that is meant; its button makes one redirect, and the address leaves the report', async () => {
  await count(
    asked('/over_ons.php', 'blog.be/'),
    asked('/over_ons.php'),
    asked('/bedankt-contacteer-ons.html'),
  )
  const { missing } = await listMissing(cms.db)
  const shown = missing.map(({ asked: path, hits, referrers, suggestion }) => [
    path,
    hits,
    referrers,
    suggestion,
  ])
  expect(shown).toEqual([
    ['/over_ons.php', 2, ['blog.be/'], '/nl/over-ons/'],
    // No page of thanks is what somebody meant.
    ['/bedankt-contacteer-ons.html', 1, [], ''],
  ])
  expect(await press(editor, '/over_ons.php', '/nl/over-ons/')).toEqual(['/nl/over-ons/'])
  expect((await listMissing(cms.db)).missing.map(({ asked: path }) => path)).toEqual([
    '/bedankt-contacteer-ons.html',
  ])
  expect(await press(editor, '/over_ons.php', '/nl/over-ons/')).toEqual(['/nl/over-ons/'])
})

test.each([
  ['/nergens.html', '/nl/bestaat-niet/'],
  ['/zichzelf.html', '/Zichzelf.html'],
  ['/leeg.html', ''],
  ['/kwaad.html', 'javascript:alert(1)'],
])('%s is not led to “%s”', async (from, to) => {
  expect(await press(editor, from, to)).toEqual([])
})

test('a translator reads the report and makes no redirect, and nobody else does', async () => {
  const { ask } = await cms.as('translator')
  for (const who of [ask, cms.anonymous]) expect(await press(who, '/x.html', '/nl/over-ons/')).toEqual([])
})
