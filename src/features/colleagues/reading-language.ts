import { sql } from 'drizzle-orm'
import type { CollectionAfterDeleteHook, CollectionAfterLoginHook } from 'payload'

import type { User } from '@/cms/generated/payload-types'
import { requestTransaction } from '@/cms/hooks/request-transaction'
import { database } from '@/database/connection'
import type { Queryable } from '@/database/query'
import { knownLocale } from '@/i18n/locales'

/** The language in which somebody reads the admin; mails of colleagues to them come in it too. */
export async function noteReadingLanguage(db: Queryable, userId: number, language: string): Promise<void> {
  await db.execute(
    sql`insert into colleague.reading_language as l (user_id, language) values (${userId}, ${knownLocale(language)})
        on conflict (user_id) do update set language = excluded.language where l.language <> excluded.language`,
  )
}

export const noteLanguageAtSignIn: CollectionAfterLoginHook<User> = ({ req, user }) =>
  noteReadingLanguage(database(), user.id, req.i18n.language)

export const forgetReadingLanguage: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const db = await requestTransaction<Queryable>(req)
  await db.execute(sql`delete from colleague.reading_language where user_id = ${doc.id}`)
}
