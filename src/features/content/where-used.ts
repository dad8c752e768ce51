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
const titleOf = (table: 'articles' | 'categories') =>
  sql`(select title from ${wordsOf(table)} l where l._parent_id = use.id and ${anyLanguage} and title <> ''
       order by _locale <> ${mainLanguage} limit 1)`

/** The records and settings that show a record or lead to it, in what is published and in the latest draft. */
export async function whereUsed(
  db: Queryable,
  { collection, id }: { collection: UsedCollection; id: number },
): Promise<Uses> {
  const found = await rows(
    db,
    { kind: text, id: int, title: nullable(text), isDraftOnly: bool, total: int },
    sql`
      with use as (
        select kind, id, bool_and(is_draft) as is_draft, count(*) over () as total
        from (${usesStatement(collection, id)}) found
        where id is not null and not (kind = ${collection} and id = ${id})
        group by kind, id order by kind, id limit ${most}
      )
      select use.kind, use.id, use.is_draft as "isDraftOnly", use.total::int,
        case use.kind
          when 'pages' then (select name from ${payloadTables.pages} p where p.id = use.id)
          when 'articles' then ${titleOf('articles')}
          when 'categories' then ${titleOf('categories')}
          when 'team' then (select name from ${payloadTables.team_members} m where m.id = use.id)
          when 'listing-notes' then (select record_id::text from ${payloadTables.listing_notes} n where n.id = use.id)
          when 'project-notes' then (select record_id::text from ${payloadTables.project_notes} n where n.id = use.id)
        end as title
      from use order by use.kind, use.id`,
  )
  return {
    places: found.map(({ kind, id, title, isDraftOnly }) => ({ kind, id, title, isDraftOnly })),
    total: found[0]?.total ?? 0,
  }
}
