import { sql, type SQL } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { httpsUrl } from '@/i18n/paths/https-url'
import { type Locale, locales } from '@/i18n/locales'
import { projectIdOfEntry } from '@/i18n/paths/project-paths'

import { ints, texts } from './path-fragments.sql'

const entryRow = {
  entry: text,
  language: oneOf(locales),
  path: text,
  title: text,
  externalLink: nullable(text),
}
type EntryRow = RowOf<typeof entryRow>

/** Rows of entries by their index; projects by the number in their name. */
function rowsOf(entries: readonly string[]): SQL {
  const projectIds = entries.flatMap((entry) => projectIdOfEntry(entry) ?? [])
  const columns = sql.raw('entry, language, path, title, external_link as "externalLink"')
  return sql`
    select ${columns} from content.path where entry = any(${texts(entries)})
    union all
    select ${columns} from content.project_path where record_id = any(${ints(projectIds)})
  `
}

/** The same entry in every language that has it: for the language switch and hreflang. */
export async function findAlternates(
  db: Reads,
  entry: string,
): Promise<Partial<Record<Locale, { path: string; title: string }>>> {
  const found = await rows(db, entryRow, rowsOf([entry]))
  return Object.fromEntries(found.map(({ language, path, title }) => [language, { path, title }]))
}

/** Where links to entries lead, in one query: the path, or an external address over https. */
export async function pathsOf(
  db: Reads,
  entries: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map()
  const found = await rows(
    db,
    entryRow,
    sql`select * from (${rowsOf([...new Set(entries)])}) found where language = ${locale}`,
  )
  return new Map(found.map((row) => [row.entry, addressOf(row)]))
}

/** The editors' page or article behind an entry; `null` when there is none. */
export async function findRecord(db: Reads, entry: string): Promise<number | null> {
  const [found] = await rows(
    db,
    { id: nullable(int) },
    sql`select record_id as id from content.path where entry = ${entry} limit 1`,
  )
  return found?.id ?? null
}

/** From the start page down to the entry itself: whatever has a path that begins this one's. */
export async function findTrail(
  db: Reads,
  { entry, locale }: { entry: string; locale: Locale },
): Promise<{ title: string; href: string }[]> {
  const found = await rows(
    db,
    entryRow,
    sql`
      with self as (
        select *, string_to_array(path, '/') as parts
        from (${rowsOf([entry])}) found where language = ${locale}
      )
      select p.entry, p.language, p.path, p.title, p.external_link as "externalLink"
      from self
      cross join generate_series(2, cardinality(parts) - 2) level
      -- The limit makes each a look in the index of its own, where a join would read all paths.
      cross join lateral (
        select * from content.path
        where language = self.language and path = array_to_string(parts[:level], '/') || '/' limit 1
      ) p
      union all
      select entry, language, path, title, "externalLink" from self
      order by path
    `,
  )
  return found.map((row) => ({ title: row.title, href: addressOf(row) }))
}

function addressOf({ path, externalLink }: EntryRow): string {
  return (externalLink && httpsUrl(externalLink)) || path
}
