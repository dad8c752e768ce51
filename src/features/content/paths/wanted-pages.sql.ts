import { sql, type SQL } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'

import { isKept } from '../trash/trashed'
import { fixedPageKeys, systemPageKeys, systemRows } from './system-rows'
import { deepest, inLocales, ints, literals, texts } from './path-fragments.sql'

const isFixed = sql`coalesce(p.key::text, '') = any(${texts(fixedPageKeys)})`

/**
 * Parts of a `with recursive`: `system` are the site's own rows, `page` what editors' pages want to be.
 * A page needs a segment of its own and one of every page above it; who stands above need not be public.
 */
export function wantedPages(pages: readonly number[] | 'all'): SQL {
  return sql`
    system as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(systemRows)}::jsonb)
        as s (entry text, language text, path text, type text, original text, title text)
    ),
    page_scope as (${pages === 'all' ? sql`select id from ${payloadTables.pages}` : sql`select unnest(${ints(pages)}) as id`}),
    page_chain (id, ancestor, depth) as (
      select id, id, 0 from (
        select id from page_scope union select id from ${payloadTables.pages} where key in (${literals(systemPageKeys)})
      ) looked_at
      union all
      select c.id, p.parent_id, c.depth + 1
      from page_chain c join ${payloadTables.pages} p on p.id = c.ancestor
      where p.parent_id is not null and not ${isFixed} and c.depth < ${deepest}
    ),
    page_path as (
      select c.id, l._locale::text as language,
        '/' || l._locale::text || '/'
          || coalesce(string_agg(s.segment || '/', '' order by c.depth desc) filter (where s.segment <> ''), '') as path,
        coalesce(max(l.title) filter (where c.depth = 0), '') as title,
        bool_or(c.depth = 0 and l.is_public) as is_public,
        coalesce(bool_or(p.key in (${literals(['for-sale', 'for-rent'])})), false) as is_below_list
      from page_chain c
      join ${payloadTables.pages} p on p.id = c.ancestor
      join ${payloadTables.pages_locales} l on l._parent_id = c.ancestor and ${inLocales(sql`l`)}
      left join system f on f.entry = p.key::text and f.entry = any(${texts(fixedPageKeys)}) and f.language = l._locale::text
      cross join lateral (
        select coalesce(split_part(f.path, '/', 3), nullif(trim(both '/ ' from l.path), '')) as segment
      ) s
      group by c.id, l._locale
      having bool_or(p.parent_id is null or ${isFixed}) and count(s.segment) = max(c.depth) + 1
    ),
    page as (
      select case when p.key in (${literals(systemPageKeys)}) then p.key::text else 'page-' || p.id end as entry,
        x.language, x.path, p.id as record_id,
        '/' || coalesce(case p.key::text when 'sell' then 'verkopen' else p.key::text end, 'page/' || p.id) || '/' as original,
        x.title, case when p.is_redirect then nullif(trim(p.redirect_url), '') end as external_link,
        p.updated_at as changed_at, x.is_below_list
      from page_path x
      join ${payloadTables.pages} p on p.id = x.id and p._status = 'published' and ${isKept(sql`p`)}
      where x.is_public
    )
  `
}
