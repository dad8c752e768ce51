import { type SQL, sql } from 'drizzle-orm'

import { type DraftedTable, type PayloadTable, payloadTables } from '@/database/payload-tables'
import { mediaPath } from '@/domain/media/media-file'

export const usedCollections = ['media', 'pages', 'articles', 'categories', 'offices', 'sections'] as const

/** What other records refer to, so that throwing it away leaves a hole somewhere. */
export type UsedCollection = (typeof usedCollections)[number]

export interface Reference {
  /** Slug of the collection or global that refers. */
  kind: string
  isDraft?: boolean
  /** Tables, `r` first; `owner` is the number of the record they belong to. */
  from: string
  owner: string
  columns: Partial<Record<UsedCollection, string[]>>
  /** Columns in which editors type an address: that of a brochure, for instance. */
  addresses?: string[]
}

const pageAddresses = ['banner_call_to_action_url', 'redirect_url']
const seoImages = ['seo_og_image_id', 'seo_twitter_image_id']
const asVersion = (columns: string[]) => columns.map((column) => `version_${column}`)

const pageColumns = {
  media: ['image_id', 'banner_image_id', 'banner_video_id', ...seoImages],
  pages: ['parent_id', 'banner_call_to_action_page_id'],
}
const articleColumns = { media: ['picture_id', ...seoImages], categories: ['category_id'] }
const named = (table: PayloadTable, alias: string) => `${table} ${alias}`
const latestOf = (table: '_pages_v' | '_articles_v' | '_sections_v') =>
  `${named(table, 'v')} join ${named(table, 'r')} on r.id = v.id and v.latest`
const latestPage = (table: PayloadTable, parent: string) =>
  `${named(table, 'r')} join ${named('_pages_v', 'v')} on v.id = r.${parent} and v.latest`

/** Every column that refers to one of them; a test compares it with the database's own foreign keys. */
export const references: readonly Reference[] = [
  {
    kind: 'pages',
    from: named('pages', 'r'),
    owner: 'r.id',
    columns: pageColumns,
    addresses: pageAddresses,
  },
  {
    kind: 'pages',
    from: named('pages_sub_menu', 'r'),
    owner: 'r._parent_id',
    columns: { pages: ['page_id'] },
    addresses: ['url'],
  },
  { kind: 'pages', from: named('pages_rels', 'r'), owner: 'r.parent_id', columns: { media: ['media_id'] } },
  { kind: 'articles', from: named('articles', 'r'), owner: 'r.id', columns: articleColumns },
  {
    kind: 'categories',
    from: named('categories', 'r'),
    owner: 'r.id',
    columns: { categories: ['parent_id'] },
  },
  {
    kind: 'team',
    from: named('team_members', 'r'),
    owner: 'r.id',
    columns: { media: ['picture_id'], offices: ['office_id'] },
  },
  {
    kind: 'home-banner',
    from: named('home_banner', 'r'),
    owner: 'r.id',
    columns: { media: ['image_id', 'video_id'] },
  },
  {
    kind: 'home-banner',
    from: named('home_banner_gallery', 'r'),
    owner: 'r._parent_id',
    columns: { media: ['image_id'], pages: ['page_id'] },
    addresses: ['url'],
  },
  {
    kind: 'header',
    from: named('header', 'r'),
    owner: 'r.id',
    columns: { pages: ['valuation_page_id'] },
    addresses: ['valuation_url'],
  },
  {
    kind: 'header',
    from: named('header_top_bar', 'r'),
    owner: 'r._parent_id',
    columns: { pages: ['page_id'] },
    addresses: ['url'],
  },
  { kind: 'footer', from: named('footer_rels', 'r'), owner: 'r.parent_id', columns: { media: ['media_id'] } },
  {
    kind: 'footer',
    from: `${named('footer_columns_links', 'r')} join ${named('footer_columns', 'c')} on c.id = r._parent_id`,
    owner: 'c._parent_id',
    columns: { pages: ['page_id'] },
    addresses: ['url'],
  },
  {
    kind: 'popup',
    from: named('popup', 'r'),
    owner: 'r.id',
    columns: { media: ['media_id'], pages: ['link_page_id'] },
    addresses: ['link_url'],
  },
  {
    kind: 'agency',
    from: named('agency', 'r'),
    owner: 'r.id',
    columns: {},
    addresses: ['code_of_conduct_url'],
  },
  { kind: 'redirects', from: named('redirects', 'r'), owner: 'r.id', columns: {}, addresses: ['"to"'] },
  { kind: 'look', from: named('look', 'r'), owner: 'r.id', columns: { media: ['logo_id'] } },
  { kind: 'settings', from: named('settings', 'r'), owner: 'r.id', columns: { media: ['map_marker_id'] } },
  {
    kind: 'pages',
    isDraft: true,
    from: latestOf('_pages_v'),
    owner: 'v.parent_id',
    columns: { media: asVersion(pageColumns.media), pages: asVersion(pageColumns.pages) },
    addresses: asVersion(pageAddresses),
  },
  {
    kind: 'pages',
    isDraft: true,
    from: latestPage('_pages_v_version_sub_menu', '_parent_id'),
    owner: 'v.parent_id',
    columns: { pages: ['page_id'] },
    addresses: ['url'],
  },
  {
    kind: 'pages',
    isDraft: true,
    from: latestPage('_pages_v_rels', 'parent_id'),
    owner: 'v.parent_id',
    columns: { media: ['media_id'] },
  },
  {
    kind: 'articles',
    isDraft: true,
    from: latestOf('_articles_v'),
    owner: 'v.parent_id',
    columns: { media: asVersion(articleColumns.media), categories: asVersion(articleColumns.categories) },
  },
]

interface Words {
  kind: string
  isDraft?: boolean
  from: string
  owner: string
  column: string
}

const latestWords = (table: DraftedTable) =>
  `${named(`_${table}_v_locales`, 'r')} join ${named(`_${table}_v`, 'v')} on v.id = r._parent_id and v.latest`

/** Texts that may lead to pages and articles, or hold pictures. */
const texts: readonly Words[] = [
  { kind: 'pages', from: named('pages_locales', 'r'), owner: 'r._parent_id', column: 'content' },
  { kind: 'articles', from: named('articles_locales', 'r'), owner: 'r._parent_id', column: 'body' },
  { kind: 'listing-notes', from: named('listing_notes_locales', 'r'), owner: 'r._parent_id', column: 'text' },
  { kind: 'project-notes', from: named('project_notes_locales', 'r'), owner: 'r._parent_id', column: 'text' },
  {
    kind: 'pages',
    isDraft: true,
    from: latestWords('pages'),
    owner: 'v.parent_id',
    column: 'version_content',
  },
  {
    kind: 'articles',
    isDraft: true,
    from: latestWords('articles'),
    owner: 'v.parent_id',
    column: 'version_body',
  },
]

const modules: readonly Words[] = [
  { kind: 'pages', from: named('pages', 'r'), owner: 'r.id', column: 'modules' },
  {
    kind: 'pages',
    isDraft: true,
    from: latestOf('_pages_v'),
    owner: 'v.parent_id',
    column: 'version_modules',
  },
  { kind: 'sections', from: named('sections', 'r'), owner: 'r.id', column: 'modules' },
  {
    kind: 'sections',
    isDraft: true,
    from: latestOf('_sections_v'),
    owner: 'v.parent_id',
    column: 'version_modules',
  },
]

/** By which names a module refers to something. */
const moduleKeys: Partial<Record<UsedCollection, string[]>> = {
  media: ['image', 'images[*]', 'columns[*].picture', 'film', 'still'],
  pages: ['links[*].page'],
  articles: ['article'],
  categories: ['category'],
  sections: ['section'],
}

/** Rows of kind, number and whether only a draft refers; with repetitions. */
export function usesStatement(collection: UsedCollection, id: number): SQL {
  const vars = sql`jsonb_build_object('id', ${id}::int)`
  const row = ({ kind, isDraft = false, from, owner }: Omit<Words, 'column'>, condition: SQL) =>
    sql`select ${kind}::text as kind, ${sql.raw(owner)} as id, ${isDraft}::boolean as is_draft
        from ${sql.raw(from)} where ${condition}`
  const has = (column: string, path: string) =>
    sql`jsonb_path_exists(r.${sql.raw(column)}, ${path}::jsonpath, ${vars})`
  const parts: SQL[] = references.flatMap((reference) => {
    const columns = reference.columns[collection] ?? []
    if (columns.length === 0) return []
    const refers = columns.map((column) => sql`r.${sql.raw(column)} = ${id}`)
    return [row(reference, sql`(${sql.join(refers, sql` or `)})`)]
  })
  const keys = (moduleKeys[collection] ?? []).map((key) => `@.${key} == $id`)
  if (keys.length > 0)
    parts.push(...modules.map((place) => row(place, has(place.column, `$[*] ? (${keys.join(' || ')})`))))
  if (collection === 'media' || collection === 'pages' || collection === 'articles') {
    const node = `$.** ? (@.relationTo == "${collection}" && @.value == $id)`
    parts.push(...[...texts, ...modules].map((place) => row(place, has(place.column, node))))
  }
  if (collection === 'media') {
    const own = sql`(select ${mediaPath}::text || filename from ${payloadTables.media} where id = ${id})`
    const leads = (column: string) =>
      sql`position(${own} in replace(r.${sql.raw(column)}::text, '%20', ' ')) > 0`
    parts.push(
      ...references.flatMap((reference) =>
        (reference.addresses ?? []).map((column) => row(reference, leads(column))),
      ),
      ...[...texts, ...modules].map((place) => row(place, leads(place.column))),
    )
  }
  return sql.join(parts, sql` union all `)
}
