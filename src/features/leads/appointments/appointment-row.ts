import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, moment, oneOf, text } from '@/database/row'

export interface Appointment {
  /** That of the lead that asked for it. */
  id: string
  holderId: string
  listingId: number
  slotId: string
  startsAt: Date
  endsAt: Date
  state: 'booked' | 'cancelled'
  /** How often it was changed. */
  sequence: number
}

const columns = sql.raw(`id, holder_id as "holderId", listing_id as "listingId", slot_id as "slotId",
  starts_at as "startsAt", ends_at as "endsAt", state, sequence`)

async function find(db: Reads, where: SQL): Promise<Appointment | null> {
  const [row] = await rows(
    db,
    {
      id: text,
      holderId: text,
      listingId: int,
      slotId: text,
      state: oneOf(['booked', 'cancelled']),
      sequence: int,
      startsAt: moment,
      endsAt: moment,
    },
    sql`select ${columns} from lead.appointment where ${where}`,
  )
  return row ? { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) } : null
}

export function findAppointment(db: Reads, id: string): Promise<Appointment | null> {
  return find(db, sql`id = ${id}::uuid`)
}

/** As it stands; nobody else changes it before the transaction ends. */
export function lockAppointment(tx: Reads, id: string): Promise<Appointment | null> {
  return find(tx, sql`id = ${id}::uuid for update`)
}
