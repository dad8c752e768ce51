import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { type Letter, queueLetters, type SendMail } from '../delivery/outbox'
import { linkSigner } from '../signed-link'
import { submitLead } from '../submit-lead'
import { purgeLetters, sendLetters } from './send-letters.task'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')
const links = linkSigner('a-secret-of-the-tests')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead cascade`))

async function queued(count: number): Promise<void> {
  const services = { db: test_.db, now: () => now, channels: deliveryChannels, limits: [], secret: 'test' }
  for (let person = 0; person < count; person++) {
    const answers = { email: `p${person}@example.com`, goal: 'sale', types: [1], places: ['Gent'] }
    const submission = await submitLead(services, aLead({ kind: 'demand', answers, listingId: undefined }))
    const leadId = submission.state === 'saved' ? submission.lead.id : ''
    const detail = { homes: [{ listingId: 12, reasons: ['new'] }] }
    await queueLetters(test_.db, [{ leadId, kind: 'demand-alert', detail }], now)
  }
}

const send = (sendMail: SendMail, at = now) => sendLetters({ db: test_.db, links, now: () => at, sendMail })

test('forty letters sent by three workers at once go out once each', async () => {
  await queued(40)
  const letters: Letter[] = []
  const mail: SendMail = (letter) => {
    letters.push(letter)
    return Promise.resolve({ state: 'done' })
  }
  await Promise.all([send(mail), send(mail), send(mail)])
  expect(letters).toHaveLength(40)
  expect(new Set(letters.map(({ id }) => id)).size).toBe(40)
})

test('a mail server that is down delays the mail, and a refusal ends it', async () => {
  await queued(1)
  const failing: SendMail = () => Promise.resolve({ state: 'failed', reason: 'no connection' })
  const refusing: SendMail = () => Promise.resolve({ state: 'refused', reason: 'no such mailbox' })
  expect(await send(failing)).toEqual({ done: 0, pending: 1, dead: 0 })
  expect(await send(failing)).toEqual({ done: 0, pending: 0, dead: 0 })
  expect(await send(refusing, new Date(now.getTime() + 60_000))).toEqual({ done: 0, pending: 0, dead: 1 })
})

test('a worker that died with a letter leaves it to the next', async () => {
  await queued(1)
  await test_.db.execute(
    sql`update lead.letter set claim = gen_random_uuid(), claimed_until = ${now.toISOString()}::timestamptz + interval '3 minutes'`,
  )
  const mail: SendMail = () => Promise.resolve({ state: 'done' })
  expect(await send(mail)).toMatchObject({ done: 0 })
  expect(await send(mail, new Date(now.getTime() + 200_000))).toMatchObject({ done: 1 })
})

test('what was sent is forgotten after a month, what still has to be sent is not', async () => {
  await queued(2)
  await test_.db.execute(
    sql`update lead.letter set state = 'done', done_at = queued_at
        where id = (select id from lead.letter order by id limit 1)`,
  )
  await purgeLetters(test_.db, new Date('2026-12-16T12:00:00Z'))
  expect(await rows(test_.db, sql`select state from lead.letter`)).toEqual([{ state: 'pending' }])
})
