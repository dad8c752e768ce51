import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Deal, Listing } from '@/domain/listing/listing'

import { type ListingRow, toRow } from './listing-row'
import { listingTag, placeTags } from './listing-tags'

export interface StoreOutcome {
  changed: number
  unchanged: number
  /** Cached pages that are out of date once this is committed. */
  tags: string[]
}

interface StoredBefore extends Record<string, unknown> {
  id: number
  fingerprint: string
  listed: string
  deal: Deal
  zip: string
  city_key: string
  municipality_key: string | null
  province_key: string | null
}

/** Writes what differs from what is stored, and nothing else. */
export async function storeListings(tx: Queryable, listings: Listing[]): Promise<StoreOutcome> {
  const incoming = [...new Map(listings.map((listing) => [listing.id, toRow(listing)])).values()]
  const ids = incoming.map(({ listing }) => listing.id)
  const stored = await rows<StoredBefore>(
    tx,
    sql`select id, replace(fingerprint::text, '-', '') as fingerprint, replace(listed::text, '-', '') as listed,
               deal, zip, city_key, municipality_key, province_key
        from listing.listing where id = any(${sql.param(ids)}::int[])`,
  )
  const before = new Map(stored.map((row) => [row.id, row]))
  const changed = incoming.filter(
    ({ listing }) => before.get(listing.id)?.fingerprint !== listing.fingerprint,
  )
  if (changed.length > 0) await write(tx, changed)
  return {
    changed: changed.length,
    unchanged: incoming.length - changed.length,
    tags: changed.flatMap((row) => changeTags(before.get(row.listing.id), row)),
  }
}

function changeTags(before: StoredBefore | undefined, { listing }: ListingRow): string[] {
  const tags = [listingTag(listing.id)]
  if (before?.listed === listing.listed) return tags
  const after = listing as unknown as StoredBefore
  for (const row of before ? [before, after] : [after]) {
    const { deal, zip, city_key: cityKey, municipality_key, province_key } = row
    tags.push(...placeTags({ deal, zip, cityKey, regionKeys: [municipality_key, province_key] }))
  }
  return tags
}

const listingColumns = `id, reference, deal, status, type_id, extra_type_ids, project_id, price_cents,
  is_price_published, price_unit, marquee_id, street, house_number, box, zip, city, city_key, country,
  municipality_key, province_key, is_address_published, exact_point, public_point, is_point_exact, bedrooms, bathrooms, garages, parkings, living_square_metres,
  plot_square_metres, has_garden, has_terrace, construction_year, energy_kwh, energy_label, energy_key,
  is_new_build, is_furnished, has_lift, cover_url, created_at,
  changed_at, fingerprint, listed`.split(/,\s*/)
const textColumns = `listing_id, language, title, type_name, description, price_unit_text, marquee_name,
  country_name, labels, words`.split(/,\s*/)
const detailColumns = ['listing_id', 'pictures', 'documents', 'agent', 'facts']

async function write(tx: Queryable, changed: ListingRow[]): Promise<void> {
  await upsert(tx, {
    table: 'listing',
    key: ['id'],
    columns: listingColumns,
    values: changed.map((row) => row.listing),
  })
  await upsert(tx, {
    table: 'listing_text',
    key: ['listing_id', 'language'],
    columns: textColumns,
    values: changed.flatMap((row) => row.texts),
  })
  await upsert(tx, {
    table: 'listing_detail',
    key: ['listing_id'],
    columns: detailColumns,
    values: changed.map((row) => row.detail),
  })
  const ids = changed.map(({ listing }) => listing.id)
  await tx.execute(sql`delete from listing.withdrawn where id = any(${sql.param(ids)}::int[])`)
}

interface Upsert {
  table: 'listing' | 'listing_text' | 'listing_detail'
  key: string[]
  columns: string[]
  values: Record<string, unknown>[]
}

/** One statement for the whole batch; the table's own row type tells PostgreSQL how to read the JSON. */
async function upsert(tx: Queryable, { table, key, columns, values }: Upsert): Promise<void> {
  const target = sql.raw(`listing.${table}`)
  const list = sql.raw(columns.join(', '))
  const updates = columns
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`)
  if (table === 'listing') updates.push('synced_at = now()')
  await tx.execute(sql`
    insert into ${target} (${list})
    select ${list} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(values)}::jsonb)
    on conflict (${sql.raw(key.join(', '))}) do update set ${sql.raw(updates.join(', '))}
  `)
}
