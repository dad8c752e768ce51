import { sql } from 'drizzle-orm'

import { everyLocale, payloadTables, wordsOf } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { bool, int, nullable, text } from '@/database/row'
import { mainLanguage } from '@/domain/language'

import { type UsedCollection, usedCollections, usesStatement } from './where-used.sql'

export interface Use {
  /** Slug of the collection or global. */
  kind: string
  id: number
  /** `null` for what there is only one of. */
  title: string | null
  /** Visitors do not see it there yet. */
  isDraftOnly: boolean
  isTrashed: boolean
}

export function isUsedCollection(slug: unknown): slug is UsedCollection {
  return usedCollections.some((collection) => collection === slug)
}

export interface Uses {
  /** The first fifty. */
  places: Use[]
  total: number
}

const most = 50
const anyLanguage = sql`_locale = any(${everyLocale})`
const wordsTitle = (table: 'articles' | 'categories' | 'offices' | 'sections', column: 'title' | 'name') => {
  const title = sql.raw(column)
  return sql`(select ${title} from ${wordsOf(table)} l where l._parent_id = use.id and ${anyLanguage} and ${title} <> ''
       order by _locale <> ${mainLanguage} limit 1)`
}

/** By which editors know the record of a row of `use`. */
const title = sql`
  case use.kind
    when 'pages' then (select name from ${payloadTables.pages} p where p.id = use.id)
    when 'articles' then ${wordsTitle('articles', 'title')}
    when 'sections' then ${wordsTitle('sections', 'title')}
    when 'categories' then ${wordsTitle('categories', 'title')}
    when 'offices' then ${wordsTitle('offices', 'name')}
    when 'media' then (select filename from ${payloadTables.media} f where f.id = use.id)
    when 'team' then (select name from ${payloadTables.team_members} m where m.id = use.id)
    when 'listing-notes' then (select record_id::text from ${payloadTables.listing_notes} n where n.id = use.id)
    when 'redirects' then (select "from" from ${payloadTables.redirects} d where d.id = use.id)
    when 'project-notes' then (select record_id::text from ${payloadTables.project_notes} n where n.id = use.id)
  end`

const referring = {
  pages: payloadTables.pages,
  articles: payloadTables.articles,
  sections: payloadTables.sections,
  categories: payloadTables.categories,
  team: payloadTables.team_members,
  'listing-notes': payloadTables.listing_notes,
  'project-notes': payloadTables.project_notes,
}

const inTrash = sql`(case kind ${sql.join(
  Object.entries(referring).map(
    ([kind, table]) =>
      sql`when ${kind} then exists (select from ${table} r where r.id = found.id and r.deleted_at is not null)`,
  ),
  sql` `,
)} else false end)`

interface Asked {
  collection: UsedCollection
  id: number
  /** Also where only something in the trash uses it, which may come back. */
  isTrashCounted?: boolean
}

/** The records and settings that show a record or lead to it, in what is published and in the latest draft. */
export async function whereUsed(
  db: Queryable,
  { collection, id, isTrashCounted = false }: Asked,
): Promise<Uses> {
  const found = await rows(
    db,
    { kind: text, id: int, title: nullable(text), isDraftOnly: bool, isTrashed: bool, total: int },
    sql`
      with use as (
        select kind, id, bool_and(is_draft) as is_draft, bool_or(${inTrash}) as is_trashed, count(*) over () as total
        from (${usesStatement(collection, id)}) found
        where id is not null and not (kind = ${collection} and id = ${id}) ${isTrashCounted ? sql`` : sql`and not ${inTrash}`}
        group by kind, id order by kind, id limit ${most}
      )
      select use.kind, use.id, use.is_draft as "isDraftOnly", use.is_trashed as "isTrashed", use.total::int, ${title} as title
      from use order by use.kind, use.id`,
  )
  const places = found.map(({ kind, id: place, title: name, isDraftOnly, isTrashed }) => ({
    ...{ kind, id: place, title: name },
    ...{ isDraftOnly, isTrashed },
  }))
  return { places, total: found[0]?.total ?? 0 }
}

/** Records with the titles by which editors know them. */
export function nameRecords(db: Queryable, records: readonly { kind: string; id: number }[]): Promise<Use[]> {
  return rows(
    db,
    { kind: text, id: int, title: nullable(text), isDraftOnly: bool, isTrashed: bool },
    sql`select use.kind, use.id, ${title} as title, false as "isDraftOnly", false as "isTrashed"
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as use (kind text, id int)
        order by use.kind, use.id`,
  )
}
