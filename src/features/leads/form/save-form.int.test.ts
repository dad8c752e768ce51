import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'
import { rows } from '@/testing/rows'

import { limitsFor } from '../guard/limits'
import { type SaveServices, saveForm } from './save-form'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')
const picture = Buffer.from('a picture')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.request_count cascade`))

const demandAnswers = {
  lastName: 'Peeters',
  email: 'an@example.com',
  goal: 'sale',
  types: [1],
  places: ['municipality:44021'],
  newsletter: true,
}
const demand = () => aLead({ kind: 'demand', answers: demandAnswers, listingId: undefined })

function services(db: TestDatabase['db'], input: LeadInput, given: Partial<SaveServices> = {}): SaveServices {
  return {
    db,
    now: () => now,
    channels: deliveryChannels,
    secret: 'test',
    limits: limitsFor(input, '192.0.2.1'),
    slots: null as never,
    ...given,
  }
}

/** How many rows each table of a lead holds. */
async function kept(): Promise<Record<string, number>> {
  const [counts] = await rows<Record<string, number>>(
    test_.owner,
    sql`select (select count(*) from lead.lead) as leads, (select count(*) from lead.delivery) as deliveries,
      (select count(*) from lead.picture) as pictures, (select count(*) from lead.demand) as demands,
      (select count(*) from lead.demand_place) as places`,
  )
  return counts ?? {}
}

/** A connection that the server ends before the given statement, as a power cut would. */
function fallingBefore(statement: number) {
  const db = connect({ url: loginOf('gevel_web', test_.url), poolSize: 1 })
  const seen = { statements: 0 }
  db.$client.on('connect', (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    const falling = async (...given: unknown[]) => {
      seen.statements++
      if (seen.statements === statement) {
        const { processID } = client as unknown as { processID: number }
        await test_.db.execute(sql`select pg_terminate_backend(${processID})`)
      }
      return query(...given)
    }
    client.query = falling as typeof client.query
  })
  return { db, seen }
}

test('wherever saving is cut off, all of it is there or nothing is', { timeout: 120_000 }, async () => {
  const nothing = await kept()
  let statement = 0
  let isCut = true
  while (isCut) {
    const { db, seen } = fallingBefore(++statement)
    const input = demand()
    isCut = await saveForm(services(db, input, { picture }), input).then(
      () => seen.statements >= statement,
      () => true,
    )
    // Not waited for: a connection that fell before its transaction began is never given back.
    void db.$client.end()
    if (isCut) expect(await kept(), `cut before statement ${statement}`).toEqual(nothing)
  }
  expect(statement).toBeGreaterThan(12)
  expect(await kept()).toEqual({ leads: 2, deliveries: 4, pictures: 1, demands: 1, places: 1 })
})

test('a tick for the newsletter is counted as the mail it sends, and no form is lost by it', async () => {
  const states: string[] = []
  for (let n = 0; n < 5; n++) {
    const input = aLead({
      answers: { lastName: 'Peeters', email: `a.n+${n}@example.com`, newsletter: true },
    })
    states.push((await saveForm(services(test_.db, input), input)).state)
  }
  expect(states).toEqual(['sent', 'sent', 'sent', 'sent', 'sent'])
  const [wishes] = await rows<{ count: number }>(
    test_.owner,
    sql`select count(*) from lead.lead where kind = 'newsletter'`,
  )
  expect(wishes?.count).toBe(3)
})

test('dots, capitals and what stands behind a plus make no other person of an address; a dot does where it counts', async () => {
  const send = async (emails: string[]) => {
    const states: string[] = []
    for (const email of emails) {
      const input = aLead({ answers: { lastName: 'Peeters', email } })
      states.push((await saveForm(services(test_.db, input), input)).state)
    }
    return states
  }
  const written = ['an.p', 'a.np', 'anp', 'a.n.p', 'A.N.P+1', 'anp+2']
  const [first, last] = [Array<string>(5).fill('sent'), 'limited']
  expect(await send(written.map((name) => `${name}@gmail.com`))).toEqual([...first, last])
  expect(await send([1, 2, 3, 4, 5, 6].map((n) => `An.P+${n}@Example.com`))).toEqual([...first, last])
  expect(await send(['anp@example.com', 'a.np@example.com'])).toEqual(['sent', 'sent'])
})
