import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import type { Channel } from './delivery/channel'
import { deliverLeads } from '@/testing/leads/delivery-services'
import { submitLead } from './submit-lead'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())

const now = () => new Date('2026-11-15T12:00:00Z')

test('a worker that is told to stop ends what it has in hand and leaves the rest untouched', async () => {
  const { db } = test_
  for (let count = 0; count < 3; count++)
    await submitLead({ db, now, channels: deliveryChannels, limits: [], secret: 'test' }, aLead())
  const ending = new AbortController()
  const platform: Channel = {
    whenUnsure: 'hold',
    deliver: () => {
      ending.abort()
      return Promise.resolve({ state: 'done' })
    },
  }
  const sum = await deliverLeads({ db, channels: { platform }, now, atOnce: 1, stop: ending.signal })
  expect(sum).toEqual({ done: 1, again: 0, dead: 0, skipped: 0 })
  const left = await rows(
    db,
    sql`select tries, claim from lead.delivery where channel = 'platform' and state = 'pending'`,
  )
  expect(left).toEqual([
    { tries: 0, claim: null },
    { tries: 0, claim: null },
  ])
})

test('a try that was given up while it asked whether the lead is there sends nothing any more', async () => {
  const { db } = test_
  await db.execute(sql`truncate lead.lead cascade`)
  await submitLead({ db, now, channels: deliveryChannels, limits: [], secret: 'test' }, aLead())
  await db.execute(sql`update lead.delivery set is_unsure = true`)
  let sends = 0
  let answer: (isThere: boolean) => void = () => {}
  const platform: Channel = {
    whenUnsure: () => new Promise((resolve) => (answer = resolve)),
    deliver: () => {
      sends++
      return Promise.resolve({ state: 'done' })
    },
  }
  const sum = await deliverLeads({ db, channels: { platform }, now, timeoutMs: 50 })
  expect(sum).toEqual({ done: 0, again: 1, dead: 0, skipped: 0 })
  answer(false)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sends).toBe(0)
})
