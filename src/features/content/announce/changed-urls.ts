import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { jsonByKey, jsonBySomeKeys, jsonObject, nullable, oneOf, type RowOf, text } from '@/database/row'
import { languages, perLanguage, type PerLanguage } from '@/domain/language'
import { deals } from '@/domain/listing/listing'
import { listingPath } from '@/i18n/paths/listing-paths'
import { projectPath } from '@/i18n/paths/project-paths'

import { isListedPage, isOwnProject } from '../sitemaps/sitemap-conditions.sql'

/** What search engines are notified of, each with a memory of its own. */
export const announcedSubjects = ['homes', 'projects', 'pages'] as const
export type AnnouncedSubject = (typeof announcedSubjects)[number]

/** Among those that changed at the same moment, by their name. */
export const announcedRow = { changedAt: text, afterId: text }
export type AnnouncedUpTo = RowOf<typeof announcedRow>

export interface ChangedRecord extends AnnouncedUpTo {
  /** In every language that has it. */
  paths: Partial<PerLanguage<string>>
}

/** What changed after a moment and long enough ago that no transaction can still add to it, the oldest first. */
export async function listChanged(
  db: Reads,
  subject: AnnouncedSubject,
  { after, limit }: { after: AnnouncedUpTo; limit: number },
): Promise<ChangedRecord[]> {
  const changed = await rows(
    db,
    changedRow,
    sql`select "afterId", paths, home, moment::text as "changedAt" from (${changedSql[subject]}) changed
        where (moment, "afterId" collate "C") > (${after.changedAt}::timestamptz, ${after.afterId})
          and moment < now() - interval '2 minutes'
        order by moment, "afterId" collate "C" limit ${limit}`,
  )
  return changed.map(({ changedAt, afterId, paths, home }) => ({
    changedAt,
    afterId,
    paths: paths ?? pathsOf(subject, Number(afterId), home),
  }))
}

const changedRow = {
  ...announcedRow,
  paths: nullable(jsonBySomeKeys(languages, text)),
  home: nullable(jsonObject({ deal: oneOf(deals), city: text, typeNames: jsonByKey(languages, text) })),
}

const changedSql: Record<AnnouncedSubject, SQL> = {
  homes: sql`
    select synced_at as moment, id::text as "afterId", null::jsonb as paths,
      jsonb_build_object('deal', deal, 'city', city, 'typeNames',
        (select jsonb_object_agg(language, type_name) from listing.public_listing_text where listing_id = l.id)) as home
    from listing.public_listing l`,
  projects: sql`
    select synced_at as moment, id::text as "afterId", null::jsonb as paths, null::jsonb as home
    from listing.public_project where ${isOwnProject}`,
  pages: sql`
    select max(changed_at) as moment, entry as "afterId", jsonb_object_agg(language, path) as paths,
      null::jsonb as home
    from content.path p where ${isListedPage} group by entry`,
}

function pathsOf(
  subject: AnnouncedSubject,
  id: number,
  home: RowOf<typeof changedRow>['home'],
): Partial<PerLanguage<string>> {
  if (subject === 'projects') return perLanguage((locale) => projectPath(locale, id))
  if (!home) return {}
  const { typeNames, ...place } = home
  return perLanguage((locale) => listingPath(locale, { ...place, id, typeName: typeNames[locale] }))
}
