import { type SQL, sql } from 'drizzle-orm'

/** How long what is deleted can be put back. */
export const daysInTrash = 30

export interface Trashable {
  deletedAt?: string | null
}

/** Of a record: `where ${isKept(sql`p`)}`. */
export function isKept(table: SQL): SQL {
  return sql`${table}.deleted_at is null`
}
