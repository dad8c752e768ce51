import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rowCount } from '@/database/query'
import { kindCategories } from '@/features/listings/identity/kind-categories'
import { ownIds } from '@/features/listings/identity/own-ids'
import { categoriesTag } from '@/features/listings/listing-tags'
import { withdrawListings } from '@/features/listings/store/withdraw-listings'
import { queuePurge } from '@/http-cache/purge'
import type { Platform } from '@/platforms/platform'
import type { ExternalId, ParsedListing } from '@/platforms/platform-offer'

import type { FileKeeping } from './kept-files/fetch-file'
import { keepAnswers } from './answers/keep-answers'
import { dropFiles, keepFiles } from './kept-files/keep-files'
import type { FileOwner } from './kept-files/kept-rows'
import { filesOfListing } from './kept-files/wanted-files'
import { quarantine } from './quarantine'
import { storeCategories } from './store-categories'
import { type Asked, holdForOne, momentOfAsking, storeOffer } from './store-offer'
import { tried } from './store-page'

/** `older`: meanwhile the platform was asked again, and that answer is stored. `unknown`: it never was on the site. */
export type OneOutcome = 'changed' | 'unchanged' | 'gone' | 'unknown' | 'refused' | 'older'

export interface OneSyncServices {
  db: Database
  platform: Platform
  /** Without it files whose addresses end are not copied, and so not shown. */
  files?: FileKeeping
}

/** Brings one listing up to date, beside the runs over all of them and in any order with others. */
export async function syncListing(
  { db, platform, files: keeping }: OneSyncServices,
  externalId: ExternalId,
): Promise<OneOutcome> {
  const asked: Asked = { platform: platform.name, at: await momentOfAsking(db) }
  const answer = await platform.findListing(externalId)
  const record = answer && (await tried(db, asked, answer))
  const owner: FileOwner = { platform: platform.name, kind: 'listing', externalId }
  const files = record?.ok ? filesOfListing(record.value) : []
  if (keeping) await keepFiles(db, keeping, { owner, files })
  const outcome = await db.transaction<OneOutcome>(async (tx) => {
    await holdForOne(tx)
    if (!platform.listCategories) await ensureCategories(tx, platform.name)
    if (record) await keepAnswers(tx, asked, [record])
    return record?.ok === false
      ? refuse(tx, externalId, record)
      : store(tx, asked, { externalId, listing: record?.value ?? null })
  })
  if (keeping && outcome !== 'refused' && outcome !== 'older') await dropFiles(db, keeping, { owner, files })
  return outcome
}

/** The first home of a platform without categories may come before the first run. */
async function ensureCategories(tx: Queryable, platform: string): Promise<void> {
  const stored = await rowCount(tx, sql`select from listing.category limit 1`)
  if (stored > 0) return
  await storeCategories(tx, platform, kindCategories)
  await queuePurge(tx, [categoriesTag])
}

async function refuse(
  tx: Queryable,
  externalId: ExternalId,
  record: Extract<ParsedListing, { ok: false }>,
): Promise<OneOutcome> {
  await quarantine(tx, { runId: null, refused: [{ ...record, externalId }], acceptedIds: [] })
  return 'refused'
}

type Found = { externalId: ExternalId; listing: Extract<ParsedListing, { ok: true }>['value'] | null }

async function store(tx: Queryable, asked: Asked, { externalId, listing }: Found): Promise<OneOutcome> {
  if (!listing && !(await isKnown(tx, asked.platform, externalId))) return 'unknown'
  const own = await ownIds(tx, asked.platform, [{ kind: 'listing', externalId }])
  const id = own('listing', externalId)
  if (!(await noteAsked(tx, id, asked.at))) return 'older'
  await quarantine(tx, { runId: null, refused: [], acceptedIds: [externalId] })
  const stored = await storeOffer(tx, asked, listing ? [listing] : [])
  // Not among what may be on the site: no longer published, or sold too long ago.
  const withdrawn = stored.ids.length === 0 ? await withdrawListings(tx, [id]) : { gone: 0, tags: [] }
  await queuePurge(tx, stored.tags, [...stored.hidingTags, ...withdrawn.tags])
  if (stored.ids.length > 0) return stored.changed > 0 ? 'changed' : 'unchanged'
  return withdrawn.gone > 0 ? 'gone' : 'unchanged'
}

async function isKnown(tx: Queryable, platform: string, externalId: ExternalId): Promise<boolean> {
  const found = await rowCount(
    tx,
    sql`select from listing.identity
        where kind = 'listing' and platform = ${platform} and external_id = ${externalId}`,
  )
  return found > 0
}

/** False when a later question was answered first. Whoever comes second waits here for the first to be stored. */
async function noteAsked(tx: Queryable, id: number, moment: Date): Promise<boolean> {
  const noted = await rowCount(
    tx,
    sql`update listing.identity set asked_at = ${moment.toISOString()}::timestamptz
        where kind = 'listing' and id = ${id}
          and (asked_at is null or asked_at <= ${moment.toISOString()}::timestamptz)
        returning 1`,
  )
  return noted > 0
}
