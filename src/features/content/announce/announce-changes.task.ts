import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { mainLanguage } from '@/domain/language'

import { isLaunched } from '../paths/revision'
import { globalDocuments } from '../published/global-documents'
import { visitorReader } from '../read/published-source'
import {
  announcedRow,
  announcedSubjects,
  type AnnouncedSubject,
  type AnnouncedUpTo,
  listChanged,
} from './changed-urls'

export const announceChangesTask = 'announce-changes'

export interface IndexNow {
  /** Where the search engines that share it listen. */
  endpoint: string
  /** Lies on our own host too, as a file: that proves whose site it is. */
  key: string
  siteUrl: string
}

/** At most 10,000 addresses are taken at once; a record has one in each language. */
const recordsPerBatch = 2000

/**
 * Notifies search engines of what came or changed since they were last notified; answers how many addresses. Each batch that is
 * taken is noted, so that a run that fails goes on where it stopped.
 */
export async function announceChanges(db: Database, indexNow: IndexNow): Promise<number> {
  // Nobody is notified of a site that is closed to them.
  if (!(await isLaunched(db))) return 0
  let told = 0
  for (const subject of announcedSubjects) {
    let after = await announcedUpTo(db, subject)
    for (;;) {
      const changed = await listChanged(db, subject, { after, limit: recordsPerBatch })
      const last = changed.at(-1)
      if (!last) break
      const languages = await usedLanguages(db)
      const paths = changed.flatMap((record) => languages.flatMap((language) => record.paths[language] ?? []))
      await send(indexNow, paths)
      await noteAnnounced(db, subject, last)
      told += paths.length
      after = last
    }
  }
  return told
}

/** At the first run the sitemaps have said all there is: it begins with what changes from now on. */
async function announcedUpTo(db: Database, subject: AnnouncedSubject): Promise<AnnouncedUpTo> {
  const [told] = await rows(
    db,
    announcedRow,
    sql`insert into content.announcement as a (subject, changed_at) values (${subject}, now())
        on conflict (subject) do update set subject = a.subject
        returning changed_at::text as "changedAt", after_id as "afterId"`,
  )
  if (!told) throw new Error('The memory of announcements cannot be read')
  return told
}

async function noteAnnounced(db: Database, subject: AnnouncedSubject, { changedAt, afterId }: AnnouncedUpTo) {
  await db.execute(
    sql`update content.announcement set changed_at = ${changedAt}::timestamptz, after_id = ${afterId}
        where subject = ${subject}`,
  )
}

async function usedLanguages(db: Database) {
  const stored = await visitorReader({ db, locale: mainLanguage }).source.findSingle('languages')
  return (stored ?? globalDocuments.languages({ id: 0 } as never)).used
}

async function send({ endpoint, key, siteUrl }: IndexNow, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: new URL(`/${key}.txt`, siteUrl).href,
      urlList: paths.map((path) => new URL(path, siteUrl).href),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  })
  await response.arrayBuffer()
  if (!response.ok)
    throw new Error(`${new URL(endpoint).host} refused ${paths.length} addresses: HTTP ${response.status}`)
}
