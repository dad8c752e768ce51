import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

import type { ListingRow } from './listing-row'

const listingColumns =
  `id, reference, deal, status, kind, platform_type_id, type_id, extra_type_ids, project_id, given_price_cents,
  annuity, is_price_published, price_unit, marquee_id, street, house_number, box, zip, city, city_key, country,
  municipality_key, province_key, is_address_published, exact_point, public_point, is_point_exact, bedrooms, bathrooms, garages, parkings, living_square_metres,
  plot_square_metres, has_garden, has_terrace, construction_year, energy_kwh, energy_label, energy_key,
  is_new_build, is_furnished, has_lift, available_from, cover_url, created_at,
  changed_at, fingerprint, listed`.split(/,\s*/)
const textColumns =
  `listing_id, language, title, type_name, description, written_in, price_unit_text, marquee_name,
  country_name, street, labels, words`.split(/,\s*/)
const detailColumns = ['listing_id', 'pictures', 'documents', 'agent', 'office', 'facts']

/** Puts homes on the site, new ones and those that were there, withdrawn or hidden. */
export async function writeListings(
  tx: Queryable,
  changed: Omit<ListingRow, 'agencyPrice'>[],
): Promise<void> {
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
  await tx.execute(sql`delete from listing.hidden where id = any(${sql.param(ids)}::int[])`)
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
