import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, filled, int, moment, nullable, oneOf, text } from '@/database/row'
import { languages } from '@/domain/language'

/** What is written beside a home that is kept; empty: nothing. */
export interface KeptNote {
  listingId: number
  note: string
  /** How they are called; `null` for who keeps the list while it was shared with nobody. */
  writer: string | null
  writtenAt: Date | null
}

/** How two people who look for a home together are called. */
export interface Partners {
  own: string
  partner: string
}

export interface KeptList {
  id: string
  email: string
  language: (typeof languages)[number]
  isConfirmed: boolean
  sendsNews: boolean
  /** `null`: shared with nobody. */
  partners: Partners | null
  /** The number of the link that opens it for the other. */
  share: number
  /** Forgotten then, unless somebody opens it before. */
  until: Date
  /** The latest first. */
  homes: KeptNote[]
}

/** With `isLocked`, nobody else changes it before the transaction ends. */
export async function findKeptList(
  db: Reads,
  id: string,
  { isLocked = false } = {},
): Promise<KeptList | null> {
  const [list] = await rows(
    db,
    {
      email: filled(text),
      language: oneOf(languages),
      isConfirmed: bool,
      sendsNews: bool,
      own: nullable(text),
      partner: nullable(text),
      share: int,
      until: filled(moment),
    },
    sql`select l.email, l.language, k.confirmed_at is not null as "isConfirmed", k.sends_news as "sendsNews",
          k.own_name as own, k.partner_name as partner, k.share, l.keep_until as until
        from lead.kept_list k join lead.lead l on l.id = k.id
        where k.id = ${id}::uuid and l.email is not null and l.keep_until is not null
        ${isLocked ? sql`for update of k` : sql``}`,
  )
  if (!list) return null
  const { own, partner, until, ...rest } = list
  const partners = own !== null && partner !== null ? { own, partner } : null
  return { ...rest, id, partners, until: new Date(until), homes: await notesIn(db, id) }
}

async function notesIn(db: Reads, id: string): Promise<KeptNote[]> {
  const found = await rows(
    db,
    { listingId: int, note: text, writer: nullable(text), writtenAt: nullable(moment) },
    sql`select listing_id as "listingId", note, writer, written_at as "writtenAt"
        from lead.kept_home where list_id = ${id}::uuid order by kept_at desc, listing_id`,
  )
  return found.map((home) => ({
    ...home,
    writtenAt: home.writtenAt === null ? null : new Date(home.writtenAt),
  }))
}
