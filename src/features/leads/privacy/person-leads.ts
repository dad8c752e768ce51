import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { listOf, text } from '@/database/row'

import { openLeads } from '../own-lead'

/** Whatever one person sent, also as the second buyer of an offer. */
export function isOfPerson(email: string): SQL {
  const key = email.trim().toLowerCase()
  return sql`(email_key = ${key} or (answers ? 'emailB' and lower(answers ->> 'emailB') = ${key}))`
}

/** From now on the transaction sees what was sent by whoever opened this mailed link. */
export async function openOwnLeads(tx: Reads, opened: Buffer): Promise<void> {
  const [own] = await rows(tx, { ids: listOf(text) }, sql`select rights.leads(${opened}) as ids`)
  await openLeads(tx, own?.ids ?? [])
}
