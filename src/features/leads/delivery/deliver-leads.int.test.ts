import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { type DeliveryChannel, deliveryChannels } from '@/domain/lead/delivery'
import type { Lead, LeadInput } from '@/domain/lead/lead'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import type { Channel, Outcome } from './channel'
import { claimDelivery } from './claim-delivery'
import { deliverLeads } from '@/testing/leads/delivery-services'
import type { DeadDelivery } from './raise-alarms'
import { raiseAlarms } from './raise-alarms'
import { retryDeadDeliveries, retryDelivery } from './retry-delivery'
import { submitLead } from '../submit-lead'
import { deliverDueLeads } from './work-on-leads'

let test_: TestDatabase
let clock: Date

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())
beforeEach(async () => {
  clock = new Date('2026-11-15T12:00:00Z')
  await test_.owner.execute(sql`truncate lead.lead, lead.request_count cascade`)
})

const now = () => clock
const wait = (ms: number) => (clock = new Date(clock.getTime() + ms))
const hourMs = 3_600_000

async function submit(input: LeadInput = aLead()): Promise<Lead> {
  const services = { db: test_.db, now, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  if (submission.state === 'limited') throw new Error('limited')
  return submission.lead
}

interface FakeChannel extends Channel {
  sent: string[]
}

/** Takes everything unless told what to answer. */
function aChannel(
  answer: () => Outcome | Promise<Outcome> = () => ({ state: 'done' }),
  whenUnsure: Channel['whenUnsure'] = 'repeat',
): FakeChannel {
  const sent: string[] = []
  return {
    sent,
    whenUnsure,
    deliver: async ({ id }) => {
      sent.push(id)
      return answer()
    },
  }
}

const failing = () => aChannel(() => ({ state: 'failed', reason: 'connection refused' }))

type Channels = Record<DeliveryChannel, FakeChannel>

const allChannels = (given: Partial<Channels> = {}): Channels => ({
  'agency-mail': aChannel(),
  'visitor-mail': aChannel(),
  'second-person-mail': aChannel(),
  'friend-mail': aChannel(),
  platform: aChannel(),
  'platform-reply': aChannel(),
  ...given,
})

const deliver = (channels: Partial<Channels>, timeoutMs = 5000) =>
  deliverLeads({ db: test_.db, channels, now, timeoutMs })

async function states(): Promise<Record<string, string>> {
  const found = await rows<{ channel: string; state: string; tries: number }>(
    test_.db,
    sql`select channel, state, tries from lead.delivery`,
  )
  return Object.fromEntries(found.map(({ channel, state, tries }) => [channel, `${state} ${tries}`]))
}

test('a lead whose wake-up was lost is delivered by the sweep, on every channel once', async () => {
  const { id } = await submit()
  const channels = allChannels()
  expect(await deliver(channels)).toEqual({ done: 3, again: 0, dead: 0, skipped: 0 })
  expect(await deliver(channels)).toEqual({ done: 0, again: 0, dead: 0, skipped: 0 })
  expect(channels['agency-mail'].sent).toEqual([id])
  expect(channels['visitor-mail'].sent).toEqual([id])
  expect(channels.platform.sent).toEqual([id])
  expect(channels['friend-mail'].sent).toEqual([])
})

test('a channel that fails holds up no other, and is tried again when it is time', async () => {
  await submit()
  const mail = failing()
  await deliver(allChannels({ 'agency-mail': mail }))
  expect(await states()).toEqual({ 'agency-mail': 'pending 1', 'visitor-mail': 'done 1', platform: 'done 1' })
  wait(9000)
  await deliver(allChannels({ 'agency-mail': mail }))
  expect(mail.sent).toHaveLength(1)
  wait(1000)
  await deliver(allChannels())
  expect(await states()).toMatchObject({ 'agency-mail': 'done 2' })
})

test('a channel that never answers holds up no other', async () => {
  await submit()
  const silent = aChannel(() => new Promise<Outcome>(() => undefined))
  await deliver(allChannels({ platform: silent }), 200)
  expect(await states()).toEqual({ 'agency-mail': 'done 1', 'visitor-mail': 'done 1', platform: 'pending 1' })
})

test('four workers at once deliver forty leads once each', async () => {
  const ids = await Promise.all(Array.from({ length: 40 }, async () => (await submit()).id))
  const channels = allChannels()
  await Promise.all([deliver(channels), deliver(channels), deliver(channels), deliver(channels)])
  for (const name of ['agency-mail', 'visitor-mail', 'platform'] as const)
    expect(channels[name].sent.toSorted()).toEqual(ids.toSorted())
})

test('what fails for three days is dead, and the agency hears of it once', async () => {
  const { id } = await submit()
  const channels = allChannels({ platform: failing() })
  const started = clock.getTime()
  while (clock.getTime() < started + 72 * hourMs) {
    await deliver(channels)
    expect((await states()).platform).toMatch(/^pending/)
    wait(hourMs)
  }
  expect(await deliver(channels)).toEqual({ done: 0, again: 0, dead: 1, skipped: 0 })
  const alarms: DeadDelivery[] = []
  const alarm = async (dead: DeadDelivery) => void alarms.push(dead)
  await raiseAlarms({ db: test_.db, now }, alarm)
  await raiseAlarms({ db: test_.db, now }, alarm)
  expect(alarms).toMatchObject([{ leadId: id, channel: 'platform', lastError: 'connection refused' }])
})

test('an alarm that could not be raised is raised by the next sweep', async () => {
  await submit()
  const refusing = aChannel(() => ({ state: 'refused', reason: 'no such home' }))
  const alarms: string[] = []
  const failures: unknown[] = []
  const sweep = deliverDueLeads({
    services: {
      db: test_.db,
      channels: allChannels({ platform: refusing }),
      now,
      alarm: async ({ channel }) => {
        alarms.push(channel)
        if (alarms.length === 1) throw new Error('the mail server is down')
      },
    },
    log: { delivered: () => undefined, failed: (error) => failures.push(error) },
  })
  await sweep()
  await sweep()
  await sweep()
  expect(alarms).toEqual(['platform', 'platform'])
  expect(failures).toHaveLength(1)
  expect(refusing.sent).toHaveLength(1)
})

test('what a person sends again after its death gets three fresh days', async () => {
  const { id: leadId } = await submit()
  await deliver(allChannels({ platform: aChannel(() => ({ state: 'refused', reason: 'no' })) }))
  wait(96 * hourMs)
  expect(await retryDelivery(test_.db, { leadId, channel: 'platform', actorId: 1, now: clock })).toBe(true)
  expect(await retryDelivery(test_.db, { leadId, channel: 'platform', actorId: 1, now: clock })).toBe(false)
  await deliver(allChannels({ platform: failing() }))
  expect((await states()).platform).toBe('pending 1')
})

test('all that died is sent again at once by whoever runs the site', async () => {
  await submit()
  await submit(aLead())
  await deliver(allChannels({ platform: aChannel(() => ({ state: 'refused', reason: 'no' })) }))
  expect(await retryDeadDeliveries(test_.db, clock)).toBe(2)
  expect(await retryDeadDeliveries(test_.db, clock)).toBe(0)
  const platform = aChannel()
  await deliver(allChannels({ platform }))
  expect(platform.sent).toHaveLength(2)
  const events = sql`select actor_id from lead.event where kind = 'delivery-retried'`
  expect(await rows(test_.db, events)).toEqual([{ actor_id: null }, { actor_id: null }])
})

/** A worker that is killed after it took the delivery and before it wrote down what came of it. */
async function killedWorker(channel: DeliveryChannel): Promise<void> {
  expect(await claimDelivery(test_.db, { channel, now: clock })).not.toBeNull()
}

test('nobody else takes what a worker is at, until it must have died', async () => {
  await submit()
  await killedWorker('agency-mail')
  const mail = aChannel()
  await deliver({ 'agency-mail': mail })
  expect(mail.sent).toEqual([])
  wait(180_000)
  await deliver({ 'agency-mail': mail })
  expect(mail.sent).toHaveLength(1)
  expect((await states())['agency-mail']).toBe('done 2')
})

test.each([
  { isThere: true, sent: 0 },
  { isThere: false, sent: 1 },
])(
  'after a kill the platform is asked first: there $isThere, sent $sent times',
  async ({ isThere, sent }) => {
    await submit()
    await killedWorker('platform')
    wait(180_000)
    const platform = aChannel(undefined, async () => isThere)
    await deliver({ platform })
    expect(platform.sent).toHaveLength(sent)
    expect((await states()).platform).toBe('done 2')
  },
)

test('a platform that cannot be asked is not sent to twice: a person decides', async () => {
  await submit()
  const platform = aChannel(() => ({ state: 'unsure', reason: 'no answer' }), 'hold')
  expect(await deliver({ platform })).toEqual({ done: 0, again: 0, dead: 1, skipped: 0 })
  wait(hourMs)
  await deliver({ platform })
  expect(platform.sent).toHaveLength(1)
})

test('a worker that wakes up after its claim ran out changes nothing any more', async () => {
  await submit()
  const slow = Promise.withResolvers<Outcome>()
  const first = deliver({ 'agency-mail': aChannel(() => slow.promise) })
  await expect.poll(async () => (await states())['agency-mail']).toBe('pending 1')
  wait(180_000)
  await deliver({ 'agency-mail': aChannel() })
  slow.resolve({ state: 'failed', reason: 'too late' })
  await first
  expect((await states())['agency-mail']).toBe('done 2')
})

test('the friend is forgotten once they have their mail', async () => {
  const answers = { lastName: 'An', email: 'an@example.com', friendName: 'Jo', friendEmail: 'jo@example.com' }
  await submit(aLead({ kind: 'send-to-friend', answers }))
  const friends: unknown[] = []
  const mail: Channel = {
    whenUnsure: 'repeat',
    deliver: async (lead) => {
      friends.push(lead.answers.friendEmail)
      return { state: 'done' }
    },
  }
  await deliverLeads({ db: test_.db, channels: { 'friend-mail': mail }, now })
  expect(friends).toEqual(['jo@example.com'])
  const [left] = await rows(test_.db, sql`select answers from lead.lead`)
  expect(left).toEqual({ answers: { lastName: 'An', email: 'an@example.com' } })
})
