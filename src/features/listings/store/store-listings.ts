import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { deals } from '@/domain/listing/listing'

import { datedRow, type UndatedListing } from './listing-dates'
import type { ListingRow } from './listing-row'
import { listingTag, placeTags } from '../listing-tags'
import { hideIncomplete } from '../publication/hide-incomplete'
import { withAgencyKinds } from '../publication/listing-rules'
import { noteEvents } from './note-events'
import { isLessSeen, seenFacts } from './seen-facts'
import { writeListings } from './write-listings'

export interface StoreOutcome {
  changed: number
  unchanged: number
  /** Cached pages that are out of date once this is committed. */
  tags: string[]
  /** Those of them that show something that is now hidden. */
  hidingTags: string[]
}

const storedBeforeRow = {
  id: int,
  fingerprint: text,
  listed: text,
  createdAt: text,
  changedAt: text,
  deal: oneOf(deals),
  zip: text,
  city_key: text,
  municipality_key: nullable(text),
  province_key: nullable(text),
}
type StoredBefore = RowOf<typeof storedBeforeRow>

const comparedColumns = sql.raw(`l.id, replace(l.fingerprint::text, '-', '') as fingerprint,
  replace(l.listed::text, '-', '') as listed, l.created_at::text as "createdAt", l.changed_at::text as "changedAt", l.deal, l.zip, l.city_key, l.municipality_key, l.province_key`)

/** Writes what differs from what is stored, and nothing else; what the agency keeps off the site is not on it for a moment. */
export async function storeListings(
  tx: Queryable,
  listings: UndatedListing[],
  now = new Date(),
): Promise<StoreOutcome> {
  const kinded = new Map((await withAgencyKinds(tx, listings)).map((listing) => [listing.id, listing]))
  const ids = [...kinded.keys()]
  const stored = await rows(
    tx,
    storedBeforeRow,
    sql`select ${comparedColumns} from listing.listing l where id = any(${sql.param(ids)}::int[])
        union all
        select ${comparedColumns} from listing.hidden h, jsonb_populate_record(null::listing.listing, h.listing) l
        where h.id = any(${sql.param(ids)}::int[])`,
  )
  const before = new Map(stored.map((row) => [row.id, row]))
  const incoming = [...kinded.values()].map((listing) => datedRow(listing, before.get(listing.id), now))
  const changed = incoming.filter(
    ({ listing }) => before.get(listing.id)?.fingerprint !== listing.fingerprint,
  )
  const changedIds = changed.map(({ listing }) => listing.id)
  const seenBefore = await seenFacts(
    tx,
    changedIds.filter((id) => before.has(id)),
  )
  if (changed.length > 0) await writeListings(tx, changed)
  const hidden = await hideIncomplete(tx, changedIds)
  await noteEvents(tx, changedIds, new Map(changed.map((row) => [row.listing.id, row.agencyPrice])))
  const seenAfter = await seenFacts(tx, [...seenBefore.keys()])
  const isHiding = ({ listing: { id } }: ListingRow) => isLessSeen(seenBefore.get(id), seenAfter.get(id))
  const tagsOf = (row: ListingRow) => changeTags(before.get(row.listing.id), row)
  return {
    changed: changed.length,
    unchanged: incoming.length - changed.length,
    tags: changed.filter((row) => !isHiding(row)).flatMap(tagsOf),
    hidingTags: [...changed.filter(isHiding).flatMap(tagsOf), ...hidden],
  }
}

function changeTags(before: StoredBefore | undefined, { listing }: ListingRow): string[] {
  const tags = [listingTag(listing.id)]
  if (before?.listed === listing.listed) return tags
  for (const row of before ? [before, listing] : [listing]) {
    const { deal, zip, city_key: cityKey, municipality_key, province_key } = row
    tags.push(...placeTags({ deal, zip, cityKey, regionKeys: [municipality_key, province_key] }))
  }
  return tags
}
