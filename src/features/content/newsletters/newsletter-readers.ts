import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, oneOf } from '@/database/row'
import { type Language, languages, mainLanguage } from '@/domain/language'
import { type NewsletterText, readingLanguage } from '@/domain/newsletter/newsletter'
import { locales } from '@/i18n/locales'

import { publishedSource } from '../read/published-source'

export interface SiteLanguages {
  used: readonly Language[]
  standard: Language
}

export async function siteLanguages(db: Reads): Promise<SiteLanguages> {
  const found = await publishedSource({ db, locale: mainLanguage }).findSingle('languages')
  return found ?? { used: locales, standard: mainLanguage }
}

export interface Readers {
  /** The language in which they signed up. */
  own: Language
  count: number
  /** In which they get it; `null` as long as nothing is written. */
  reads: Language | null
}

/** Who is on the list, by language, the most first. */
export async function countReaders(
  db: Reads,
  words: NewsletterText,
  site: SiteLanguages,
): Promise<Readers[]> {
  const found = await rows(
    db,
    { own: oneOf(languages), count: int },
    sql`select l.language as own, count(*)::int as count
        from lead.subscription s join lead.lead l on l.id = s.lead_id group by 1 order by 2 desc, 1`,
  )
  return found.map((one) => ({ ...one, reads: readingLanguage(one.own, words, site) }))
}
