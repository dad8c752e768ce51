import { type SQL, sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import {
  type DraftedTable,
  everyLocale,
  payloadTables,
  type PayloadTable,
  type TranslatedTable,
  versionsOf,
  versionWordsOf,
  wordsOf,
} from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { int, moment, nullable, text } from '@/database/row'
import { type Language, mainLanguage } from '@/domain/language'
import { type MailState, readMailState } from '@/features/leads/delivery/mail-state'
import { type LeadSummary, leadSummary } from '@/features/leads/inbox/lead-summary'
import { publicationSummary } from '@/features/listings/publication/list-publication-gaps'
import { syncSummary } from '@/features/sync/sync-state'

import { isBegun } from '../begun/begun.sql'
import { isKept } from '../trash/trashed'
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
  mail: MailState
  sync: Awaited<ReturnType<typeof syncSummary>>
  publication: Awaited<ReturnType<typeof publicationSummary>>
  /** Legal facts that somebody at the agency has reviewed, and those that nobody has. */
  rates: { reviewed: number; unreviewed: number }
  languages: LanguageTotal[]
  waiting: { records: WaitingRecord[]; total: number; scheduled: number }
  edited: EditedRecord[]
  /** Collections in which nobody has made anything yet. */
  empty: string[]
}

const few = 8

export async function readToday(db: Database, languages: readonly Language[]): Promise<Today> {
  const [leads, mail, sync, publication, rates, cockpit, waiting, edited, empty] = await Promise.all([
    leadSummary(db, 'all'),
    readMailState(db),
    syncSummary(db),
    publicationSummary(db),
    countRates(db),
    listLanguageStates(db, { languages }),
    listWaiting(db),
    listEdited(db),
    listEmpty(db),
  ])
  return { leads, mail, sync, publication, rates, languages: cockpit.totals, waiting, edited, empty }
}

async function countRates(db: Queryable): Promise<Today['rates']> {
  const [found] = await rows(
    db,
    { reviewed: int, unreviewed: int },
    sql`select count(reviewed_at)::int as reviewed, (count(*) - count(reviewed_at))::int as unreviewed
        from ${payloadTables.legal_facts} r where ${isKept(sql`r`)}`,
  )
  return found ?? { reviewed: 0, unreviewed: 0 }
}

const draftTitle = (
  kind: DraftedTable,
) => sql`(select version_title from ${versionWordsOf(kind)} l where l._parent_id = v.id
  and l._locale = any(${everyLocale}) and version_title <> ''
  order by l._locale <> ${mainLanguage} limit 1)`

/** Drafts that are newer than what visitors see: those with a date first, then the latest. */
export async function listWaiting(db: Queryable): Promise<Today['waiting']> {
  const drafts = (kind: DraftedTable, title: SQL) => sql`
    select ${kind}::text as kind, v.parent_id as id, ${title} as title, v.updated_at,
      case when v.version_publish_at > now() and v.version_publish_in is not null then v.version_publish_at end as publish_at
    from ${versionsOf(kind)} v where v.latest and v.version__status = 'draft' and v.parent_id is not null
      and v.version_deleted_at is null and ${isBegun(kind, sql`v`)}`
  const found = await rows(
    db,
    {
      kind: text,
      id: int,
      title: nullable(text),
      updatedAt: moment,
      publishAt: nullable(moment),
      total: int,
      scheduled: int,
    },
    sql`select kind, id, title, updated_at as "updatedAt", publish_at as "publishAt",
          (count(*) over ())::int as total, (count(publish_at) over ())::int as scheduled
        from (${drafts('pages', sql`v.version_name`)} union all ${drafts('articles', draftTitle('articles'))}
          union all ${drafts('sections', draftTitle('sections'))}) draft
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

const anyTitle = (table: TranslatedTable, column: 'title' | 'name') => {
  const title = sql.raw(column)
  return sql`(select ${title} from ${wordsOf(table)} l where l._parent_id = r.id
    and l._locale = any(${everyLocale}) and ${title} <> ''
    order by l._locale <> ${mainLanguage} limit 1)`
}

/** What colleagues call it; its number when it has left the site. */
const homeTitle = sql`coalesce(
  (select concat_ws(', ', l.reference, l.city) from listing.listing l where l.id = r.record_id), r.record_id::text)`
const projectTitle = sql`coalesce(
  (select t.name from listing.project_text t where t.project_id = r.record_id and t.name <> ''
   order by t.language <> ${mainLanguage} limit 1), r.record_id::text)`

const globals: readonly PayloadTable[] = [
  'home_banner',
  'header',
  'footer',
  'popup',
  'look',
  'agency',
  'languages',
  'settings',
  'site_info',
]

const plainKinds: Record<string, { table: PayloadTable; title: SQL }> = {
  categories: { table: 'categories', title: anyTitle('categories', 'title') },
  offices: { table: 'offices', title: anyTitle('offices', 'name') },
  team: { table: 'team_members', title: sql`r.name` },
  media: { table: 'media', title: sql`r.filename` },
  'listing-notes': { table: 'listing_notes', title: homeTitle },
  'project-notes': { table: 'project_notes', title: projectTitle },
  'legal-facts': { table: 'legal_facts', title: sql`r.key::text` },
  redirects: { table: 'redirects', title: sql`r."from"` },
  ...Object.fromEntries(
    globals.map((table) => [table.replaceAll('_', '-'), { table, title: sql`null::text` }]),
  ),
}

/** Settings are always there, and a redirect that is deleted is gone. */
const isPermanent = (kind: string): boolean =>
  kind === 'redirects' || globals.some((table) => table.replaceAll('_', '-') === kind)

/** What was saved last, of every kind: a page, article or section by its latest draft. */
export async function listEdited(db: Queryable): Promise<EditedRecord[]> {
  const latest = (kind: DraftedTable, title: SQL) => sql`
    (select ${kind}::text as kind, v.parent_id as id, ${title} as title, v.updated_at
     from ${versionsOf(kind)} v where v.latest and v.parent_id is not null and v.version_deleted_at is null
       and ${isBegun(kind, sql`v`)}
     order by v.updated_at desc limit ${few})`
  const plain = Object.entries(plainKinds).map(
    ([kind, { table, title }]) => sql`
      (select ${kind}::text, r.id, ${title}, r.updated_at
       from ${payloadTables[table]} r where r.updated_at is not null ${isPermanent(kind) ? sql`` : sql`and ${isKept(sql`r`)}`}
       order by r.updated_at desc limit ${few})`,
  )
  const found = await rows(
    db,
    { kind: text, id: int, title: nullable(text), updatedAt: moment },
    sql`select kind, id, title, updated_at as "updatedAt" from (
          ${sql.join(
            [
              latest('pages', sql`v.version_name`),
              latest('articles', draftTitle('articles')),
              latest('sections', draftTitle('sections')),
              ...plain,
            ],
            sql` union all `,
          )}
        ) edited order by updated_at desc, kind, id limit ${few}`,
  )
  return found.map(({ updatedAt, ...record }) => ({ ...record, updatedAt: new Date(updatedAt) }))
}

const fillable: Record<string, PayloadTable> = {
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
    ([kind, table]) =>
      sql`select ${kind}::text as kind where not exists (select from ${payloadTables[table]} r where ${isKept(sql`r`)})`,
  )
  const found = await rows(db, { kind: text }, sql.join(parts, sql` union all `))
  return found.map(({ kind }) => kind)
}
