import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { parseForm } from '@/domain/lead/form/parse-form'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { type Limit, limitsFor } from './guard/limits'
import { listenForLeads } from './delivery/listen-for-leads'
import { submitLead } from './submit-lead'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.request_count cascade`))

const now = new Date('2026-11-15T12:00:00Z')

const submit = (input: LeadInput, { limits = [] as Limit[], at = now } = {}) =>
  submitLead({ db: test_.db, now: () => at, channels: deliveryChannels, limits, secret: 'test' }, input)

const saved = () => rows<{ id: string; email: string }>(test_.owner, sql`select id, email from lead.lead`)
const deliveries = () =>
  rows<{ channel: string; state: string }>(
    test_.owner,
    sql`select channel, state from lead.delivery order by channel`,
  )

test('a lead is saved with everything that has to be sent', async () => {
  expect(await submit(aLead())).toMatchObject({
    state: 'saved',
    lead: { kind: 'enquiry', firstName: 'An', email: 'an@example.com', listingId: 12, createdAt: now },
  })
  expect(await deliveries()).toEqual([
    { channel: 'agency-mail', state: 'pending' },
    { channel: 'platform', state: 'pending' },
    { channel: 'visitor-mail', state: 'pending' },
  ])
})

test('the same form sent twenty times at once is one lead', async () => {
  const input = aLead()
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(input)))
  expect(answers.filter(({ state }) => state === 'saved')).toHaveLength(1)
  expect(answers.filter(({ state }) => state === 'repeated')).toHaveLength(19)
  expect(new Set(answers.map((answer) => 'lead' in answer && answer.lead.id)).size).toBe(1)
  expect(await saved()).toHaveLength(1)
  expect(await deliveries()).toHaveLength(3)
})

test('who goes back, changes their message and sends again has sent two leads', async () => {
  const input = aLead()
  await submit(input)
  const second = await submit({ ...input, answers: { ...input.answers, message: 'En is er een garage?' } })
  expect(second.state).toBe('saved')
  expect(await saved()).toHaveLength(2)
})

test('a lead of which a part cannot be saved is not saved at all', async () => {
  await expect(submit(aLead({ kind: 'demand', answers: { email: 'an@example.com' } }))).rejects.toThrow()
  expect(await saved()).toEqual([])
  expect(await deliveries()).toEqual([])
})

test('the lead of a demand is saved with the demand itself', async () => {
  const answers = {
    ...aLead().answers,
    goal: 'sale',
    types: [1, 2],
    places: ['Gent|9000', 'Luik'],
    priceMax: 350_000,
  }
  await submit(aLead({ kind: 'demand', answers }))
  const [demand] = await rows(
    test_.owner,
    sql`select deal, type_ids, price_max_cents, frequency from lead.demand`,
  )
  expect(demand).toEqual({ deal: 'sale', type_ids: [1, 2], price_max_cents: 35_000_000, frequency: 'daily' })
  const keys = await rows<{ key: string }>(test_.owner, sql`select place_key as key from lead.demand_place`)
  expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['zip:BE:9000', 'zip:BE:4000']))
})

test('two hundred posts from one address make few leads, and a repeated post costs nothing', async () => {
  const limits = limitsFor(aLead(), '192.0.2.1')
  const first = aLead()
  await submit(first, { limits })
  for (let post = 0; post < 10; post++) expect((await submit(first, { limits })).state).toBe('repeated')
  const states: string[] = []
  for (let post = 0; post < 199; post++) states.push((await submit(aLead(), { limits })).state)
  expect(states.filter((state) => state === 'saved')).toHaveLength(4)
  expect(states.filter((state) => state === 'limited')).toHaveLength(195)
  const later = new Date(now.getTime() + 3_600_000)
  expect((await submit(aLead(), { limits, at: later })).state).toBe('limited')
  const nextDay = new Date(now.getTime() + 86_400_000)
  expect((await submit(aLead(), { limits, at: nextDay })).state).toBe('saved')
  const subjects = await rows<{ subject: string }>(test_.owner, sql`select subject from lead.request_count`)
  expect(JSON.stringify(subjects)).not.toMatch(/192\.0\.2\.1|example/)
})

test('whatever a form lets through can be saved, with whatever address and key', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 })
  await fc.assert(
    fc.asyncProperty(fc.record({ message: text, key: text, page: text, source: text }), async (post) => {
      const { message, key: idempotencyKey, page: sourcePage, source } = post
      const posted = new URLSearchParams({
        firstName: 'An',
        lastName: 'Peeters',
        email: 'an@example.com',
        message,
      })
      const parsed = parseForm('enquiry', posted, { region: null })
      const answers = parsed.ok ? parsed.answers : {}
      const input = aLead({ idempotencyKey, answers, sourcePage, campaign: { source } })
      const submission = await submit(input)
      expect(submission).toMatchObject({ lead: { answers } })
      expect((await submit(input)).state).toBe('repeated')
    }),
    { numRuns: 300 },
  )
})

test('one friend gets few mails, whoever sends them', async () => {
  const states: string[] = []
  for (let sender = 0; sender < 6; sender++) {
    const answers = {
      lastName: 'An',
      email: `an${sender}@example.com`,
      friendName: 'Jo',
      friendEmail: 'Jo@example.com',
    }
    const input = aLead({ kind: 'send-to-friend', answers })
    states.push((await submit(input, { limits: limitsFor(input, `192.0.2.${sender}`) })).state)
  }
  expect(states).toEqual(['saved', 'saved', 'saved', 'limited', 'limited', 'limited'])
})

test('the worker hears of a lead once it is saved', async () => {
  const heard = Promise.withResolvers<void>()
  const stop = await listenForLeads(test_.owner, heard.resolve)
  await submit(aLead())
  await heard.promise
  stop()
  expect(await saved()).toHaveLength(1)
})
