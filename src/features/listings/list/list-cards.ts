import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import type { Language } from '@/domain/language'
import { type Deal, deals } from '@/domain/listing/listing'
import { referenceKey } from '@/domain/search/reference-key'

import { cardRow } from '../card-row'
import { isOpen } from '../search/search-conditions.sql'
import type { ListingCard } from '../search/search-listings'
import { cardsOfPage } from '../search/search.sql'

export interface ChosenCards {
  /**
   * The newest that are available and then those under option, those sold or rented, or those an editor chose by their
   * numbers, or by their references and numbers as they were typed.
   */
  source: 'newest' | 'references' | { ids: number[] } | { named: readonly string[] }
  deal?: Deal
  maximum: number
  language: Language
}

/** The homes a module shows, in its order. */
export function listCards(
  db: Reads,
  { source, deal, maximum, language }: ChosenCards,
): Promise<ListingCard[]> {
  const chosen = chosenBy(source)
  const of = deal ? [deal] : deals
  return rows(
    db,
    cardRow,
    sql`with page as (
          select id, position from (${chosen(of, maximum)}) chosen order by position limit ${maximum}
        )
        ${cardsOfPage(language)}`,
  )
}

type Chosen = (deals: readonly Deal[], maximum: number) => SQL

function chosenBy(source: ChosenCards['source']): Chosen {
  if (typeof source === 'string') return byAge(source === 'references')
  return 'ids' in source ? byId(source.ids) : byName(source.named)
}

function byId(ids: number[]): Chosen {
  return (of) => sql`
    select id, array_position(${sql.param(ids)}::int[], id) as position
    from listing.public_listing
    where id = any(${sql.param(ids)}::int[]) and deal::text = any(${sql.param([...of])}::text[])`
}

function byName(named: readonly string[]): Chosen {
  const keys = named.map(referenceKey).filter(Boolean)
  const list = sql`${sql.param(keys)}::text[]`
  const numbers = keys.filter((key) => /^[1-9]\d{0,8}$/.test(key)).map(Number)
  return (of) => sql`
    select id, least(array_position(${list}, listing.reference_key(reference)), array_position(${list}, id::text))
      as position
    from listing.public_listing
    where (listing.reference_key(reference) = any(${list}) or id = any(${sql.param(numbers)}::int[]))
      and deal::text = any(${sql.param([...of])}::text[])`
}

/** Each deal by its own index, then both together. */
function byAge(isClosed: boolean): Chosen {
  const order = isClosed ? sql`created_at desc, id desc` : sql`status, created_at desc, id desc`
  return (of, maximum) => {
    const newest = of.map(
      (deal) => sql`(
        select id, status, created_at from listing.public_listing
        where project_id is null and deal = ${deal} and ${isClosed ? sql`is_closed` : isOpen}
        order by ${order} limit ${maximum})`,
    )
    return sql`
      select id, row_number() over (order by ${order}) as position
      from (${sql.join(newest, sql` union all `)}) newest`
  }
}
