import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { deliverLeads } from '@/testing/leads/delivery-services'
import { limitsFor } from './guard/limits'
import { submitLead } from './submit-lead'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.request_count cascade`))

async function send({ email, friend, ip }: { email: string; friend: string; ip: string }): Promise<string> {
  const answers = { lastName: 'Ann', email, friendName: 'Jo', friendEmail: friend }
  const input = aLead({ kind: 'send-to-friend', answers })
  const limits = limitsFor(input, ip)
  const services = { db: test_.db, now: () => now, channels: deliveryChannels, limits, secret: 'test' }
  return (await submitLead(services, input)).state
}

const isSaved = (state: string) => state === 'saved'
const counted = async (sends: Parameters<typeof send>[0][]) => {
  const states: string[] = []
  for (const one of sends) states.push(await send(one))
  return states.filter(isSaved).length
}
const many = <T>(make: (n: number) => T) => Array.from({ length: 30 }, (_, n) => make(n))

test('one sender reaches few friends in a day, from wherever they send', async () => {
  const sends = many((n) => ({ email: 'an@example.com', friend: `f${n}@example.com`, ip: `192.0.2.${n}` }))
  expect(await counted(sends)).toBe(5)
})

test('one friend gets few mails in a day, however their address is written', async () => {
  const sends = many((n) => ({
    email: `s${n}@example.com`,
    friend: `jo+${n}@Example.com`,
    ip: `192.0.2.${n}`,
  }))
  expect(await counted(sends)).toBe(3)
})

test('one connection reaches few friends in a day, under whatever name', async () => {
  const sends = many((n) => ({ email: `s${n}@example.com`, friend: `f${n}@example.com`, ip: '192.0.2.1' }))
  expect(await counted(sends)).toBe(10)
})

test('one second buyer gets few notices in a day, and none of them beside those of friends', async () => {
  const offers = many((n) =>
    aLead({
      kind: 'offer',
      answers: { lastName: 'Ann', email: `s${n}@example.com`, emailB: `jo+${n}@Example.com` },
    }),
  )
  const states: string[] = []
  for (const [n, input] of offers.entries()) {
    const limits = limitsFor(input, `192.0.2.${n}`)
    const services = { db: test_.db, now: () => now, channels: deliveryChannels, limits, secret: 'test' }
    states.push((await submitLead(services, input)).state)
  }
  expect(states.filter(isSaved)).toHaveLength(3)
  expect(await send({ email: 'an@example.com', friend: 'jo@example.com', ip: '192.0.2.99' })).toBe('limited')
})

test('one person is given few demands in a day: each goes on sending mails', async () => {
  const answers = {
    lastName: 'Ann',
    email: 'an@example.com',
    goal: 'sale',
    types: [1],
    places: ['Gent|9000'],
  }
  const states: string[] = []
  for (let n = 0; n < 8; n++) {
    const at = new Date(now.getTime() + n * 1_200_000)
    const input = aLead({ kind: 'demand', answers, listingId: undefined })
    const limits = limitsFor(input, `192.0.2.${n}`)
    const services = { db: test_.db, now: () => at, channels: deliveryChannels, limits, secret: 'test' }
    states.push((await submitLead(services, input)).state)
  }
  expect(states.filter(isSaved)).toHaveLength(5)
})

test('after the mail no table knows the friend', async () => {
  await send({ email: 'an@example.com', friend: 'jo.friend@example.com', ip: '192.0.2.1' })
  const mail = { deliver: () => Promise.resolve({ state: 'done' as const }), whenUnsure: 'repeat' as const }
  await deliverLeads({ db: test_.owner, channels: { 'friend-mail': mail }, now: () => now })
  const tables = await rows<{ name: string }>(
    test_.owner,
    sql`select table_name as name from information_schema.tables where table_schema = 'lead'`,
  )
  expect(tables.length).toBeGreaterThan(10)
  for (const { name } of tables) {
    const found = await rows(
      test_.owner,
      sql`select 1 from ${sql.raw(`lead."${name}"`)} t where t::text ~* 'jo\\.friend'`,
    )
    expect([name, found]).toEqual([name, []])
  }
})
