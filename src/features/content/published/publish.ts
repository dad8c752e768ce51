import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rowCount } from '@/database/query'

import { contentTransaction } from '../hooks/content-transaction'
import { type RecordKind, recordKey, type SingleKind } from './documents'
import { recordRows } from './record-rows'
import { singleRows } from './single-rows'
import { lockPublished, storeDocuments } from './stored-documents'

/**
 * Writes what visitors see of a record that was saved or deleted, in all languages, in the transaction of the save.
 * Answers whether it is no longer to be seen in one of them.
 */
export async function publishRecord(req: PayloadRequest, kind: RecordKind, number: number): Promise<boolean> {
  const tx = await contentTransaction(req)
  await lockPublished(tx)
  const wanted = await recordRows(asking(req), kind, [number])
  const changed = await storeDocuments(tx, [recordKey(kind, number)], wanted)
  return changed.some(({ isRemoved }) => isRemoved)
}

/** Answers whether what visitors see changed. */
export async function publishSingle(req: PayloadRequest, kind: SingleKind): Promise<boolean> {
  const tx = await contentTransaction(req)
  await lockPublished(tx)
  const changed = await storeDocuments(tx, [kind], await singleRows(asking(req), kind))
  return changed.length > 0
}

/** After a draft was saved: nothing, unless what was published is a draft now. Answers whether anything went. */
export async function withdrawDraft(
  tx: Queryable,
  kind: 'page' | 'article' | 'section',
  number: number,
): Promise<boolean> {
  // Before anything is written, as every save does: what follows of it is written after this lock as well.
  await lockPublished(tx)
  const table = payloadTables[`${kind}s`]
  const gone = await rowCount(
    tx,
    // Of every version: no process shows a draft.
    sql`delete from content.published where key = ${recordKey(kind, number)}
        and not exists (select from ${table} where id = ${number} and _status = 'published' and deleted_at is null) returning 1`,
  )
  return gone > 0
}

function asking({ payload, transactionID }: PayloadRequest) {
  return { payload, transactionID }
}
