import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import type { Platform } from '@/platforms/platform'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { deliverLeads } from '@/testing/leads/delivery-services'
import { startMessenger } from '@/testing/platforms/messenger'
import { aLead } from '@/testing/records/a-lead'
import { rows } from '@/testing/rows'

import { addFault, clearFaults, type Fault } from '../../../../simulator/control/faults'
import { type Simulator, startSimulator } from '../../../../simulator/simulator'
import type { Outcome } from '../delivery/channel'
import { readMailState } from '../delivery/mail-state'
import { exportPerson } from '../privacy/export-person'
import { retryDelivery } from '../delivery/retry-delivery'
import { sendLetters } from '../letters/send-letters.task'
import { linkSigner } from '../signed-link'
import { submitLead } from '../submit-lead'
import { historyChannel } from './history-channel'
import { queueHistory } from './queue-history'
import { sendReply } from './send-reply'

let test_: TestDatabase
let simulator: Simulator
let platform: Platform
const start = new Date('2026-11-15T12:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  simulator = await startSimulator({ properties: 20, projects: 1, now: start })
  const url = `${simulator.url}/1.12/OmnicasaService.svc`
  platform = omnicasa({ url, customer: 'gevel-demo', password: 'gevel-demo', retries: 0, timeoutMs: 2000 })
})
afterAll(async () => {
  await simulator.stop()
  await test_.drop()
})
beforeEach(async () => {
  await test_.owner.execute(sql`truncate lead.lead cascade`)
  simulator.simulation.crm.histories.length = 0
})
afterEach(() => clearFaults(simulator.simulation.faults))

async function submit(input: LeadInput = aLead()): Promise<string> {
  const services = { db: test_.db, now: () => start, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  return submission.state === 'saved' ? submission.lead.id : ''
}

/** A colleague writes, and the mail goes out. */
async function answer(
  leadId: string,
  text: string,
  { now = start, mailed = { state: 'done' } as Outcome } = {},
) {
  const [newest] = await rows<{ id: string }>(
    test_.db,
    sql`select id from lead.reply where lead_id = ${leadId}::uuid order by created_at desc limit 1`,
  )
  const author = { name: 'Joris', email: 'joris@gevel.example' }
  const reply = {
    leadId,
    replyId: randomUUID(),
    seenReplyId: newest?.id ?? null,
    actorId: 1,
    author,
    text,
    now,
  }
  expect(await sendReply(test_.owner, reply)).toBe('sent')
  await sendLetters({
    ...{ db: test_.db, links: linkSigner('a-secret-of-the-tests'), now: () => now },
    ...{ sendMail: () => Promise.resolve(mailed), afterReply: queueHistory },
  })
  return reply.replyId
}

const send = (to = platform, now = start) => {
  const names = { of: ({ id }: { id: number }) => Promise.resolve(String(id)) }
  const channel = historyChannel({ db: test_.db, platform: to, names, now: () => now })
  return deliverLeads({ db: test_.db, now: () => now, channels: { 'platform-reply': channel } })
}

const delivery = async () =>
  (
    await rows(
      test_.db,
      sql`select state, tries, is_unsure as "isUnsure" from lead.delivery where channel = 'platform-reply'`,
    )
  )[0]

const told = () => simulator.simulation.crm.histories.map(({ comment }) => comment)
const fault = (given: Partial<Fault> & Pick<Fault, 'kind'>) =>
  addFault(simulator.simulation.faults, { operation: 'CreateHistory', rate: 1, ...given } as Fault)

test('a reply that was mailed is told to the platform once, with its home, its writer and our number', async () => {
  const leadId = await submit(aLead({ listingId: 100_002 }))
  const replyId = await answer(leadId, 'Ik bel u morgen.')
  expect(await send()).toMatchObject({ done: 1 })
  expect(await send()).toMatchObject({ done: 0 })
  expect(simulator.simulation.crm.histories).toMatchObject([
    { typeId: 4, objectId: 100_002, at: start.getTime(), subject: 'Antwoord op uw vraag' },
  ])
  expect(told()).toEqual([`Ik bel u morgen.\n\nJoris\n\n${replyId}`])
  const { leads } = await exportPerson(test_.owner, 'an@example.com')
  expect(leads[0]?.replies).toMatchObject([
    { text: 'Ik bel u morgen.', in_history_at: expect.any(String) as string },
  ])
})

test('a later reply is told too, and the first not a second time', async () => {
  const leadId = await submit()
  await answer(leadId, 'Eerst')
  await send()
  await answer(leadId, 'Daarna', { now: minutes(5) })
  expect(await send(platform, minutes(5))).toMatchObject({ done: 1 })
  expect(told()).toMatchObject([/^Eerst/, /^Daarna/].map((text) => expect.stringMatching(text) as string))
})

test('a reply that leaves while another is being told is told after it', async () => {
  const leadId = await submit()
  await answer(leadId, 'Eerst')
  const history = {
    ...platform.history!,
    add: async (...given: Parameters<NonNullable<Platform['history']>['add']>) => {
      const outcome = await platform.history!.add(...given)
      if (told().length === 1) await answer(leadId, 'Intussen', { now: minutes(1) })
      return outcome
    },
  }
  await send({ ...platform, history })
  await send({ ...platform, history }, minutes(1))
  expect(told()).toHaveLength(2)
  expect(await delivery()).toMatchObject({ state: 'done' })
})

test('a mail that did not leave is told to nobody, nor is a lead that the platform does not get', async () => {
  await answer(await submit(), 'Komt niet aan', { mailed: { state: 'refused', reason: 'no such mailbox' } })
  await answer(await submit(aLead({ kind: 'accessibility', listingId: undefined })), 'Bedankt')
  expect(await send()).toMatchObject({ done: 0, skipped: 0 })
  expect(told()).toEqual([])
})

test('what was refused is tried again, and the mails of the site are not said to fail', async () => {
  fault({ kind: 'refuse', code: 600, message: 'no', times: 1 })
  await answer(await submit(), 'Ik bel u morgen.')
  await send()
  expect(await delivery()).toEqual({ state: 'pending', tries: 1, isUnsure: false })
  expect(await readMailState(test_.db)).toMatchObject({ late: 0, failed: 0 })
  expect(await send(platform, minutes(1))).toMatchObject({ done: 1 })
  expect(told()).toHaveLength(1)
})

test('of which nobody knows whether it arrived is looked for before it is told again', async () => {
  fault({ kind: 'truncate', times: 1 })
  const leadId = await submit()
  await answer(leadId, 'Ik bel u morgen.')
  await send()
  expect(await delivery()).toEqual({ state: 'pending', tries: 1, isUnsure: true })
  await answer(leadId, 'En nog iets.', { now: minutes(1) })
  expect(await send(platform, minutes(1))).toMatchObject({ done: 1 })
  expect(told()).toHaveLength(2)
})

test('what was given up can be told again by hand', async () => {
  fault({ kind: 'refuse', code: 600, message: 'no' })
  const leadId = await submit()
  await answer(leadId, 'Ik bel u morgen.')
  expect(await send(platform, minutes(4 * 24 * 60))).toMatchObject({ dead: 1 })
  clearFaults(simulator.simulation.faults)
  expect(await retryDelivery(test_.owner, { leadId, channel: 'platform-reply', now: start })).toBe(true)
  expect(await send()).toMatchObject({ done: 1 })
})

test('a platform that keeps no history ends it without an alarm', async () => {
  await answer(await submit(), 'Ik bel u morgen.')
  expect(await send(startMessenger().platform)).toMatchObject({ skipped: 1 })
})
