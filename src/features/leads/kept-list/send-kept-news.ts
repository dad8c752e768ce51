import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { locks } from '@/database/locks'
import { bool, filled, int, moment, text } from '@/database/row'

import { type KeptNews, queueLetters } from '../delivery/outbox'

/**
 * Compares homes that people keep with what they were last sent, and makes one letter for each list with news: a price
 * that went down, or another status. A home that visitors may not know of has none; one that somebody keeps in two
 * lists stands in the letter of the list that they opened last. Answers how many letters.
 */
export async function sendKeptNews(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.alerts})`)
    // From the lead to the rest, as whoever erases goes.
    await tx.execute(
      sql`select from lead.lead l where l.id in (
            select k.list_id from lead.kept_home k join listing.public_listing home on home.id = k.listing_id
            where (home.status, coalesce(home.price_cents, k.known_price_cents))
              is distinct from (k.known_status, k.known_price_cents))
          order by l.id for key share`,
    )
    const changed = await rows(
      tx,
      {
        ...{ listId: text, listingId: int, isOther: bool, isCheaper: bool, wantsNews: bool },
        ...{ person: text, until: filled(moment) },
      },
      sql`with news as (
            select k.list_id, k.listing_id, home.status, home.price_cents,
              home.status <> k.known_status as is_other,
              home.status in ('available', 'under-option')
                and coalesce(home.price_cents < k.known_price_cents, false) as is_cheaper
            from lead.kept_home k join listing.public_listing home on home.id = k.listing_id
            where (home.status, coalesce(home.price_cents, k.known_price_cents))
              is distinct from (k.known_status, k.known_price_cents)
          )
          update lead.kept_home k set known_status = news.status,
            -- A price that is on request for a while is compared with the one before it.
            known_price_cents = coalesce(news.price_cents, k.known_price_cents)
          from news, lead.kept_list list, lead.lead l
          where k.list_id = news.list_id and k.listing_id = news.listing_id and list.id = k.list_id and l.id = k.list_id
            and l.keep_until is not null
          returning k.list_id as "listId", k.listing_id as "listingId", news.is_other as "isOther",
            news.is_cheaper as "isCheaper", list.confirmed_at is not null and list.sends_news as "wantsNews",
            coalesce(l.email_key, l.id::text) as person, l.keep_until as until`,
    )
    const wanted = changed.filter(({ wantsNews, isOther, isCheaper }) => wantsNews && (isOther || isCheaper))
    const letters = [...Map.groupBy(oncePerPerson(wanted), ({ listId }) => listId)].map(
      ([leadId, homes]) => ({
        leadId,
        kind: 'kept-homes-news' as const,
        detail: {
          homes: homes.map(({ listingId, isOther }): KeptNews => ({
            listingId,
            news: isOther ? 'status' : 'price',
          })),
        },
      }),
    )
    if (letters.length > 0) await queueLetters(tx, letters, now)
    return letters.length
  })
}

/** By the list that is kept longest: it was opened last. */
function oncePerPerson<News extends { person: string; listingId: number; until: string }>(
  news: readonly News[],
): News[] {
  const last = news.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))
  return [...new Map(last.map((one) => [`${one.person} ${one.listingId}`, one])).values()]
}
