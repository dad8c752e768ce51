import { type SQL, sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'

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

type Row = Omit<Appointment, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string }

const columns = sql.raw(`id, holder_id as "holderId", listing_id as "listingId", slot_id as "slotId",
  starts_at as "startsAt", ends_at as "endsAt", state, sequence`)

async function find(db: Queryable, where: SQL): Promise<Appointment | null> {
  const [row] = await rows<Row & Record<string, unknown>>(
    db,
    sql`select ${columns} from lead.appointment where ${where}`,
  )
  return row ? { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) } : null
}

export function findAppointment(db: Queryable, id: string): Promise<Appointment | null> {
  return find(db, sql`id = ${id}::uuid`)
}

/** As it stands; nobody else changes it before the transaction ends. */
export function lockAppointment(tx: Queryable, id: string): Promise<Appointment | null> {
  return find(tx, sql`id = ${id}::uuid for update`)
}
