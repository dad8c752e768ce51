import { type SQL, sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { type Language, mainLanguage } from '@/domain/language'
import { type LeadSummary, leadSummary } from '@/features/leads/lead-summary'
import { publicationSummary } from '@/features/listings/list-publication-gaps'
import { syncSummary } from '@/features/sync/sync-state'

import { type LanguageTotal, listLanguageStates } from '../cockpit/list-language-states'

export interface EditedRecord {
  kind: string
  id: number
  title: string | null
  updatedAt: Date
}

export interface WaitingRecord extends EditedRecord {
  /** When it appears by itself; `null` when it waits for an editor. */
  publishAt: Date | null
}

export interface Today {
  leads: LeadSummary
  sync: Awaited<ReturnType<typeof syncSummary>>
  publication: Awaited<ReturnType<typeof publicationSummary>>
  languages: LanguageTotal[]
  waiting: { records: WaitingRecord[]; total: number; scheduled: number }
  edited: EditedRecord[]
  /** Collections in which nobody has made anything yet. */
  empty: string[]
}

const few = 8

export async function readToday(db: Database, languages: readonly Language[]): Promise<Today> {
  const [leads, sync, publication, cockpit, waiting, edited, empty] = await Promise.all([
    leadSummary(db),
    syncSummary(db),
    publicationSummary(db),
    listLanguageStates(db, { languages }),
    listWaiting(db),
    listEdited(db),
    listEmpty(db),
  ])
  return { leads, sync, publication, languages: cockpit.totals, waiting, edited, empty }
}

const articleTitle = sql`(select version_title from _articles_v_locales l where l._parent_id = v.id
  and l._locale = any(enum_range(null::_locales)) and version_title <> ''
  order by l._locale <> ${mainLanguage} limit 1)`

/** Drafts that are newer than what visitors see: those with a date first, then the latest. */
export async function listWaiting(db: Queryable): Promise<Today['waiting']> {
  const drafts = (kind: 'pages' | 'articles', title: SQL) => sql`
    select ${kind}::text as kind, v.parent_id as id, ${title} as title, v.updated_at,
      case when v.version_publish_at > now() then v.version_publish_at end as publish_at
    from ${sql.raw(`_${kind}_v`)} v where v.latest and v.version__status = 'draft' and v.parent_id is not null`
  const found = await rows<{
    kind: string
    id: number
    title: string | null
    updatedAt: string
    publishAt: string | null
    total: number
    scheduled: number
  }>(
    db,
    sql`select kind, id, title, updated_at as "updatedAt", publish_at as "publishAt",
          (count(*) over ())::int as total, (count(publish_at) over ())::int as scheduled
        from (${drafts('pages', sql`v.version_name`)} union all ${drafts('articles', articleTitle)}) draft
        order by publish_at nulls last, updated_at desc, kind, id limit ${few}`,
  )
  return {
    records: found.map(({ kind, id, title, updatedAt, publishAt }) => ({
      kind,
      id,
      title,
      updatedAt: new Date(updatedAt),
      publishAt: publishAt === null ? null : new Date(publishAt),
    })),
    total: found[0]?.total ?? 0,
    scheduled: found[0]?.scheduled ?? 0,
  }
}

const anyTitle = (table: string, column: string) =>
  sql.raw(`(select ${column} from ${table}_locales l where l._parent_id = r.id
    and l._locale = any(enum_range(null::_locales)) and ${column} <> ''
    order by l._locale <> '${mainLanguage}' limit 1)`)

const plainKinds: Record<string, { table: string; title: SQL }> = {
  categories: { table: 'categories', title: anyTitle('categories', 'title') },
  offices: { table: 'offices', title: anyTitle('offices', 'name') },
  team: { table: 'team_members', title: sql`r.name` },
  media: { table: 'media', title: sql`r.filename` },
  'listing-notes': { table: 'listing_notes', title: sql`r.record_id::text` },
  'project-notes': { table: 'project_notes', title: sql`r.record_id::text` },
  'legal-facts': { table: 'legal_facts', title: sql`r.key::text` },
  redirects: { table: 'redirects', title: sql`r."from"` },
  ...Object.fromEntries(
    ['home_banner', 'header', 'footer', 'popup', 'look', 'agency', 'languages', 'settings', 'site_info'].map(
      (table) => [table.replaceAll('_', '-'), { table, title: sql`null::text` }],
    ),
  ),
}

/** What was saved last, of every kind: a page or article by its latest draft. */
export async function listEdited(db: Queryable): Promise<EditedRecord[]> {
  const latest = (kind: 'pages' | 'articles', title: SQL) => sql`
    (select ${kind}::text as kind, v.parent_id as id, ${title} as title, v.updated_at
     from ${sql.raw(`_${kind}_v`)} v where v.latest and v.parent_id is not null order by v.updated_at desc limit ${few})`
  const plain = Object.entries(plainKinds).map(
    ([kind, { table, title }]) => sql`
      (select ${kind}::text, r.id, ${title}, r.updated_at
       from ${sql.raw(table)} r where r.updated_at is not null order by r.updated_at desc limit ${few})`,
  )
  const found = await rows<{ kind: string; id: number; title: string | null; updatedAt: string }>(
    db,
    sql`select kind, id, title, updated_at as "updatedAt" from (
          ${sql.join(
            [latest('pages', sql`v.version_name`), latest('articles', articleTitle), ...plain],
            sql` union all `,
          )}
        ) edited order by updated_at desc, kind, id limit ${few}`,
  )
  return found.map(({ updatedAt, ...record }) => ({ ...record, updatedAt: new Date(updatedAt) }))
}

const fillable: Record<string, string> = {
  pages: 'pages',
  articles: 'articles',
  categories: 'categories',
  offices: 'offices',
  team: 'team_members',
  media: 'media',
  'listing-notes': 'listing_notes',
  'legal-facts': 'legal_facts',
}

async function listEmpty(db: Queryable): Promise<string[]> {
  const parts = Object.entries(fillable).map(
    ([kind, table]) => sql`select ${kind}::text as kind where not exists (select from ${sql.raw(table)})`,
  )
  const found = await rows<{ kind: string }>(db, sql.join(parts, sql` union all `))
  return found.map(({ kind }) => kind)
}
