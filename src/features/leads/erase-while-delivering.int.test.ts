import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import type { Channel } from './delivery/channel'
import { deliverLeads } from '@/testing/leads/delivery-services'
import { erasePerson } from './privacy/erase-person'
import { submitLead } from './submit-lead'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())

test('whoever is erased in the moment their lead arrives is erased, and the delivery of others goes on', async () => {
  const { db } = test_
  const now = () => new Date()
  const people = Array.from({ length: 60 }, (_, n) => `an${n}@example.com`)
  for (const email of people)
    await submitLead(
      { db, now, channels: deliveryChannels, limits: [], secret: 'test' },
      aLead({ answers: { ...aLead().answers, email } }),
    )
  const erasing: ReturnType<typeof erasePerson>[] = []
  const channel: Channel = {
    whenUnsure: 'repeat',
    deliver: async ({ email }) => {
      erasing.push(erasePerson(db, { email: email ?? '', secret: 'test', now: now() }))
      return { state: 'done' }
    },
  }
  await deliverLeads({ db, now, channels: { platform: channel, 'visitor-mail': channel }, atOnce: 3 })
  const erased = await Promise.all(erasing)
  expect(erased.reduce((sum, { leads }) => sum + leads, 0)).toBe(people.length)
})
