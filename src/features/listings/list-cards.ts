import { type SQL, sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Language } from '@/domain/language'
import { type Deal, deals } from '@/domain/listing/listing'

import type { ListingCard } from './search-listings'
import { cardsOfPage } from './search.sql'

export interface ChosenCards {
  /** The newest, those an editor chose, or those that are sold or rented. */
  source: 'newest' | 'references' | { ids: number[] }
  deal?: Deal
  maximum: number
  language: Language
}

/** The homes a module shows, in its order. */
export function listCards(
  db: Queryable,
  { source, deal, maximum, language }: ChosenCards,
): Promise<ListingCard[]> {
  const chosen = typeof source === 'object' ? byId(source.ids) : byAge(source === 'references')
  const of = deal ? [deal] : deals
  return rows<ListingCard & Record<string, unknown>>(
    db,
    sql`with page as (
          select id, position from (${chosen(of, maximum)}) chosen order by position limit ${maximum}
        )
        ${cardsOfPage(language)}`,
  )
}

type Chosen = (deals: readonly Deal[], maximum: number) => SQL

function byId(ids: number[]): Chosen {
  return (of) => sql`
    select id, array_position(${sql.param(ids)}::int[], id) as position
    from listing.listing
    where id = any(${sql.param(ids)}::int[]) and deal::text = any(${sql.param([...of])}::text[])`
}

/** Each deal by its own index, then both together. */
function byAge(isClosed: boolean): Chosen {
  return (of, maximum) => {
    const newest = of.map(
      (deal) => sql`(
        select id, created_at from listing.listing
        where project_id is null and deal = ${deal} and is_closed = ${isClosed}
        order by created_at desc, id desc limit ${maximum})`,
    )
    return sql`
      select id, row_number() over (order by created_at desc, id desc) as position
      from (${sql.join(newest, sql` union all `)}) newest`
  }
}
