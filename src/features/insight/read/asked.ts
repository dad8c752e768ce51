import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

import { brusselsMidnight } from '@/database/brussels-day.sql'
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
 * Of `lead.lead`, as an index has them: not spam; not what an owner writes, nor what is forwarded to a friend. Neither
 * asks the agency for anything new, and the latter is kept for a month only.
 */
export const isCountedLead = sql`status <> 'spam' and kind not in ('owner-message', 'send-to-friend')`

/** Leads that came between the beginnings of two days in Brussels, the second one left out. */
export function cameBetween(from: SQL, until: SQL): SQL {
  return sql`created_at >= ${brusselsMidnight(from)} and created_at < ${brusselsMidnight(until)}`
}
