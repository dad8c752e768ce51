import { sql } from 'drizzle-orm'

import { brusselsDate } from '@/database/brussels-day.sql'
import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'

import { at } from '../lead-row'
import { queueLetters } from '../delivery/outbox'

export const remindTask = 'remind-of-appointments'

/** Whoever booked less than this ago has just had their confirmation. */
const freshHours = 12

/** Reminds of tomorrow's appointments, each once; answers how many. Tomorrow is a day on the calendar of Brussels. */
export async function remindOfAppointments(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const reminded = await rows(
      tx,
      { leadId: text },
      sql`update lead.appointment a set reminded_at = ${at(now)}
          from lead.lead l
          where l.id = a.id and l.email is not null
            and a.state = 'booked' and a.reminded_at is null
            and ${brusselsDate(sql`a.starts_at`)} = ${brusselsDate(at(now))} + 1
            and l.created_at <= ${at(now)} - make_interval(hours => ${freshHours})
          returning a.id as "leadId"`,
    )
    await queueLetters(
      tx,
      reminded.map(({ leadId }) => ({ leadId, kind: 'appointment-reminder' })),
      now,
    )
    return reminded.length
  })
}
