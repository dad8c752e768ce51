import { sql } from 'drizzle-orm'

import { database } from '@/database/connection'

export async function isDatabaseReady(): Promise<boolean> {
  try {
    await database().execute(sql`select from listing.listing limit 0`)
    return true
  } catch {
    return false
  }
}
