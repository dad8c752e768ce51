import { sql } from 'drizzle-orm'

import { versionsOf, versionWordsOf, wordsOf } from '@/database/payload-tables'
import { type Queryable, rowCount } from '@/database/query'

import type { TranslatedRecord } from './cockpit-paths'
import { isKind, translatedKind } from './translated-kinds'

/**
 * Notes that a translation still says what its source says. No word changes, so it makes no version and no draft;
 * the published words are marked too, unless newer ones wait in a draft.
 */
export async function markChecked(
  db: Queryable,
  { kind, id, language }: TranslatedRecord,
  now: Date,
): Promise<boolean> {
  if (!isKind(kind)) return false
  const spec = translatedKind(kind)
  if (!spec.hasDrafts && spec.isUnstamped) return false
  const moment = now.toISOString()
  const own = sql`l._parent_id = ${id} and l._locale = ${language}`
  if (!spec.hasDrafts && spec.drafted) {
    const [versions, words] = [versionsOf(spec.drafted), versionWordsOf(spec.drafted)]
    const marked = await rowCount(
      db,
      sql`
        with draft as (
          update ${words} w set version_language_changed_at = ${moment} from ${versions} v
          where v.latest and v.version__status = 'draft' and w._parent_id = v.id and w._locale = ${language}
            and w.version_language_changed_at > coalesce(
              (select l.language_changed_at from ${wordsOf(spec.drafted)} l where ${own}), '-infinity')
          returning 1
        ),
        published as (
          update ${wordsOf(spec.drafted)} l set language_changed_at = ${moment}
          where ${own} and not exists (select from draft) returning 1
        )
        select 1 from draft union all select 1 from published`,
    )
    return marked > 0
  }
  if (!spec.hasDrafts) {
    const marked = await rowCount(
      db,
      sql`update ${wordsOf(spec.table)} l set language_changed_at = ${moment} where ${own} returning 1`,
    )
    return marked > 0
  }
  const { table } = spec
  const versionWords = versionWordsOf(table)
  const marked = await rowCount(
    db,
    sql`
      with latest as (
        select w.id, w.version_language_changed_at as changed_at
        from ${versionsOf(table)} v join ${versionWords} w on w._parent_id = v.id and w._locale = ${language}
        where v.parent_id = ${id} and v.latest
      ),
      draft as (
        update ${versionWords} w set version_language_changed_at = ${moment}
        from latest where w.id = latest.id returning 1
      ),
      published as (
        update ${wordsOf(table)} l set language_changed_at = ${moment}
        where ${own} and not exists (select from latest where latest.changed_at > l.language_changed_at) returning 1
      )
      select 1 from draft union all select 1 from published`,
  )
  return marked > 0
}
