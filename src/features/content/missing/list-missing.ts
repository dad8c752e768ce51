import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, listOf, moment, oneOf, text } from '@/database/row'
import { languages, mainLanguage } from '@/domain/language'
import type { KnownPathType } from '@/i18n/paths/known-paths'

import { publishedSource } from '../read/published-source'
import { suggestTarget } from './suggest-target'

export interface MissingRow {
  asked: string
  hits: number
  lastSeen: Date
  /** From where most came first. */
  referrers: string[]
  /** The page that is called most like it; empty: none. */
  suggestion: string
}

const shown = 100
/** What somebody may have meant: no page of thanks, no sign-in. */
const meantTypes: readonly KnownPathType[] = ['page', 'article', 'listing-base']

/** Addresses that do not exist, those that were asked for most first; without those that lead somewhere by now. */
export async function listMissing(db: Queryable): Promise<{ missing: MissingRow[]; total: number }> {
  const [found, known, offered] = await Promise.all([
    rows(
      db,
      { asked: text, hits: int, lastSeen: moment, referrers: listOf(text), total: int },
      sql`select min(m.asked) as asked, sum(m.hits)::int as hits, max(m.last_seen) as "lastSeen",
            coalesce(array_agg(m.referrer order by m.hits desc, m.referrer) filter (where m.referrer <> ''), '{}') as referrers,
            (count(*) over ())::int as total
          from visit.missing m
          where not exists (select from content.redirect r where r.from_path = m.path)
            and not exists (select from content.path p where p.path = m.path)
            and not exists (select from content.path p where p.original = m.path)
          group by m.path order by sum(m.hits) desc, max(m.last_seen) desc, m.path limit ${shown}`,
    ),
    rows(
      db,
      { path: text, title: text, language: oneOf(languages) },
      sql`select path, title, language from content.path
          where type = any(${sql.param([...meantTypes])}::text[]) and (record_id is not null or type = 'listing-base')
          order by path`,
    ),
    publishedSource({ db, locale: mainLanguage }).findSingle('languages'),
  ])
  const { used = languages, standard = mainLanguage } = offered ?? {}
  const read = known.filter(({ language }) => used.includes(language))
  return {
    missing: found.map(({ asked, hits, lastSeen, referrers }) => ({
      ...{ asked, hits, referrers, lastSeen: new Date(lastSeen) },
      suggestion: suggestTarget(asked, read, standard),
    })),
    total: found[0]?.total ?? 0,
  }
}
