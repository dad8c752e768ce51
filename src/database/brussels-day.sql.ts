import { type SQL, sql } from 'drizzle-orm'

/** The day in Brussels on which a moment lies; `brusselsDay` of the domain, in SQL. */
export function brusselsDate(moment: SQL): SQL {
  return sql`(${moment} at time zone 'Europe/Brussels')::date`
}

/** The moment at which a day begins in Brussels. */
export function brusselsMidnight(day: SQL): SQL {
  return sql`((${day})::timestamp at time zone 'Europe/Brussels')`
}
