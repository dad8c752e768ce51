import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'

import { connect, type Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { env } from '@/env'
import { accounts, configureAccounts } from '@/features/owners/account/account-settings'
import { openLogin, storePassword } from '@/features/owners/account/choose-password'

/** Who follows which homes in the demo: one has three, one a home that is new, one a home that is sold, one has none any more. */
const demoOwners = [
  { email: 'owner@gevel.example', name: 'An Peeters', language: 'nl', homes: 'three' },
  { email: 'nieuw@gevel.example', name: 'Luc Lambert', language: 'fr', homes: 'newest' },
  { email: 'verkocht@gevel.example', name: 'Petra Schmitz', language: 'de', homes: 'sold' },
  { email: 'geen@gevel.example', name: 'Griet Maes', language: 'nl', homes: 'none' },
] as const

const file = '.run/owners.json'

/** Invites the demo's owners, once: who follows which home later is for the agency. Their passwords stay on this machine. */
export async function seedOwners(): Promise<number> {
  const db = connect({ poolSize: 1 })
  try {
    const [known] = await rows(db, { count: int }, sql`select count(*) as count from owner.home_owner`)
    if (known && known.count > 0 && existsSync(file)) return 0
    const passwords = readPasswords()
    const homes = await chooseHomes(db)
    for (const owner of demoOwners) {
      for (const listingId of homes[owner.homes]) await invite(db, listingId, owner)
      passwords[owner.email] ??= randomBytes(9).toString('base64url')
      await openAccount(db, owner.email, passwords[owner.email] ?? '')
    }
    await db.execute(
      sql`update owner.home_owner set revoked_at = now()
          where email = ${demoOwners.find(({ homes: which }) => which === 'none')?.email ?? ''}`,
    )
    mkdirSync('.run', { recursive: true })
    writeFileSync(file, JSON.stringify(passwords), { mode: 0o600 })
    return demoOwners.length
  } finally {
    await db.$client.end()
  }
}

function readPasswords(): Record<string, string> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

async function invite(
  db: Database,
  listingId: number,
  { email, name, language }: (typeof demoOwners)[number],
): Promise<void> {
  await db.execute(
    sql`insert into owner.home_owner (listing_id, email, name, language, invited_by)
        values (${listingId}, ${email}, ${name}, ${language}, 'Demo')
        on conflict (listing_id, email) do update set revoked_at = null`,
  )
}

async function openAccount(db: Database, email: string, password: string): Promise<void> {
  configureAccounts({ siteUrl: env.SITE_URL, secret: env.LINK_SECRET })
  const { hashPassword } = await accounts()
  const accountId = await openLogin(db, email)
  if (accountId) await storePassword(db, { accountId, hash: await hashPassword(password) })
}

/** An older home for sale, one to let and one under option; the newest of all; one that is sold; one that the last owner had. */
async function chooseHomes(db: Database): Promise<Record<'three' | 'newest' | 'sold' | 'none', number[]>> {
  const ids = async (statement: ReturnType<typeof sql>) =>
    (await rows(db, { id: int }, statement)).map(({ id }) => id)
  const older = sql`cover_url is not null and project_id is null and created_at < now() - interval '40 days'`
  const [sale, rent, option, newest, sold] = await Promise.all([
    ids(sql`select id from listing.listing where ${older} and deal = 'sale' and status = 'available' and kind = 'house'
            order by created_at desc, id limit 2`),
    ids(sql`select id from listing.listing where ${older} and deal = 'rent' and status = 'available'
            order by created_at desc, id limit 1`),
    ids(sql`select id from listing.listing where ${older} and status = 'under-option'
            order by created_at desc, id limit 1`),
    ids(sql`select id from listing.listing where cover_url is not null and project_id is null and status = 'available'
            order by created_at desc, id limit 1`),
    ids(sql`select id from listing.listing where ${older} and deal = 'sale' and status = 'sold'
            order by created_at desc, id limit 1`),
  ])
  return { three: [...sale.slice(0, 1), ...rent, ...option], newest, sold, none: sale.slice(1) }
}
