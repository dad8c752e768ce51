import { type SQL, sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { bool, int, listOf, moment, nullable, oneOf, stored, text } from '@/database/row'
import { keptTimes } from '@/domain/rights/kept-times'
import { type Agent, deals, listingStatuses } from '@/domain/listing/listing'

import { type Check, historyParts, type HomeDocument, type OwnerHome, type Views } from '../owner-home'
import { own, type OwnerReads } from './as-owner'

const homeRow = {
  listingId: int,
  reference: text,
  deal: oneOf(deals),
  kind: nullable(text),
  provinceKey: nullable(text),
  status: oneOf(listingStatuses),
  isOnline: bool,
  priceCents: nullable(int),
  coverUrl: nullable(text),
  listedAt: moment,
  texts: stored<OwnerHome['texts']>(),
  agent: nullable(stored<Agent>()),
  documents: stored<HomeDocument[]>(),
  released: listOf(int),
  views: nullable(stored<Views>()),
  sources: nullable(stored<OwnerHome['sources']>()),
  demands: nullable(int),
  alerts: nullable(int),
  checklist: nullable(stored<Check[]>()),
  histories: listOf(oneOf(historyParts)),
  readAt: nullable(moment),
  readUntil: nullable(moment),
}

const columns = sql.raw(`listing_id as "listingId", reference, deal, kind,
  province_key as "provinceKey", status, is_online as "isOnline",
  price_cents as "priceCents", cover_url as "coverUrl", listed_at as "listedAt", texts, agent, documents,
  array(select document_id from owner.document_release r where r.listing_id = owner.home.listing_id) as released, views, sources,
  demands, alerts, checklist, histories, read_at as "readAt",
  closed_at + make_interval(days => ${keptTimes.closedHome.days}) as "readUntil"`)

/** `null` for a home of somebody else, and for one of which nothing is stored yet. */
export async function findHome(reads: OwnerReads, listingId: number): Promise<OwnerHome | null> {
  const [home] = await homesWhere(reads, sql`listing_id = ${listingId}`)
  return home ?? null
}

/** The newest first. */
export function listHomes(reads: OwnerReads): Promise<OwnerHome[]> {
  return homesWhere(reads, sql`true`)
}

async function homesWhere(reads: OwnerReads, condition: SQL): Promise<OwnerHome[]> {
  const found = await rows(
    reads.tx,
    homeRow,
    sql`select ${columns} from owner.home
        where ${condition} and ${own(sql`listing_id`, reads)} order by listed_at desc, listing_id`,
  )
  return found.map(({ released, ...row }) => ({
    ...row,
    // Papers that are not on the site are read once an agent releases them.
    documents: row.documents.filter(({ id, isPublished }) => isPublished || released.includes(id)),
    listedAt: new Date(row.listedAt),
    readAt: row.readAt === null ? null : new Date(row.readAt),
    readUntil: row.readUntil === null ? null : new Date(row.readUntil),
  }))
}
