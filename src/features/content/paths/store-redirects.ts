import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { text } from '@/database/row'
import { isLocale } from '@/i18n/locales'
import { pathSegments } from '@/i18n/paths/path-segments'

const editorRedirectRow = {
  from: text,
  to: text,
}

/** An old address in the form in which addresses are compared. */
export function comparedPath(from: string): string {
  return `/${pathSegments(from).join('/')}/`.replace('//', '/')
}

/** Puts the editors' own redirects in the form addresses are compared in. To be called whenever one is saved or deleted. */
export async function storeRedirects(tx: Queryable): Promise<void> {
  const redirects = await rows(
    tx,
    editorRedirectRow,
    sql`select "from", "to" from ${payloadTables.redirects} where trim("from") <> '' and trim("to") <> '' order by id`,
  )
  const values = redirects.map(({ from, to }) => {
    const segments = pathSegments(from)
    const language = isLocale(segments[0]) ? segments[0] : ''
    return { language, from_path: comparedPath(from), to_url: to.trim() }
  })
  // The last one written of two for the same address.
  const unique = new Map(values.map((value) => [value.from_path, value]))
  await tx.execute(sql`delete from content.redirect where origin = 'editor'`)
  await tx.execute(sql`
    insert into content.redirect (language, from_path, to_url, origin)
    select language, from_path, to_url, 'editor'
    from jsonb_to_recordset(${JSON.stringify([...unique.values()])}::jsonb)
      as r (language text, from_path text, to_url text)
    on conflict (language, from_path) do update
      set entry = null, to_url = excluded.to_url, origin = excluded.origin, created_at = now()
  `)
}
