import { type SQL, sql } from 'drizzle-orm'

import { brusselsDate } from '@/database/brussels-day.sql'
import { payloadTables } from '@/database/payload-tables'
import { type Reads, rows } from '@/database/query'
import { bool, int, jsonList, nullable, oneOf, type RowOf, text } from '@/database/row'
import { brusselsDay } from '@/domain/brussels-day'
import { homeHistory } from '@/domain/listing/history'
import { givenKinds } from '@/domain/listing/home-kind'
import { deals, listingStatuses } from '@/domain/listing/listing'
import { gapFields, gapSeverities } from '@/domain/listing/publication-gap'
import { namesOfTown } from '@/i18n/places/place-names'

import { featuredOrder } from './featured-order.sql'
import type { HomeFilters } from './home-filters'

const homeRow = {
  id: int,
  reference: text,
  country: text,
  zip: text,
  city: text,
  deal: oneOf(deals),
  status: oneOf(listingStatuses),
  kind: oneOf(givenKinds),
  coverUrl: nullable(text),
  isHidden: bool,
  /** Of the colleague who took it off the site; `null` when what it lacks did. */
  mark: nullable(jsonList({ reason: nullable(text), by: nullable(text) })),
  noteId: nullable(int),
  isFeatured: bool,
  /** Its neighbours in the order of featured homes, among those that are found. */
  above: nullable(int),
  below: nullable(int),
  /** Of the last thirty days. */
  views: int,
  leads: int,
  gaps: jsonList({ field: oneOf(gapFields), severity: oneOf(gapSeverities) }),
  history: jsonList({ at: text, status: nullable(oneOf(listingStatuses)), isFirstSync: bool }),
}

/** `total`: on all pages. */
const foundRow = { ...homeRow, total: int }

export interface BoardHome extends Omit<RowOf<typeof homeRow>, 'mark' | 'history'> {
  mark: { reason: string | null; by: string | null } | null
  /** Days on which it was to be had, as its own page counts them; `null` before anything was noted. */
  daysOnline: number | null
}

interface BoardHomes {
  homes: BoardHome[]
  total: number
  page: number
  pages: number
}

const perPage = 25

/**
 * Homes on the site and hidden ones, with what colleagues want to know of each: the newest first, or featured homes alone in
 * their order.
 */
export async function listHomes(db: Reads, filters: HomeFilters, now: Date): Promise<BoardHomes> {
  const asked = filters.page ?? 1
  let page = asked
  let found = await listPage(db, filters, page)
  if (found.length === 0 && asked > 1) {
    // A page past the last one is the last one.
    const [first] = await listPage(db, filters, 1)
    page = Math.max(1, Math.ceil((first?.total ?? 0) / perPage))
    found = await listPage(db, filters, page)
  }
  const total = found[0]?.total ?? 0
  const today = brusselsDay(now)
  return {
    total,
    page,
    pages: Math.max(1, Math.ceil(total / perPage)),
    homes: found.map((home) => boardHome(home, today)),
  }
}

/** All homes are looked through for what they are found and sorted by; the rest is read of those that are shown. */
async function listPage(db: Reads, filters: HomeFilters, page: number): Promise<RowOf<typeof foundRow>[]> {
  const asFeatured = featuredOrder(sql`note`, sql`given`)
  const order = filters.featured ? asFeatured : sql`home.created_at desc, home.id`
  const neighbours = filters.featured
    ? sql`lag(home.id) over (order by ${asFeatured}) as above, lead(home.id) over (order by ${asFeatured}) as below`
    : sql`null::int as above, null::int as below`
  return rows(
    db,
    foundRow,
    sql`with page as (
          select found.*, row_number() over () as position from (
            select home.id, (count(*) over ())::int as total, ${neighbours} from ${everyHome} home
            ${filters.featured ? sql`${withNote} ${withPlace}` : sql``}
            where ${matching(filters)} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}
          ) found
        )
        select page.id, total, reference, country, zip, city, deal, status, kind, cover_url as "coverUrl",
          is_hidden as "isHidden", note.id as "noteId", coalesce(note.is_featured, false) as "isFeatured", above, below,
          ${figures}
        from page join ${everyHome} home on home.id = page.id ${withNote}
        order by page.position`,
  )
}

const withNote = sql`left join ${payloadTables.listing_notes} note on note.record_id = home.id and note.deleted_at is null`
const withPlace = sql`left join content.featured_order given on given.record_id = home.id`

/** The rows of hidden homes wait as they were. */
const everyHome = sql`(
  select id, reference, country, zip, city, deal, status, kind, cover_url, created_at, false as is_hidden from listing.listing
  union all
  select id, listing ->> 'reference', listing ->> 'country', listing ->> 'zip', listing ->> 'city', (listing ->> 'deal')::listing.deal,
    (listing ->> 'status')::listing.status, listing ->> 'kind', listing ->> 'cover_url',
    (listing ->> 'created_at')::timestamptz, true
  from listing.hidden)`

/** Of the homes of one page, each by an index. */
const figures = sql`
  (select coalesce(sum(views), 0)::int from visit.daily
   where listing_id = page.id and day > ${brusselsDate(sql`now()`)} - 30) as views,
  (select count(*)::int from lead.lead
   where listing_id = page.id and status <> 'spam' and kind not in ('owner-message', 'send-to-friend')) as leads,
  coalesce((select jsonb_agg(jsonb_build_object('field', field, 'severity', severity) order by severity, field)
    from listing.publication_gap where listing_id = page.id), '[]') as gaps,
  coalesce((select jsonb_agg(jsonb_build_object('at', at, 'status', event.status, 'isFirstSync', is_first_sync)
      order by at)
    from listing.event where listing_id = page.id), '[]') as history,
  (select jsonb_agg(jsonb_build_object('reason', mark.reason, 'by', coalesce(colleague.name, colleague.email)))
   from listing.hide_mark mark left join ${payloadTables.users} colleague on colleague.id = mark.hidden_by
   where mark.listing_id = page.id) as mark`

function matching({ deal, status, site, featured, query }: HomeFilters): SQL {
  const conditions = [sql`true`]
  if (deal) conditions.push(sql`home.deal = ${deal}`)
  if (status) conditions.push(sql`home.status = ${status}`)
  if (site) conditions.push(sql`home.is_hidden = ${site === 'hidden'}`)
  if (featured) conditions.push(sql`note.is_featured`)
  if (query) {
    const part = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    conditions.push(
      sql`(home.reference ilike ${part} or home.city ilike ${part} or home.id::text = ${query}
        or lower(home.city) = any(${sql.param(namesOfTown(query))}::text[]))`,
    )
  }
  return sql.join(conditions, sql` and `)
}

function boardHome({ mark, history, ...home }: RowOf<typeof homeRow>, today: string): BoardHome {
  const entries = history.map((entry) => ({ ...entry, priceCents: null }))
  const { daysOnline = null } = homeHistory(entries, today) ?? {}
  return { ...home, mark: mark?.[0] ?? null, daysOnline }
}
