import { sql } from 'drizzle-orm'

import { type Queryable, type Reads, rows } from '@/database/query'
import { int } from '@/database/row'
import type { Lead } from '@/domain/lead/lead'
import { homeIds } from '@/domain/listing/home-ids'
import { homesParameter, mostKept } from '@/domain/listing/homes-query'

import { at } from '../lead-row'

/** Notes the homes, in the transaction that saves their lead; the list waits for the yes of whoever has the address. */
export async function saveKeptList(
  tx: Queryable,
  { id, createdAt, answers: { homes } }: Lead,
): Promise<void> {
  await tx.execute(sql`insert into lead.kept_list (id) values (${id}::uuid)`)
  await keepHomes(tx, { id, homes: homesIn(String(homes)), now: createdAt })
}

export const homesIn = (text: string) => homeIds(new URLSearchParams({ [homesParameter]: text }))

/** Those that a visitor may know of, as many as a list holds; the first stands first. What is there stays as it is. */
export async function keepHomes(
  tx: Queryable,
  { id, homes, now }: { id: string; homes: readonly number[]; now: Date },
): Promise<void> {
  const room = mostKept - (await countHomes(tx, id))
  await tx.execute(
    sql`insert into lead.kept_home (list_id, listing_id, kept_at, known_status, known_price_cents)
        select ${id}::uuid, home.id, ${at(now)} - asked.place * interval '1 millisecond', home.status, home.price_cents
        from unnest(${sql.param(homes)}::int[]) with ordinality as asked (id, place)
        join listing.public_listing home on home.id = asked.id
        where not exists (
          select from lead.kept_home k where k.list_id = ${id}::uuid and k.listing_id = asked.id)
        order by asked.place limit ${Math.max(room, 0)}
        on conflict do nothing`,
  )
}

async function countHomes(tx: Reads, id: string): Promise<number> {
  const [found] = await rows(
    tx,
    { count: int },
    sql`select count(*)::int as count from lead.kept_home where list_id = ${id}::uuid`,
  )
  return found?.count ?? 0
}
