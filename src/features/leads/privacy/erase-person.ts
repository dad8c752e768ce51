import { createHmac } from 'node:crypto'

import { type SQL, sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rowCount, rows } from '@/database/query'
import { int, nullable } from '@/database/row'
import { brusselsDay } from '@/domain/brussels-day'

import { at } from '../lead-row'
import { withdrawTestimonials } from '../testimonials/withdraw-testimonials'
import { isOfPerson, openOwnLeads } from './person-leads'

interface Erasure {
  email: string
  /** Keys the hash that proves the erasure. */
  secret: string
  now: Date
  /** Hash of the opened link by which the person asks. */
  opened?: Buffer
  /** Who asked, where no link is open: an erasure is made once more after a restore. */
  askedBy?: ErasureBy
}

/** A person by their link, or the agency for somebody who wrote to it. */
export type ErasureBy = 'person' | 'agency'

export interface Erased {
  leads: number
  /** Homes that the person followed as an owner. */
  ownerHomes: number
  /** Offers that still bind who made them: they go on the day after their last. */
  keptOffers: number
}

/** Deletes all we hold on one person, at once and for good, and writes down that it was done. */
export async function erasePerson(db: Database, erasure: Erasure): Promise<Erased> {
  return db.transaction((tx) => erasePersonIn(tx, erasure))
}

/** The same as a part of what the transaction does besides. */
export async function erasePersonIn(tx: Queryable, erasure: Erasure): Promise<Erased> {
  const { email, secret, now, opened, askedBy = opened ? 'person' : 'agency' } = erasure
  if (opened) await openOwnLeads(tx, opened)
  const kept = askedBy === 'person' ? await keepOffers(tx, email, now) : sql`false`
  const gone = await rowCount(
    tx,
    sql`delete from lead.lead where ${isOfPerson(email)} and not (${kept}) returning 1`,
  )
  const [left] = await rows(
    tx,
    { offers: int },
    sql`select count(*)::int as offers from lead.lead where ${isOfPerson(email)}`,
  )
  await withdrawTestimonials(tx, erasure)
  await forgetAsFriend(tx, erasure)
  const [owner] = await rows(
    tx,
    { homes: nullable(int) },
    opened
      ? sql`select rights.erase_owner(${opened}) as homes`
      : sql`select rights.erase_owner_of(${key(email)}) as homes`,
  )
  const erased = { leads: gone, ownerHomes: owner?.homes ?? 0, keptOffers: left?.offers ?? 0 }
  await tx.execute(
    sql`insert into lead.erasure (email_hash, erased_at, leads, owner_homes, kept_offers, asked_by)
        values (${emailHash(email, secret)}, ${at(now)}, ${erased.leads}, ${erased.ownerHomes},
          ${erased.keptOffers}, ${askedBy})`,
  )
  return erased
}

/** An offer binds until its last day, and the owner may have to prove it. Answers what is kept. */
async function keepOffers(tx: Queryable, email: string, now: Date): Promise<SQL> {
  const running = sql`kind = 'offer' and coalesce(answers ->> 'endDate', '') >= ${brusselsDay(now)}`
  await tx.execute(
    sql`update lead.lead set keep_until = least(keep_until, (answers ->> 'endDate')::date + 1)
        where ${isOfPerson(email)} and ${running}`,
  )
  return running
}

/** A friend's mail that could not be sent yet: the sender's lead stays, the address does not. */
async function forgetAsFriend(tx: Queryable, { email, opened }: Erasure): Promise<void> {
  await tx.execute(
    opened ? sql`select rights.forget_friend(${opened})` : sql`select rights.forget_friend_of(${key(email)})`,
  )
}

function key(email: string): string {
  return email.trim().toLowerCase()
}

export function emailHash(email: string, secret: string): string {
  return createHmac('sha256', secret).update(key(email)).digest('base64url')
}
