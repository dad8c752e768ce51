import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import { matchChangedHomes } from '@/features/leads/demands/match-changed-homes'
import { matchDemands } from '@/features/leads/demands/match-demands'
import { listLeads } from '@/features/leads/lead-row'

import { ask, upgradedDatabase } from './upgraded-site'

const matchRow = { demand: text, home: int }
const listMatches = (db: Database) =>
  rows(
    db,
    matchRow,
    sql`select demand_id::text as demand, listing_id as home from lead.demand_match
        where reason = 'new' order by 1, 2`,
  )

/** What visitors sent is there, and their links open. */
export function testLeads(): void {
  // As the last release signed them, for requests that it stored.
  test.each([
    {
      path: '/nl/request/d06bce64-6fe7-4dbb-a751-5326fcfba428.1vufs00.5DpMUegXR9G7Tda9u9E35A/',
      words: ['Hoever staat mijn aanvraag?', '€ 449.000'],
    },
    {
      path: '/nl/demand/bf64fd0a-d00d-492a-9724-cc7764c15f15.1vufs00.33uQtlXMdUbKDrh6jN54Vg/',
      words: ['Uw zoekopdracht', 'Geen mails meer?'],
    },
    {
      path: '/nl/appointment/8314ecab-44af-4666-ab51-0220c63aff76.1vufs00.yfGY_KosXHN-7ImK1CLuqQ/',
      words: ['Uw afspraak', 'dinsdag 2 juni 2099 om 11.00 uur'],
    },
  ])('a link of an old mail still opens: $words.0', async ({ path, words }) => {
    const page = await ask(path)
    expect(page.status).toBe(200)
    for (const some of words) expect(page.words).toContain(some)
  })

  test('every lead can be read', async () => {
    const leads = await listLeads(upgradedDatabase(), sql`true`)
    expect(leads).toHaveLength(17)
    expect(new Set(leads.map(({ kind }) => kind)).size).toBe(12)
  })

  test('stored alerts find what they found before, and nobody is told anything twice', async () => {
    const db = upgradedDatabase()
    const before = await listMatches(db)
    expect(before).toHaveLength(21)

    // As the first sync leaves every home: stored anew, with nothing that alerts ask about changed.
    await db.execute(sql`update listing.listing set synced_at = now()`)
    expect(await matchChangedHomes(db, () => new Date())).toEqual({ homes: 129, matches: 0 })

    await db.execute(sql`delete from lead.demand_match`)
    const ids = await rows(db, { id: int }, sql`select id from listing.listing`)
    const changes = ids.map(({ id }) => ({ listingId: id, reason: 'new' as const }))
    await matchDemands(db, changes, new Date())
    // A bouquet is no price: it was compared with a budget until now.
    expect(await listMatches(db)).toEqual(before.filter(({ home }) => home !== 100_118))
  })
}
