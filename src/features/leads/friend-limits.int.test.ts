import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { rows } from '@/database/query'
import { deliveryChannels } from '@/domain/lead/delivery'
import { aLead } from '@/testing/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { deliverLeads } from './deliver-leads'
import { limitsFor } from './limits'
import { submitLead } from './submit-lead'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())
beforeEach(() => test_.db.execute(sql`truncate lead.lead, lead.request_count cascade`))

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

test('one sender reaches few friends in a day, from wherever he sends', async () => {
  const sends = many((n) => ({ email: 'an@example.com', friend: `f${n}@example.com`, ip: `192.0.2.${n}` }))
  expect(await counted(sends)).toBe(5)
})

test('one friend gets few mails in a day, however his address is written', async () => {
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

test('after the mail no table knows the friend', async () => {
  await send({ email: 'an@example.com', friend: 'jo.friend@example.com', ip: '192.0.2.1' })
  const mail = { deliver: () => Promise.resolve({ state: 'done' as const }), whenUnsure: 'repeat' as const }
  await deliverLeads({ db: test_.db, channels: { 'friend-mail': mail }, now: () => now })
  const tables = await rows<{ name: string }>(
    test_.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'lead'`,
  )
  expect(tables.length).toBeGreaterThan(10)
  for (const { name } of tables) {
    const found = await rows(
      test_.db,
      sql`select 1 from ${sql.raw(`lead."${name}"`)} t where t::text ~* 'jo\\.friend'`,
    )
    expect([name, found]).toEqual([name, []])
  }
})
