import { sql } from 'drizzle-orm'

import { documentForm } from '../published/documents'

/**
 * What search engines may show of `content.path p`: no thank-you pages, no login, nothing that lives on another site,
 * no page that editors keep from them, and none that nobody has filled.
 */
export const isListedPage = sql.raw(`
  p.type in ('page', 'article', 'listing-base') and p.external_link is null
  and (p.record_id is not null or p.entry in ('home', 'for-sale', 'for-rent', 'projects'))
  and not exists (
    select from content.published d
    where d.version = ${documentForm} and d.language = p.language
      and d.key = (case when p.type = 'article' then 'article:' else 'page:' end) || p.record_id
      and d.document -> 'seo' ->> 'robots' in ('noindex', 'none')
  )`)

export const isOpenHome = sql.raw('not is_closed')
export const isOwnProject = sql.raw("coalesce(trim(external_url), '') = ''")
