import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'

/** The types of homes as the simulated platform has them: number, kind, and the name in four languages. */
const types = [
  [1, 'house', 'Huis', 'Maison', 'House', 'Haus'],
  [2, 'apartment', 'Appartement', 'Appartement', 'Apartment', 'Wohnung'],
  [3, 'garage', 'Garage', 'Garage', 'Garage', 'Garage'],
  [4, 'plot', 'Grond', 'Terrain', 'Land', 'Grundstück'],
  [5, 'investment', 'Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Anlageobjekt'],
  [6, 'retail', 'Handelspand', 'Bien commercial', 'Commercial property', 'Gewerbeobjekt'],
  [7, 'student-room', 'Studentenkamer', 'Kot', 'Student room', 'Studentenzimmer'],
] as const

/** What sitemaps and landing pages need besides: types, words in every language, a picture for each home. */
export async function finishHomes(db: Database): Promise<void> {
  const values = types.flatMap(([id, kind, ...names]) =>
    names.map((name, index) => sql`(${id}::int, ${['nl', 'fr', 'en', 'de'][index]}, ${name}, ${kind})`),
  )
  await db.execute(sql`
    insert into listing.category (id, language, name, kind, show_order, is_for_sale, is_for_rent)
    select id, language, name, kind, id, true, true
    from (values ${sql.join(values, sql`, `)}) type (id, language, name, kind) on conflict do nothing`)
  const [{ missing } = { missing: 0 }] = await rows(
    db,
    { missing: int },
    sql`select (select count(*) from listing.listing)::int * 4 - count(*)::int as missing from listing.listing_text`,
  )
  if (missing === 0) return
  await db.execute(sql`
    insert into listing.listing_text (listing_id, language, title, type_name, description, labels, words)
    select t.listing_id, c.language, t.title, c.name, t.description, t.labels, t.words
    from listing.listing_text t join listing.listing l on l.id = t.listing_id
    join listing.category c on c.id = l.type_id and c.language <> 'nl'
    where t.language = 'nl' on conflict do nothing`)
  await db.execute(sql`
    update listing.listing set cover_url = 'https://pictures.example.test/homes/' || id || '/1.jpg'`)
  for (const name of ['listing', 'listing_text', 'category', 'place_tally', 'price_tally', 'tally'])
    await db.execute(sql`vacuum analyze listing.${sql.identifier(name)}`)
}
