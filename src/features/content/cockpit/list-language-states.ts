import { type SQL, sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool, int, jsonByKey, jsonList, jsonObject, moment, nullable, oneOf, text } from '@/database/row'
import { type Language, languages as allLanguages, mainLanguage, type PerLanguage } from '@/domain/language'

import { cellColumns, factColumns, languageCells, stateCase } from './language-cells.sql'
import { type LanguageFacts, type LanguageState, languageState, languageStates } from './language-states'
import { type Kind, kinds } from './translated-kinds'

export interface CockpitFilters {
  kind?: Kind
  /** One record of that kind. */
  id?: number
  state?: LanguageState
  language?: Language
  query?: string
  page?: number
  /** Those the reader works in; by default all. */
  languages?: readonly Language[]
}

export interface CockpitRecord {
  kind: Kind
  id: number
  /** `null` for what there is only one of. */
  title: string | null
  updatedAt: Date
  languages: PerLanguage<{ state: LanguageState } & Pick<LanguageFacts, 'isIncomplete' | 'isOlderThanSource'>>
}

export interface LanguageTotal {
  language: Language
  state: LanguageState
  count: number
}

export interface Cockpit {
  records: CockpitRecord[]
  /** Of all records of the kind and text asked for, whatever their state. */
  totals: LanguageTotal[]
  total: number
  page: number
  pages: number
}

const perPage = 50

const foundRow = {
  records: jsonList({
    kind: oneOf(kinds),
    id: int,
    title: nullable(text),
    updatedAt: moment,
    facts: jsonByKey(
      allLanguages,
      jsonObject({
        hasWords: bool,
        isWaiting: bool,
        isScheduled: bool,
        isPublic: bool,
        isMachineMade: bool,
        isIncomplete: bool,
        isOlderThanSource: bool,
      }),
    ),
  }),
  totals: jsonList({ language: oneOf(allLanguages), state: oneOf(languageStates), count: int }),
  total: int,
}

/** Fifty records and how each stands in each language, what was touched last first; and the totals of all. */
export async function listLanguageStates(db: Queryable, filters: CockpitFilters): Promise<Cockpit> {
  const asked = Math.max(1, Math.floor(filters.page ?? 1))
  const [found] = await rows(db, foundRow, cockpitStatement({ ...filters, page: asked }))
  const { records, totals, total } = found ?? { records: [], totals: [], total: 0 }
  const pages = Math.max(1, Math.ceil(total / perPage))
  return {
    records: records.map(({ facts, updatedAt, ...record }) => ({
      ...record,
      updatedAt: new Date(updatedAt),
      languages: Object.fromEntries(
        allLanguages.map((language) => [
          language,
          {
            state: languageState(facts[language]),
            isIncomplete: facts[language].isIncomplete,
            isOlderThanSource: facts[language].isOlderThanSource,
          },
        ]),
      ) as CockpitRecord['languages'],
    })),
    totals,
    total,
    page: Math.min(asked, pages),
    pages,
  }
}

function cockpitStatement(filters: CockpitFilters & { page: number }): SQL {
  const { kind, page, languages = allLanguages } = filters
  const facts = sql.join(
    Object.entries(factColumns).map(([name, column]) => sql.raw(`'${name}', ${column}`)),
    sql`, `,
  )
  return sql`
    with cell as materialized (
      select *, ${stateCase} as state from (${languageCells(kind ? [kind] : kinds)}) known (${cellColumns})
    ),
    listed as materialized (
      select kind, id, max(updated_at) as updated_at, bool_or(${matches(filters)}) as matches
      from cell ${filters.id === undefined ? sql`` : sql`where id = ${filters.id}`}
      group by kind, id
      having bool_or(has_words or needs_words) and bool_or(${contains(filters.query)})
    ),
    total as materialized (select count(*)::int as count from listed where matches),
    shown as materialized (
      select kind, id, updated_at from listed where matches
      order by updated_at desc, kind, id limit ${perPage}
      offset (select (least(${page}, greatest(1, ceil(count / ${perPage}::float)))::int - 1) * ${perPage} from total)
    )
    select (select count from total) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('language', language, 'state', state, 'count', count)), '[]')
       from (select language, state, count(*)::int as count from cell join listed using (kind, id)
             where language::text = any(${textArray(languages)}) group by language, state) counted) as totals,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'title', title, 'updatedAt', updated_at,
         'facts', facts) order by updated_at desc, kind, id), '[]')
       from (select kind, id, shown.updated_at,
               (array_agg(title order by language <> ${mainLanguage}, language) filter (where title <> ''))[1] as title,
               jsonb_object_agg(language, jsonb_build_object(${facts})) as facts
             from shown join cell using (kind, id) group by kind, id, shown.updated_at) record) as records`
}

function matches({ state, language, languages = allLanguages }: CockpitFilters): SQL {
  const wanted = language ? [language] : languages
  const inLanguage = sql`language::text = any(${textArray(wanted)})`
  return state ? sql`${inLanguage} and state = ${state}` : sql`true`
}

function contains(query: string | undefined): SQL {
  const words = query?.trim()
  if (!words) return sql`true`
  return sql`title ilike ${`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}

function textArray(values: readonly string[]): SQL {
  return sql`${`{${values.join(',')}}`}::text[]`
}
