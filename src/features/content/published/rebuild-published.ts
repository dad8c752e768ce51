import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { requestTransaction } from '@/cms/hooks/request-transaction'
import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows, type Transaction } from '@/database/query'
import { int } from '@/database/row'
import { updateShownHomes } from '@/features/listings/store/update-shown-homes'
import { queuePurge } from '@/http-cache/purge'

import { bumpRevision } from '../paths/revision'
import { documentForm, type RecordKind, recordKey } from './documents'
import { hidesTowns, townHidingTags } from './hidden-towns'
import type { Asking } from './read-all-languages'
import { hasDocuments, removeUnread } from './readers'
import { recordRows, recordSpecs } from './record-rows'
import { singleKinds, singleRows } from './single-rows'
import { lockPublished, storeDocuments } from './stored-documents'

export interface Rebuilt {
  documents: number
  /** Keys whose documents were not what they should be. */
  changed: string[]
}

const perBatch = 500

/**
 * Writes all documents of this release anew, some at a time, so that editors can save meanwhile. Changes nothing where
 * saves did their work, and leaves those of other releases as they are.
 */
export async function rebuildPublished(payload: Payload): Promise<Rebuilt> {
  const changed = new Set<string>()
  const tags = new Set<string>()
  let documents = 0
  const [isFirst, didHide] = await inTransaction(payload, async (_, tx) => [
    !(await hasDocuments(tx)),
    await hidesTowns(tx),
  ])
  const write = async (keys: readonly string[], read: (asking: Asking) => ReturnType<typeof singleRows>) => {
    await inTransaction(payload, async (asking, tx) => {
      await lockPublished(tx)
      const wanted = await read(asking)
      documents += wanted.length
      for (const document of await storeDocuments(tx, keys, wanted, { leavesOthers: true })) {
        changed.add(document.key)
        for (const tag of document.tags) tags.add(tag)
      }
    })
  }
  for (const kind of singleKinds) await write([kind], (asking) => singleRows(asking, kind))
  for (const kind of Object.keys(recordSpecs) as RecordKind[]) {
    const numbers = await inTransaction(payload, (_, tx) => listNumbers(tx, kind))
    for (let from = 0; from < numbers.length; from += perBatch) {
      const some = numbers.slice(from, from + perBatch)
      await write(
        some.map((number) => recordKey(kind, number)),
        (asking) => recordRows(asking, kind, some),
      )
    }
  }
  await inTransaction(payload, async (_, tx) => {
    await lockPublished(tx)
    // Whoever goes back to an earlier release: what is shown of homes follows its settings again.
    await removeUnread(tx, 'later')
    // Pages that show what is written for the first time are those of a build that nobody asked yet.
    const hiding = [...(await updateShownHomes(tx)), ...(await townHidingTags(tx, { didHide }))]
    await queuePurge(tx, isFirst ? [] : tags, hiding)
    if (changed.size > 0) await bumpRevision(tx)
  })
  return { documents, changed: [...changed] }
}

const recordTables: Record<RecordKind, SQL> = {
  page: payloadTables.pages,
  article: payloadTables.articles,
  section: payloadTables.sections,
  media: payloadTables.media,
  'listing-note': payloadTables.listing_notes,
  'project-note': payloadTables.project_notes,
}

/** Of all there are, and of all there is a document of, which may be gone. */
async function listNumbers(tx: Queryable, kind: RecordKind): Promise<number[]> {
  const number = sql.raw(recordSpecs[kind].numberField === 'id' ? 'id' : 'record_id')
  const found = await rows(
    tx,
    { number: int },
    sql`select ${number}::int as number from ${recordTables[kind]}
        union
        select split_part(key, ':', 2)::int from content.published where version = ${documentForm} and kind = ${kind}
        order by number`,
  )
  return found.map((row) => row.number)
}

async function inTransaction<Answer>(
  payload: Payload,
  work: (asking: Asking, tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  if (transactionID === undefined) throw new Error('The database gave no transaction')
  try {
    const answer = await work(
      { payload, transactionID },
      await requestTransaction<Transaction>({ payload, transactionID } as Parameters<
        typeof requestTransaction
      >[0]),
    )
    await payload.db.commitTransaction(transactionID)
    return answer
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
