import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { municipalityOf } from '@/i18n/places/municipality-of'

import { progress } from '../console'
import type { Municipality } from '../../simulator/data/place-file'

interface Place {
  zip: string
  name: string
  population: number
  country: string
  municipality: string | null
  province: string | null
  lng: number
  lat: number
  /** The point of its municipality: all that is known of an unpublished address. */
  seatLng: number
  seatLat: number
}

const batch = 50_000

/** Homes spread over the country as people are, with prices and rooms that go together. Made in SQL: a million in minutes. */
export async function seedListings(db: Database, wanted: number, places: Place[]): Promise<void> {
  const [{ stored } = { stored: 0 }] = await rows(
    db,
    { stored: int },
    sql`select count(*)::int as stored from listing.listing`,
  )
  if (stored === wanted) return
  await db.execute(
    sql`truncate listing.listing, listing.tally, listing.place_tally, listing.price_tally cascade`,
  )
  await db.execute(sql`drop table if exists place`)
  await db.execute(
    sql`create unlogged table place as
        select p.*, sum(population) over (order by zip, name) / sum(population) over () as reach
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (
          zip text, name text, population float8, country text, municipality text, province text,
          lng float8, lat float8, "seatLng" float8, "seatLat" float8)`,
  )
  await db.execute(sql`create index on place (reach)`)
  await db.execute(sql`analyze place`)
  await db.execute(sql`select setseed(0.5)`)
  for (let start = 0; start < wanted; start += batch) {
    const end = Math.min(start + batch, wanted)
    await db.execute(insertHomes(start + 1, end))
    await db.execute(
      sql`insert into listing.listing_text (listing_id, language, title, type_name, description, labels, words)
          select id, 'nl', 'Verzorgde woning in ' || city, 'Huis', '<p>Lichte woning, klaar om in te trekken.</p>', '{}',
            array_to_tsvector(array['verzorgde', 'woning', 'lichte', 'klaar', 'woord' || id % 997, 'kamer' || id % 37])
          from listing.listing where id between ${start + 1} and ${end}`,
    )
    progress('seed', end, wanted)
  }
  await db.execute(sql`vacuum analyze listing.listing`)
  await db.execute(sql`vacuum analyze listing.listing_text`)
  for (const tally of ['tally', 'place_tally', 'price_tally'])
    await db.execute(sql`vacuum analyze listing.${sql.identifier(tally)}`)
}

function insertHomes(from: number, to: number) {
  return sql`
    insert into listing.listing (id, reference, deal, status, type_id, extra_type_ids, given_price_cents, is_price_published,
      zip, city, city_key, country, municipality_key, province_key, is_address_published, public_point, is_point_exact,
      bedrooms, bathrooms, garages, parkings, living_square_metres, plot_square_metres, has_garden, has_terrace,
      energy_key, is_new_build, is_furnished, has_lift, created_at, changed_at, fingerprint, listed)
    select n, 'V-' || n, deal::listing.deal, status::listing.status, type_id,
      case when chance < 0.03 then array[5] end,
      case when deal = 'sale' then round(exp(12.7 + 0.45 * bell) / 1000) * 100000
           else round(exp(6.75 + 0.35 * bell) / 5) * 500 end,
      true, place.zip, place.name, lower(replace(place.name, ' ', '-')), place.country, place.municipality,
      place.province, chance < 0.8,
      case when chance < 0.8 then st_setsrid(st_makepoint(place.lng + 0.02 * bell, place.lat + 0.03 * (where_ + chance - 1)), 4326)
           else st_setsrid(st_makepoint(place."seatLng", place."seatLat"), 4326) end, chance < 0.8,
      case when type_id in (1, 2) then greatest(1, least(8, round(2.8 + 1.1 * bell))) end, 1,
      case when chance < 0.4 then 1 when chance < 0.5 then 2 end, case when chance > 0.6 then 1 end,
      greatest(20, round(130 + 50 * bell)), case when type_id in (1, 4) then round(exp(6 + bell)) end,
      type_id = 1 and chance < 0.8, chance < 0.6,
      (array['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'])[1 + floor(chance * 8)::int],
      chance between 0.30 and 0.34, chance between 0.50 and 0.52, type_id = 2 and chance < 0.5,
      now() - age * interval '1 day', now(), md5(n::text)::uuid, md5(n::text)::uuid
    from (
      select n, random() as chance, random() as where_, random() * 700 as age,
        case when random() < 0.68 then 'sale' else 'rent' end as deal,
        (array[1, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 6, 7])[1 + floor(random() * 14)::int] as type_id,
        (array['available', 'available', 'available', 'available', 'available', 'available', 'available',
               'under-option', 'sold', 'sold'])[1 + floor(random() * 10)::int] as status,
        random() + random() + random() + random() + random() + random() - 3 as bell
      from generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) n
    ) drawn
    cross join lateral (select * from place where reach >= where_ order by reach limit 1) place
  `
}

export function readPlaces(): Place[] {
  const municipalities = JSON.parse(readFileSync('simulator/data/places.json', 'utf8')) as Municipality[]
  return municipalities.flatMap(({ name, zips, country }) =>
    zips.map(({ zip, population, lng, lat }) => {
      const region = municipalityOf({ country, zip, city: name })
      const [seatLng, seatLat] = region?.point ?? [lng, lat]
      const keys = { municipality: region?.key ?? null, province: region?.province ?? null }
      return { zip, name, population, country, ...keys, lng, lat, seatLng, seatLat }
    }),
  )
}
