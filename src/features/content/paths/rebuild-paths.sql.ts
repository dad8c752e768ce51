import { sql, type SQL } from 'drizzle-orm'

import { texts } from './path-fragments.sql'
import { isReserved } from './reserved-paths'
import { fixedPageKeys, systemPageKeys, systemRows } from './system-rows'
import { wantedArticles } from './wanted-articles.sql'
import { wantedPages } from './wanted-pages.sql'

/** What was saved or deleted. A page counts with all below it, a category with all its articles. */
export type PathScope = 'all' | { pages?: number[]; articles?: number[]; categories?: number[] }

export interface AffectedRecords {
  pages: number[]
  articles: number[]
}

const systemEntries = [...new Set(systemRows.map(({ entry }) => entry))]

/** One statement: the wanted rows, who is in the way, what differs, and the writes. Nothing is written when two want one path. */
export function rebuildStatement(affected: AffectedRecords | 'all'): SQL {
  return sql`
    with recursive
    ${wantedPages(affected === 'all' ? 'all' : affected.pages)},
    ${wantedArticles(affected === 'all' ? 'all' : affected.articles)},
    ${wanted},
    before as materialized (${rowsBefore(affected)}),
    ${taken},
    ${change},
    ${writes}
    select entry, language, old_path as "from", path as "to", null as title, null as "wantedBy"
    from change where is_visible
    union all
    select entry, language, null, path, title, wanted_by from taken
  `
}

const wanted = sql`
  wanted as materialized (
    select s.entry, s.language, coalesce(p.path, s.path) as path, s.type, p.record_id, s.original,
      coalesce(nullif(p.title, ''), s.title) as title,
      case when s.entry <> all(${texts(fixedPageKeys)}) then p.external_link end as external_link,
      p.changed_at, false as is_reserved
    from system s left join page p on p.entry = s.entry and p.language = s.language
    union all
    select entry, language, path, 'page', record_id, original, title, external_link, changed_at,
      ${isReserved(sql`path`, sql`is_below_list`)}
    from page where entry <> all(${texts(systemPageKeys)})
    union all
    select entry, language, path, 'article', record_id, original, title, null, changed_at,
      ${isReserved(sql`path`, sql`false`)}
    from article
  )`

function rowsBefore(affected: AffectedRecords | 'all'): SQL {
  if (affected === 'all') return sql`select * from content.path`
  const entries = [
    ...systemEntries,
    ...affected.pages.map((id) => `page-${id}`),
    ...affected.articles.map((id) => `article-${id}`),
  ]
  return sql`select * from content.path where entry = any(${texts(entries)})`
}

/** Who has a wanted path and keeps it. Of two that want one path, the one that has it now is in the right. */
const taken = sql`
  taken as materialized (
    select * from (
      select null as entry, language, path, '' as title, entry as wanted_by, 0 as rank from wanted where is_reserved
      union all
      select o.entry, w.language, w.path, o.title, w.entry, 1
      from wanted w join content.path o on o.language = w.language and o.path = w.path and o.entry <> w.entry
      where not exists (select from before b where b.entry = o.entry)
      union all
      select o.entry, w.language, w.path, o.title, w.entry, case when b.entry is null then 3 else 2 end
      from wanted w join wanted o on o.language = w.language and o.path = w.path and o.entry <> w.entry
      left join before b on b.entry = o.entry and b.language = o.language and b.path = o.path
    ) claim
    order by rank, entry, language limit 1
  )`

const change = sql`
  change as materialized (
    select coalesce(w.entry, b.entry) as entry, coalesce(w.language, b.language) as language, b.path as old_path,
      w.path, w.type, w.record_id, w.original, w.title, w.external_link, w.changed_at,
      (b.path, b.title, b.external_link) is distinct from (w.path, w.title, w.external_link) as is_visible
    from wanted w full join before b on b.entry = w.entry and b.language = w.language
    where not exists (select from taken) and (
      (b.path, b.type, b.record_id, b.original, b.title, b.external_link)
        is distinct from (w.path, w.type, w.record_id, w.original, w.title, w.external_link)
      or w.changed_at <> b.changed_at)
  )`

const writes = sql`
  removed as (
    delete from content.path p using change c where p.entry = c.entry and p.language = c.language and c.path is null
  ),
  updated as (
    update content.path p set path = c.path, type = c.type, record_id = c.record_id, original = c.original,
      title = c.title, external_link = c.external_link, changed_at = coalesce(c.changed_at, now())
    from change c
    where p.entry = c.entry and p.language = c.language and c.path is not null and c.old_path is not null
  ),
  added as (
    insert into content.path (entry, language, path, type, record_id, original, title, external_link, changed_at)
    select entry, language, path, type, record_id, original, title, external_link, coalesce(changed_at, now())
    from change where old_path is null
  ),
  left_behind as (
    insert into content.redirect as r (language, from_path, entry, origin)
    select c.language, c.old_path, c.entry, 'renamed' from change c
    where c.old_path <> coalesce(c.path, '')
      and exists (select from wanted w where w.entry = c.entry)
      and not exists (select from wanted w where w.language = c.language and w.path = c.old_path)
    on conflict (language, from_path) do update set entry = excluded.entry, to_url = null, created_at = now()
      where r.origin = 'renamed'
  ),
  taken_back as (
    delete from content.redirect r using change c
    where r.language = c.language and r.from_path = c.path and r.origin = 'renamed'
  ),
  forgotten as (
    delete from content.redirect r using change c
    where r.entry = c.entry and c.path is null and not exists (select from wanted w where w.entry = c.entry)
  )`
