import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, text } from '@/database/row'

/** What forms can be about, by the platform's numbers. */
export interface Offered {
  sale: number[]
  rent: number[]
  projects: number[]
  categories: number[]
  /** A paper of a home. */
  papers: { home: number; id: string }[]
}

/** Once the sync has brought the homes in. */
export async function whatIsOffered(db: Database): Promise<Offered> {
  for (;;) {
    const offered = await offeredNow(db)
    const { sale, rent, projects, papers } = offered
    if (sale.length + rent.length >= 40 && projects.length > 0 && papers.length > 0) return offered
    await sleep(500)
  }
}

async function offeredNow(db: Database): Promise<Offered> {
  const ids = async (query: ReturnType<typeof sql>) =>
    (await rows(db, { id: int }, query)).map(({ id }) => id)
  const homes = (deal: string) =>
    ids(
      sql`select id from listing.listing where status = 'available' and deal = ${deal}::listing.deal order by id`,
    )
  return {
    sale: await homes('sale'),
    rent: await homes('rent'),
    projects: await ids(sql`select id from listing.project order by id`),
    categories: await ids(
      sql`select id from listing.category where language = 'nl' and is_for_sale order by id`,
    ),
    papers: await rows(
      db,
      { home: int, id: text },
      sql`select listing_id as home, document ->> 'id' as id
          from listing.listing_detail join listing.listing l on l.id = listing_id and l.status = 'available',
            jsonb_array_elements(documents) document
          where document ->> 'name' <> '' and (document ->> 'isPublished')::boolean order by 1, 2`,
    ),
  }
}
