import { type SQL, sql } from 'drizzle-orm'

/** Whatever one person sent, also as the second buyer of an offer. */
export function isOfPerson(email: string): SQL {
  const key = email.trim().toLowerCase()
  return sql`(email_key = ${key} or (answers ? 'emailB' and lower(answers ->> 'emailB') = ${key}))`
}
