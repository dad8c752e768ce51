import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

import { brusselsDate, brusselsMidnight } from '@/database/brussels-day.sql'
import { int } from '@/database/row'
import type { Language } from '@/domain/language'
import type { Period } from '@/domain/visit/period'

export interface Asked {
  period: Period
  language: Language
  /** Rows at most. */
  most: number
}

export interface Compared {
  now: number
  /** In the period before. */
  before: number
}

export const comparedRow = { now: int, before: int }

/** A day of the period or of the one before it. */
export function inEither(day: SQL, { beforeFrom, to }: Period): SQL {
  return sql`${day} between ${beforeFrom}::date and ${to}::date`
}

/** The sum over the period, and over the one before it. */
export function comparedSums(figure: SQL, { from }: Period): SQL {
  return sql`coalesce(sum(${figure}) filter (where day >= ${from}::date), 0)::int as now,
    coalesce(sum(${figure}) filter (where day < ${from}::date), 0)::int as before`
}

/**
 * Leads by the day in Brussels on which they came, as a table `l`. Not spam; not what an owner writes, nor what is
 * forwarded to a friend: neither asks the agency for anything new, and the latter is kept for a month only.
 */
export function countedLeads({ beforeFrom, to }: Period): SQL {
  return sql`(select ${brusselsDate(sql`created_at`)} as day, listing_id, source, campaign
    from lead.lead
    where status <> 'spam' and kind not in ('owner-message', 'send-to-friend')
      and created_at >= ${brusselsMidnight(sql`${beforeFrom}::date`)} and created_at < ${brusselsMidnight(sql`${to}::date + 1`)}) l`
}
