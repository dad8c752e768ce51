import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { submitLead } from '../submit-lead'
import type { Channel, Outcome } from './channel'
import type { DeliveryServices } from './deliver-leads'
import { deliverDueLeads } from './work-on-leads'

let test_: TestDatabase
const now = () => new Date()

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead cascade`))

const submit = () =>
  submitLead(
    { db: test_.db, now, channels: deliveryChannels, limits: [], secret: 'test' },
    aLead({ kind: 'enquiry' }),
  )

function aChannel(answer: () => Promise<Outcome>): Channel & { sent: number } {
  const channel = {
    sent: 0,
    whenUnsure: 'repeat' as const,
    deliver: () => {
      channel.sent++
      return answer()
    },
  }
  return channel
}

function task(channels: DeliveryServices['channels']) {
  const services = { db: test_.db, now, channels, atOnce: 1, alarm: () => Promise.resolve() }
  return deliverDueLeads({ services, log: { delivered: () => undefined, failed: () => undefined } })
}

const done = (): Promise<Outcome> => Promise.resolve({ state: 'done' })

test('what comes in while another channel hangs goes out at once on this one', async () => {
  let answer: (outcome: Outcome) => void = () => undefined
  const mail = aChannel(done)
  const platform = aChannel(() => new Promise((resolve) => (answer = resolve)))
  const deliver = task({ 'agency-mail': mail, platform })
  await submit()
  const first = deliver()
  await expect.poll(() => [mail.sent, platform.sent]).toEqual([1, 1])
  await submit()
  const second = deliver()
  await expect.poll(() => mail.sent).toBe(2)
  expect(platform.sent).toBe(1)
  answer({ state: 'done' })
  await expect.poll(() => platform.sent).toBe(2)
  answer({ state: 'done' })
  await Promise.all([first, second])
})
