import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Reads, rows } from '@/database/query'
import { bool, float, int, nullable, type RowOf, text } from '@/database/row'
import type { Language } from '@/domain/language'

import { isKept } from '../trash/trashed'

const pageRow = {
  id: int,
  parent: nullable(int),
  sort: float,
  showInMenu: bool,
  hasSubMenu: bool,
  /** In the language asked for; the name for the editors where there is none. */
  title: text,
  /** `null` where it has none in this language. */
  address: nullable(text),
  picture: nullable(text),
  /** Of further links below it, which stay with the page. */
  links: int,
}

export type StoredMenuPage = RowOf<typeof pageRow>

/** Every page that visitors can have, in the order of the menu. */
export function listMenuPages(db: Reads, language: Language): Promise<StoredMenuPage[]> {
  return rows(
    db,
    pageRow,
    sql`select p.id, p.parent_id as parent, coalesce(p.sort, 0)::float8 as sort, coalesce(p.show_in_menu, false) as "showInMenu",
          coalesce(p.has_sub_menu, false) as "hasSubMenu",
          coalesce(nullif(path.title, ''), nullif(words.title, ''), nullif(p.name, ''), p.id::text) as title,
          path.path as address, m.filename as picture,
          (select count(*)::int from ${payloadTables.pages_sub_menu} link where link._parent_id = p.id) as links
        from ${payloadTables.pages} p
        left join ${payloadTables.pages_locales} words on words._parent_id = p.id and words._locale::text = ${language}
        left join content.path path on path.record_id = p.id and path.language = ${language}
          and path.type in ('page', 'listing-base')
        left join ${payloadTables.media} m on m.id = coalesce(p.image_id, p.banner_image_id)
        where p._status = 'published' and ${isKept(sql`p`)}
        order by p.sort, p.id`,
  )
}
