import { type SQL, sql } from 'drizzle-orm'

/**
 * The tables that Payload makes of our collections and globals, as far as our own statements read them: the one place
 * that names them. A test asks the migrated database for each.
 */
const names = [
  'users',
  'users_sessions',
  'pages',
  'pages_locales',
  'pages_rels',
  'pages_sub_menu',
  '_pages_v',
  '_pages_v_locales',
  '_pages_v_rels',
  '_pages_v_version_sub_menu',
  'articles',
  'articles_locales',
  '_articles_v',
  '_articles_v_locales',
  'sections',
  'sections_locales',
  '_sections_v',
  '_sections_v_locales',
  'categories',
  'categories_locales',
  'offices',
  'offices_locales',
  'team_members',
  'team_members_locales',
  'media',
  'media_locales',
  'listing_notes',
  'listing_notes_locales',
  'project_notes',
  'project_notes_locales',
  'legal_facts',
  'redirects',
  'home_banner',
  'home_banner_locales',
  '_home_banner_v',
  '_home_banner_v_locales',
  'home_banner_gallery',
  'home_banner_gallery_locales',
  'header',
  'header_locales',
  '_header_v',
  '_header_v_locales',
  'header_top_bar',
  'header_top_bar_locales',
  'footer',
  'footer_locales',
  'footer_rels',
  '_footer_v',
  '_footer_v_locales',
  'footer_columns',
  'footer_columns_locales',
  'footer_columns_links',
  'footer_columns_links_locales',
  'popup',
  'popup_locales',
  '_popup_v',
  '_popup_v_locales',
  'look',
  'agency',
  'languages',
  'settings',
  'site_info',
] as const

export type PayloadTable = (typeof names)[number]

/** For a statement: `from ${payloadTables.pages} p`. */
export const payloadTables = Object.fromEntries(names.map((name) => [name, sql.raw(name)])) as Record<
  PayloadTable,
  SQL
>

/** With words in each language in a table of their own. */
export type TranslatedTable = PayloadTable extends infer Name
  ? Name extends `_${string}`
    ? never
    : Name extends `${infer Table}_locales`
      ? Table
      : never
  : never

/** With versions in tables of their own. */
export type DraftedTable = 'pages' | 'articles' | 'sections'
/** The same, where there is one record only. */
export type DraftedSettings = 'header' | 'footer' | 'popup' | 'home_banner'

export const wordsOf = (table: TranslatedTable): SQL => payloadTables[`${table}_locales`]
export const versionsOf = (table: DraftedTable | DraftedSettings): SQL => payloadTables[`_${table}_v`]
export const versionWordsOf = (table: DraftedTable | DraftedSettings): SQL =>
  payloadTables[`_${table}_v_locales`]

/** All that Payload's type of languages may say, as an array. */
export const everyLocale = sql.raw('enum_range(null::_locales)')
