import { type SQL, sql } from 'drizzle-orm'

import {
  type DraftedSettings,
  type DraftedTable,
  payloadTables,
  type TranslatedTable,
} from '@/database/payload-tables'
import { mainLanguage } from '@/domain/language'

/** Where the words of a kind of record lie. `r` is the record, `l` its words in the language `g.language`. */
interface PlainKind {
  table: TranslatedTable
  /** By which editors know it, in that language. */
  title: SQL
  hasWords: SQL
  /** Whether visitors see it at all in that language; by default they do. */
  isPublic?: SQL
  hasDrafts?: false
  /** There is one, whose latest words may lie in a draft. */
  drafted?: DraftedSettings
  /** Does not know when its words changed. */
  isUnstamped?: boolean
  /** Whether rows of it have words in the source, `s`, that they lack in the language. */
  lacksWords?: SQL
  /** Stands in the cockpit though nobody wrote a word yet. */
  needsWords?: boolean
}

/** Editors publish it, so that its latest words may lie in a draft: `v` is that version, `w` its words. */
export interface DraftedKind {
  table: DraftedTable
  title: SQL
  hasDrafts: true
}

export type TranslatedKind = PlainKind | DraftedKind
export type DraftedSettingsKind = PlainKind & Required<Pick<PlainKind, 'drafted'>>

const filled = (...columns: string[]): SQL =>
  sql.join(
    columns.map((column) => sql`coalesce(btrim(${sql.raw(column)}), '') <> ''`),
    sql` or `,
  )

const footerWords = sql`exists (
  select from ${payloadTables.footer_columns} c
  left join ${payloadTables.footer_columns_locales} t on t._parent_id = c.id and t._locale = g.language
  left join ${payloadTables.footer_columns_links} k on k._parent_id = c.id
  left join ${payloadTables.footer_columns_links_locales} u on u._parent_id = k.id and u._locale = g.language
  where c._parent_id = r.id and (${filled('t.title', 't.intro_text', 't.full_text', 'u.label')}))`

const topBarWords = sql`exists (
  select from ${payloadTables.header_top_bar} b join ${payloadTables.header_top_bar_locales} t on t._parent_id = b.id and t._locale = g.language
  where b._parent_id = r.id and (${filled('t.label')}))`

/** Rows of settings, each with its words in a table of its own. */
function rowsLackWords(kind: { rows: SQL; words: SQL; isOwn?: SQL }): SQL {
  const { rows, words, isOwn = sql`c._parent_id = r.id` } = kind
  return sql`exists (
    select from ${rows} c
    join ${words} t on t._parent_id = c.id and t._locale = ${mainLanguage}
    left join ${words} u on u._parent_id = c.id and u._locale = g.language
    where ${isOwn} and content.lacks_words(to_jsonb(t), to_jsonb(u)))`
}

const footerLacks = sql`${rowsLackWords({
  rows: payloadTables.footer_columns,
  words: payloadTables.footer_columns_locales,
})} or ${rowsLackWords({
  rows: payloadTables.footer_columns_links,
  words: payloadTables.footer_columns_links_locales,
  isOwn: sql`c._parent_id in (select id from ${payloadTables.footer_columns} where _parent_id = r.id)`,
})}`

const note = (table: 'listing_notes' | 'project_notes'): TranslatedKind => ({
  table,
  title: sql`r.record_id::text`,
  hasWords: sql`l.text is not null or ${filled('l.meta_title', 'l.meta_description')}`,
})

const nameless = sql`null::text`

/** Collections and globals with words per language, by their slugs. */
export const translatedKinds = {
  pages: { table: 'pages', title: sql`coalesce(v.version_name, r.name)`, hasDrafts: true },
  articles: { table: 'articles', title: sql`coalesce(w.version_title, l.title)`, hasDrafts: true },
  sections: { table: 'sections', title: sql`coalesce(w.version_title, l.title)`, hasDrafts: true },
  categories: { table: 'categories', title: sql`l.title`, hasWords: filled('l.title'), needsWords: true },
  offices: { table: 'offices', title: sql`l.name`, hasWords: filled('l.name'), needsWords: true },
  team: {
    table: 'team_members',
    title: sql`r.name`,
    hasWords: filled('l.role', 'l.introduction'),
    needsWords: true,
  },
  'listing-notes': note('listing_notes'),
  'project-notes': note('project_notes'),
  // A picture without words in any language only decorates: there is nothing to translate.
  media: { table: 'media', title: sql`r.filename`, hasWords: filled('l.alt'), isUnstamped: true },
  'home-banner': {
    table: 'home_banner',
    drafted: 'home_banner',
    title: nameless,
    hasWords: filled('l.title', 'l.description'),
    lacksWords: rowsLackWords({
      rows: payloadTables.home_banner_gallery,
      words: payloadTables.home_banner_gallery_locales,
    }),
  },
  header: {
    table: 'header',
    drafted: 'header',
    title: nameless,
    hasWords: sql`${filled('l.valuation_label')} or ${topBarWords}`,
    lacksWords: rowsLackWords({
      rows: payloadTables.header_top_bar,
      words: payloadTables.header_top_bar_locales,
    }),
  },
  footer: {
    ...{ table: 'footer', drafted: 'footer', title: nameless },
    ...{ hasWords: footerWords, lacksWords: footerLacks },
  },
  popup: {
    table: 'popup',
    drafted: 'popup',
    title: nameless,
    hasWords: filled('l.title', 'l.description'),
    isPublic: sql`r.is_published`,
  },
} satisfies Record<string, TranslatedKind>

export type Kind = keyof typeof translatedKinds

export const kinds = Object.keys(translatedKinds) as Kind[]

export function isKind(text: unknown): text is Kind {
  return typeof text === 'string' && Object.hasOwn(translatedKinds, text)
}

export function translatedKind(kind: Kind): TranslatedKind {
  return translatedKinds[kind]
}
