import { sql } from 'drizzle-orm'
import type { AdminViewServerProps } from 'payload'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { type Language, languages } from '@/domain/language'
import { storeListings } from '@/features/listings/store/store-listings'
import { aForm } from '@/testing/records/a-form'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { wordsIn } from '@/testing/markup'
import { rows } from '@/testing/rows'

import { listQuietOwners } from './list-owners'
import { OwnersBoard } from './owners-board'
import { ownersText } from './owners-words'

// Payload's own frame around it needs a browser.
vi.mock('@/cms/admin/board', () => ({
  Board: ({ title, children }: { title: string; children: ReactNode }) =>
    createElement('main', null, createElement('h1', null, title), children),
  boardParameter: ({ searchParams }: AdminViewServerProps, name: string) => searchParams?.[name],
  guardBoard: () => undefined,
}))

let cms: TestPayload
let editor: Ask
let translator: Ask

beforeAll(async () => {
  cms = await openPayload()
  editor = (await cms.as('editor')).ask
  translator = (await cms.as('translator', { languages: ['fr'] })).ask
  await storeListings(
    cms.db,
    [11, 12].map((id) => aListing({ id, reference: `V-${id}` })),
  )
})
afterAll(() => cms.close())
beforeEach(() => cms.db.execute(sql`truncate owner.home_owner, owner_auth.login, owner_auth.letter cascade`))

const an = { name: 'An Peeters', email: 'An@Example.com', language: 'fr', homes: 'V-11, v-12' }
const invited = () =>
  rows<{ id: number; email: string; listing: number; by: string; revoked: boolean }>(
    cms.db,
    sql`select id, email, listing_id as listing, invited_by as by, revoked_at is not null as revoked
        from owner.home_owner order by listing_id`,
  )
const letters = () =>
  rows(cms.db, sql`select kind, email, language from owner_auth.letter order by queued_at`)

test.each(['invite', 'revoke', 'again'])('/api/owners/%s is for those who answer leads', async (path) => {
  await editor('POST', 'owners/invite', aForm(an))
  const before = [await invited(), await letters()]
  const body = aForm({ ...an, homes: 'V-11', id: String((await invited())[0]?.id) })
  for (const ask of [cms.anonymous, cms.withToken('not-a-token'), translator])
    expect(await ask('POST', `owners/${path}`, body)).toEqual({ status: 403, body: '' })
  expect([await invited(), await letters()]).toEqual(before)
})

test('an editor invites an owner to several homes with one mail, and twice does no harm', async () => {
  for (const turn of [1, 2]) {
    expect((await editor('POST', 'owners/invite', aForm(an))).status).toBe(303)
    expect(await letters()).toHaveLength(turn)
  }
  const by = expect.stringMatching(/^editor-/)
  expect(await invited()).toMatchObject([
    { email: 'an@example.com', listing: 11, by, revoked: false },
    { email: 'an@example.com', listing: 12, by, revoked: false },
  ])
  expect((await letters())[0]).toEqual({ kind: 'invitation', email: 'an@example.com', language: 'fr' })
})

test.each([
  ['an unknown reference', { homes: 'V-11, V-99' }],
  ['no reference', { homes: ' , ' }],
  ['no address', { email: 'an at example' }],
  ['a language of no site', { language: 'es' }],
  ['no name', { name: ' ' }],
])('with %s nobody is invited', async (_, wrong) => {
  await editor('POST', 'owners/invite', aForm({ ...an, ...wrong }))
  expect([await invited(), await letters()]).toEqual([[], []])
})

test('a revoked owner can be invited anew', async () => {
  await editor('POST', 'owners/invite', aForm({ ...an, homes: 'V-11' }))
  const id = String((await invited())[0]?.id)
  await editor('POST', 'owners/revoke', aForm({ id }))
  expect((await invited())[0]?.revoked).toBe(true)
  await editor('POST', 'owners/again', aForm({ email: 'an@example.com' }))
  expect(await letters()).toHaveLength(1)
  await editor('POST', 'owners/invite', aForm({ ...an, homes: 'V-11' }))
  expect((await invited())[0]?.revoked).toBe(false)
  await editor('POST', 'owners/again', aForm({ email: 'an@example.com' }))
  expect(await letters()).toHaveLength(3)
})

const board = async (language: Language, searchParams: Record<string, string> = {}) => {
  const req = {
    user: { collection: 'users', role: 'editor', id: 1 },
    i18n: { language },
    payload: cms.payload,
  }
  const view = { initPageResult: { req }, searchParams } as unknown as AdminViewServerProps
  return renderToStaticMarkup(await OwnersBoard(view))
}

const ghent: Record<Language, string> = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }

test.each(languages)(
  'the board in %s shows who follows what, and what they typed as text',
  async (language) => {
    expect(wordsIn(await board(language))).toContain(ownersText.none[language])
    await editor('POST', 'owners/invite', aForm({ ...an, name: '<script>alert(1)</script>', homes: 'V-11' }))
    const html = await board(language, { notice: 'invited' })
    expect(html).not.toContain('<script>')
    expect(wordsIn(html)).toContain(`Veldstraat 1, 9000 ${ghent[language]}`)
    expect(wordsIn(html)).toContain(ownersText.waiting[language])
    expect(await board(language, { search: ghent[language] })).toContain('V-11')
    expect(await board(language, { search: 'nobody%' })).toContain(ownersText.none[language])
  },
)

test('who has not looked for two weeks is listed, the longest first; a home that closed is no reason to call', async () => {
  await cms.db.execute(
    sql`insert into owner.home (listing_id, reference, deal, status, listed_at, texts, closed_at)
        values (11, 'V-11', 'sale', 'available', now(), '{}', null), (12, 'V-12', 'sale', 'sold', now(), '{}', now())
        on conflict do nothing`,
  )
  await cms.db.execute(
    sql`insert into owner.home_owner (listing_id, email, name, language, account_id, invited_at)
        values (11, 'never@example.com', 'Never', 'nl', null, now() - interval '20 days'),
          (11, 'long@example.com', 'Long', 'nl', 'long', now() - interval '60 days'),
          (11, 'lately@example.com', 'Lately', 'nl', 'lately', now() - interval '60 days'),
          (11, 'new@example.com', 'New', 'nl', null, now() - interval '2 days'),
          (12, 'closed@example.com', 'Closed', 'nl', 'closed', now() - interval '60 days')`,
  )
  await cms.db.execute(
    sql`insert into owner.look (account_id, listing_id, looked_at)
        values ('long', 11, now() - interval '30 days'), ('lately', 11, now() - interval '3 days')`,
  )
  const quiet = await listQuietOwners(cms.db, new Date())
  expect(quiet.map(({ name, lookedAt }) => [name, lookedAt !== null])).toEqual([
    ['Long', true],
    ['Never', false],
  ])
})
