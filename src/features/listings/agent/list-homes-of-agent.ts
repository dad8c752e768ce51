import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import type { Language } from '@/domain/language'

import { cardRow } from '../card-row'
import { isOpen } from '../search/search-conditions.sql'
import type { ListingCard } from '../search/search-listings'
import { cardsOfPage } from '../search/search.sql'

/** By what a home's agent is known to be this person. */
export interface AgentKey {
  /** The platform's; `null` where nobody filled it in. */
  id: string | null
  /** Those of colleagues: a home that names one of these is theirs, whatever stands beside it. */
  otherIds: readonly string[]
  email: string
  /** `null` where somebody else has the same name and comes first. */
  name: string | null
  /** Addresses of colleagues: a home that names one of these is theirs, whatever the name beside it. */
  otherEmails: readonly string[]
  language: Language
  maximum: number
}

/** The homes of one agent that can still be had, the newest first. */
export function listHomesOfAgent(
  db: Reads,
  { id, otherIds, email, name, otherEmails, language, maximum }: AgentKey,
): Promise<ListingCard[]> {
  const addresses = otherEmails.map((one) => one.toLowerCase())
  // Who has an id is known by it alone, where a home gives one.
  const isNobodyElse = sql`(d.agent ->> 'id' is null
    or (${id}::text is null and d.agent ->> 'id' <> all(${sql.param([...otherIds])}::text[])))`
  return rows(
    db,
    cardRow,
    sql`with page as (
          select l.id, row_number() over (order by l.status, l.created_at desc, l.id desc) as position
          from listing.public_listing_detail d
          join listing.public_listing l on l.id = d.listing_id
          where l.project_id is null and ${isOpen} and (
            d.agent ->> 'id' = ${id}
            or (${isNobodyElse} and ${email} <> '' and lower(d.agent ->> 'email') = ${email.toLowerCase()})
            or (${isNobodyElse} and d.agent ->> 'name' = ${name}
              and coalesce(lower(d.agent ->> 'email'), '') <> all(${sql.param(addresses)}::text[]))
          )
          order by position limit ${maximum}
        )
        ${cardsOfPage(language)}`,
  )
}
