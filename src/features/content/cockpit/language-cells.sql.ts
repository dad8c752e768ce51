import { type SQL, sql } from 'drizzle-orm'

import { everyLocale, payloadTables, versionsOf, versionWordsOf, wordsOf } from '@/database/payload-tables'
import { mainLanguage } from '@/domain/language'

import { isBegun } from '../begun/begun.sql'
import { isKept } from '../trash/trashed'
import { type LanguageFacts, stateOtherwise, stateRules } from './language-states'
import {
  type DraftedKind,
  type DraftedSettingsKind,
  type Kind,
  translatedKind,
  type TranslatedKind,
} from './translated-kinds'

export const factColumns: Record<keyof LanguageFacts, string> = {
  hasWords: 'has_words',
  isWaiting: 'is_waiting',
  isScheduled: 'is_scheduled',
  isPublic: 'is_public',
  isMachineMade: 'is_machine_made',
  isIncomplete: 'is_incomplete',
  isOlderThanSource: 'is_older',
}

export const cellColumns: SQL = sql.raw(
  ['kind, id, language, title, updated_at', ...Object.values(factColumns), 'needs_words'].join(', '),
)

/** One row for each record and language: what `LanguageFacts` asks, and the title in that language. */
export function languageCells(kinds: readonly Kind[]): SQL {
  return sql.join(
    kinds.map((kind) => cellsOf(kind, translatedKind(kind))),
    sql` union all `,
  )
}

/** The rules of language-states.ts, as one expression over such a row. */
export const stateCase: SQL = sql.raw(
  `case ${stateRules
    .map(({ state, when }) => {
      const conditions = Object.entries(when).map(
        ([name, value]) => `${value ? '' : 'not '}${factColumns[name as keyof LanguageFacts]}`,
      )
      return `when ${conditions.join(' and ')} then '${state}'`
    })
    .join(' ')} else '${stateOtherwise}' end`,
)

const everyLanguage = sql`unnest(${everyLocale}) as g(language)`
const source = sql.raw(`'${mainLanguage}'`)

const isMachineMade = (kind: Kind): SQL => sql`exists (select from content.translation m
  where m.kind = ${kind} and m.record_id = r.id and m.language = g.language::text and m.machine_keys <> '{}')`

/** Whether the words of the source, which may be columns of a row or an expression, have some that `target` lacks. */
const isIncomplete = (more: SQL = sql`false`): SQL => sql`coalesce(g.language <> ${source}
  and (content.lacks_words(to_jsonb(s), to_jsonb(l)) or ${more}), false)`

function cellsOf(kind: Kind, spec: TranslatedKind): SQL {
  if (spec.hasDrafts) return draftedCells(kind, spec)
  const words = wordsOf(spec.table)
  if (spec.drafted) return settingsCells(kind, { ...spec, drafted: spec.drafted })
  const isOlder = spec.isUnstamped
    ? sql`false`
    : sql`coalesce(g.language <> ${source} and s.language_changed_at > l.language_changed_at, false)`
  return sql`
    select ${kind}::text, r.id, g.language, ${spec.title}, r.updated_at,
      coalesce(${spec.hasWords}, false), false, false, coalesce(${spec.isPublic ?? sql`true`}, true),
      ${isMachineMade(kind)}, ${isIncomplete()}, ${isOlder},
      ${spec.needsWords ? sql`true` : sql`false`}
    from ${payloadTables[spec.table]} r
    cross join ${everyLanguage}
    left join ${words} l on l._parent_id = r.id and l._locale = g.language
    left join ${words} s on s._parent_id = r.id and s._locale = ${source}
    where ${isKept(sql`r`)}`
}

/** The settings' own row is what is published; words that are newer in the latest version wait there. */
function settingsCells(
  kind: Kind,
  { drafted, title, hasWords, isPublic, lacksWords }: DraftedSettingsKind,
): SQL {
  const [words, versionWords] = [wordsOf(drafted), versionWordsOf(drafted)]
  const isWaiting = sql`coalesce(v.version__status = 'draft'
    and w.version_language_changed_at > coalesce(l.language_changed_at, '-infinity'), false)`
  return sql`
    select ${kind}::text, r.id, g.language, ${title}, greatest(r.updated_at, v.updated_at),
      coalesce(${hasWords}, false) or ${isWaiting}, ${isWaiting}, false, coalesce(${isPublic ?? sql`true`}, true),
      ${isMachineMade(kind)}, ${isIncomplete(lacksWords)},
      coalesce(g.language <> ${source} and greatest(s.language_changed_at, x.version_language_changed_at)
        > greatest(l.language_changed_at, w.version_language_changed_at), false),
      false
    from ${payloadTables[drafted]} r
    cross join ${everyLanguage}
    left join ${words} l on l._parent_id = r.id and l._locale = g.language
    left join ${words} s on s._parent_id = r.id and s._locale = ${source}
    left join ${versionsOf(drafted)} v on v.latest
    left join ${versionWords} w on w._parent_id = v.id and w._locale = g.language
    left join ${versionWords} x on x._parent_id = v.id and x._locale = ${source}`
}

/** The record's own row is what is published, or a draft that never was; the latest version may be ahead of it. */
function draftedCells(kind: Kind, { table, title }: DraftedKind): SQL {
  const [words, versionWords] = [wordsOf(table), versionWordsOf(table)]
  const latest = (column: SQL, version: SQL) => sql`case when v.id is null then ${column} else ${version} end`
  const changed = latest(sql`l.language_changed_at`, sql`w.version_language_changed_at`)
  const modules =
    table === 'pages'
      ? sql`content.modules_lack_words(
    ${latest(sql`r.modules`, sql`v.version_modules`)}, ${source}, g.language::text)`
      : sql`false`
  const lacksWords = sql`case when v.id is null then content.lacks_words(to_jsonb(s), to_jsonb(l))
    else content.lacks_words(to_jsonb(x), to_jsonb(w)) end`
  const sourceChanged = latest(sql`s.language_changed_at`, sql`x.version_language_changed_at`)
  return sql`
    select ${kind}::text, r.id, g.language, ${title}, greatest(r.updated_at, v.updated_at),
      coalesce(btrim(${latest(sql`l.title`, sql`w.version_title`)}), '') <> ''
        or r._status = 'published' and coalesce(btrim(l.title), '') <> '',
      r._status is distinct from 'published' or coalesce(v.version__status = 'draft' and (
        coalesce(btrim(l.title), '') = ''
        or w.version_language_changed_at > coalesce(l.language_changed_at, '-infinity')), false),
      coalesce(${latest(sql`r.publish_at`, sql`v.version_publish_at`)} > now()
        and ${latest(sql`r.publish_in::text`, sql`v.version_publish_in::text`)} in ('all', g.language::text), false),
      coalesce(l.is_public, true),
      ${isMachineMade(kind)}, coalesce(g.language <> ${source} and (${lacksWords} or ${modules}), false),
      coalesce(g.language <> ${source} and ${sourceChanged} > ${changed}, false),
      true
    from ${payloadTables[table]} r
    cross join ${everyLanguage}
    left join ${words} l on l._parent_id = r.id and l._locale = g.language
    left join ${words} s on s._parent_id = r.id and s._locale = ${source}
    left join ${versionsOf(table)} v on v.parent_id = r.id and v.latest
    left join ${versionWords} w on w._parent_id = v.id and w._locale = g.language
    left join ${versionWords} x on x._parent_id = v.id and x._locale = ${source}
    where ${isKept(sql`r`)} and (v.id is null or ${isBegun(table, sql`v`)})`
}
