import type { Database } from '@/database/connection'
import { queuePurge } from '@/http-cache/purge'
import type { ParsedListing } from '@/platforms/platform-offer'

import { keepAnswers } from './answers/keep-answers'
import type { FileKeeping } from './kept-files/fetch-file'
import { listUncopied } from './kept-files/kept-rows'
import { filesOfListing } from './kept-files/wanted-files'
import { notePushed } from './pushed/pushed-listings'
import { quarantine } from './quarantine'
import type { AskedPage } from './read-list'
import { type Asked, holdForList, storeOffer } from './store-offer'
import { recordPage, type SyncRun } from './sync-run'

interface Storing {
  db: Database
  platform: string
  /** Whether files whose addresses end are copied here. */
  files?: FileKeeping
}

/** Stores a page whole; should the database refuse a value in it, record by record, and sets the culprit aside. */
export async function storePage(storing: Storing, run: SyncRun, page: AskedPage): Promise<void> {
  try {
    await storeRecords(storing, run, page)
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    const asked = { platform: storing.platform, at: page.askedAt }
    const records: ParsedListing[] = []
    // One after the other: together they would wait for each other's new numbers.
    for (const record of page.records) records.push(await tried(storing.db, asked, record))
    await storeRecords(storing, run, { ...page, records })
  }
}

async function storeRecords({ db, platform, files }: Storing, run: SyncRun, page: AskedPage): Promise<void> {
  const { records, rows, total, next, askedAt } = page
  const readable = records.flatMap((record) => (record.ok ? [record.value] : []))
  const refused = records.flatMap((record) => (record.ok ? [] : [record]))
  await db.transaction(async (tx) => {
    await holdForList(tx)
    const stored = await storeOffer(tx, { platform, at: askedAt }, readable)
    await keepAnswers(tx, { platform, at: askedAt }, records)
    await quarantine(tx, {
      runId: run.id,
      refused,
      acceptedIds: readable.map(({ externalId }) => externalId),
    })
    await recordPage(tx, run, {
      rows,
      total,
      next,
      seenIds: stored.ids,
      changed: stored.changed,
      unchanged: stored.unchanged,
      refused: refused.length,
    })
    // A list is stored at once; whoever has files to copy is brought alone.
    if (files) {
      const sources = readable.flatMap((listing) =>
        filesOfListing(listing).map(({ source }) => ({ externalId: listing.externalId, source })),
      )
      await notePushed(tx, platform, await listUncopied(tx, { platform, kind: 'listing' }, sources))
    }
    await queuePurge(tx, stored.tags, stored.hidingTags)
  })
}

/** Whether the database would take the record, found out in a transaction that is then undone. */
export async function tried(db: Database, asked: Asked, record: ParsedListing): Promise<ParsedListing> {
  if (!record.ok) return record
  const { value } = record
  try {
    await db.transaction(async (tx) => {
      await storeOffer(tx, asked, [value])
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return record
    if (!isRefusedValue(error)) throw error
    return {
      ok: false,
      externalId: value.externalId,
      reason: `the database refused it: ${messageOf(error)}`,
      record: value,
    }
  }
  return record
}

class Undone extends Error {}

/** SQLSTATE class 22: a value out of range or in no valid form. */
function isRefusedValue(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  return typeof cause === 'object' && cause !== null && 'code' in cause && /^22/.test(String(cause.code))
}

export function messageOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
