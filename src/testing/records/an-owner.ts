import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import type { Owner } from '@/features/owners/owner-session'
import type { Locale } from '@/i18n/locales'

let made = 0

/** Somebody who is signed in and follows these homes. */
export async function anOwner(
  db: Database,
  { homes, language = 'nl' }: { homes: number[]; language?: Locale },
): Promise<Owner> {
  const number = ++made
  const owner = {
    accountId: `account-${number}`,
    email: `owner${number}@example.com`,
    name: `Eigenaar ${number}`,
    language,
  }
  for (const listingId of homes)
    await db.execute(
      sql`insert into owner.home_owner (listing_id, email, name, language, account_id)
          values (${listingId}, ${owner.email}, ${owner.name}, ${language}, ${owner.accountId})`,
    )
  return owner
}
