import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { rows } from '@/testing/rows'
import type { PlatformStory } from '@/platforms/platform-owners'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { forgetPeople } from './forget-people.task'
import { storeStory } from './store-story'

let test_: TestDatabase
const now = new Date('2026-11-16T12:00:00Z')
const listingId = 11

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())
beforeEach(() =>
  test_.owner.execute(
    sql`truncate owner.visitor, owner.happening, owner.home_owner, owner.reply, owner.look, owner.home cascade`,
  ),
)

function visit(id: string, at: string, contact: string) {
  const texts = { nl: { type: 'Bezoek', subject: '', comment: 'Vond de keuken klein.', status: '' } }
  return { id, at: new Date(at), endsAt: null, way: null, medium: null, url: null, contact, texts }
}

function told(...visits: ReturnType<typeof visit>[]): PlatformStory {
  const none = {
    views: null,
    sources: null,
    demands: null,
    checklist: null,
    communications: null,
    media: null,
    undatedIds: [],
    notUnderstood: [],
  }
  return { ...none, visits }
}

const store = (moment: Date, ...visits: ReturnType<typeof visit>[]) =>
  storeStory(test_.db, { listingId, story: told(...visits), now: moment })

const visitors = () =>
  rows(test_.db, sql`select number, name from owner.visitor where listing_id = ${listingId} order by number`)
const happenings = () =>
  rows(test_.db, sql`select key, visitor, comments <> '{}' as "hasComment" from owner.happening order by key`)

test('a year after the last visit the name and what was noted go; the visit and its number stay', async () => {
  const then = new Date('2025-06-01T12:00:00Z')
  const [old, again] = [
    visit('1', '2025-05-20T10:00:00Z', 'E. Martens'),
    visit('2', '2025-05-21T10:00:00Z', 'J. Dumont'),
  ]
  const recent = visit('3', '2026-03-01T10:00:00Z', 'J. Dumont')
  await store(then, old, again, recent)
  expect(await forgetPeople(test_.db, now)).toEqual({ visitors: 1, owners: 0 })
  expect(await visitors()).toEqual([
    { number: 1, name: null },
    { number: 2, name: 'J. Dumont' },
  ])
  expect(await happenings()).toEqual([
    { key: '1', visitor: 1, hasComment: false },
    { key: '2', visitor: 2, hasComment: false },
    { key: '3', visitor: 2, hasComment: true },
  ])
})

test('a platform that goes on telling the name does not bring it back', async () => {
  const old = visit('1', '2025-05-20T10:00:00Z', 'E. Martens')
  await store(new Date('2025-06-01T12:00:00Z'), old)
  await forgetPeople(test_.db, now)
  await store(now, old)
  expect(await visitors()).toEqual([{ number: 1, name: null }])
  expect(await happenings()).toEqual([{ key: '1', visitor: 1, hasComment: false }])
})

test('who came years before the home was first read is never named', async () => {
  await store(now, visit('1', '2024-05-20T10:00:00Z', 'E. Martens'))
  expect(await visitors()).toEqual([])
  expect(await happenings()).toEqual([{ key: '1', visitor: null, hasComment: false }])
})

test('who may not follow a home any more is deleted after two years, and owners’ words with them', async () => {
  await test_.db.execute(sql`
    insert into owner.home_owner (listing_id, email, name, language, revoked_at)
    values (11, 'old@example.com', 'Oud', 'nl', '2024-11-01'), (11, 'new@example.com', 'Nieuw', 'nl', '2025-11-01'),
      (11, 'an@example.com', 'An', 'nl', null)`)
  await test_.db.execute(sql`
    insert into owner.reply (listing_id, account_id, answer, text, lead_id, at)
    values (11, 'a', 'message', 'lang geleden', gen_random_uuid(), '2024-11-01'),
      (11, 'a', 'message', 'onlangs', gen_random_uuid(), '2026-11-01')`)
  expect(await forgetPeople(test_.db, now)).toEqual({ visitors: 0, owners: 1 })
  expect(await rows(test_.db, sql`select email from owner.home_owner order by email`)).toEqual([
    { email: 'an@example.com' },
    { email: 'new@example.com' },
  ])
  expect(await rows(test_.db, sql`select text from owner.reply`)).toEqual([{ text: 'onlangs' }])
})
