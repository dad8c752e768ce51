import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { text } from '@/database/row'
import type { FieldValues } from '@/domain/field-comparison'
import type { RichText } from '@/domain/content/rich-text'
import { deals } from '@/domain/listing/listing'
import type { SiteLink, SitePicture } from '@/domain/site/site'
import { listTag, searchTags } from '@/features/listings/listing-tags'
import { projectListTags } from '@/features/listings/projects/project-tags'

import { articleTag, categoryTag, featuredTag, mediaTag, pageTag, sectionTag, teamTag } from '../content-tags'
import { idOf } from '../id-of'
import { texts } from '../paths/path-fragments.sql'
import { type LinkedRecord, pathsOfRecords, recordKey, type RecordPaths } from '../paths/record-paths'
import type { LinkDocument } from '../published/link-document'
import type { ModuleDocument } from '../published/module-document'
import type { BannerDocument, PageDocument } from '../published/page-document'
import { placeSections, sectionsOf } from '../sections/place-sections'
import { buildModules } from './build-modules'
import { categoryPath } from './category-path'
import type { ContentReader } from './content-reader'
import { type ModuleSources, readModuleSources, searchOf } from './module-sources'
import { type PageSeo, seoOf } from './page-seo'
import { type MediaById, pictureOf, picturesOf } from './read-pictures'
import { needsOf } from './rich-text-needs'
import type { ShownModule } from './shown-module'
import { linkedPages, toSiteLink } from './site-links'

export interface PageBanner {
  type: 'image' | 'gallery' | 'video' | 'colour'
  title: string
  description: string
  image: SitePicture | null
  images: SitePicture[]
  video: { url: string; mimetype: string } | null
  colour: 'sand' | 'mist' | 'bluestone'
  isTransparent: boolean
  callToAction: SiteLink | null
}

/** A menu page with all it shows, in one language. */
export interface ContentPage {
  id: number
  /** Its own name, also when the page does not show it. */
  name: string
  title: string
  description: string
  image: SitePicture | null
  body: RichText
  banner: PageBanner | null
  hasBreadcrumb: boolean
  className: string
  modules: ShownModule[]
  seo: PageSeo
  /** For the texts' own links and pictures. */
  paths: RecordPaths
  media: MediaById
  tags: string[]
}

export interface PageToRead {
  id: number
  /** What conditions can ask about besides the language; what is still being read is read beside the page. */
  values: FieldValues | Promise<FieldValues>
}

/** A page whose sections are in their places. */
export type WholePage = Omit<PageDocument, 'modules'> & { modules: ModuleDocument[] }

/** `null` when there is no such page for this reader. */
export async function readPage(
  reader: ContentReader,
  { id, values }: PageToRead,
): Promise<ContentPage | null> {
  const [found, known] = await Promise.all([reader.source.findPage(id), values])
  if (!found) return null
  const { page, sections } = found
  const shown = await showPage(reader, { ...page, modules: placeSections(page, sections) }, known)
  return { ...shown, tags: [pageTag(id), ...sectionsOf(page).map(sectionTag), ...shown.tags] }
}

/** All that a page shows, in one language; tagged with what it shows, not yet with its own. */
export async function showPage(
  reader: ContentReader,
  page: WholePage,
  known: FieldValues,
): Promise<ContentPage> {
  const { source, db, locale } = reader
  const sources = await readModuleSources(reader, page.modules)
  const inTexts = needsOf([page.body, ...textsOf(page.modules, sources)])
  const [media, paths, categoryPages] = await Promise.all([
    source.findRecords('media', [...mediaIdsOf(page, sources), ...inTexts.mediaIds]),
    pathsOfRecords(
      db,
      [
        ...inTexts.records,
        ...linkedPages([page.banner?.callToAction, ...buttonsOf(page.modules)]),
        ...articlesOf(sources),
      ],
      locale,
    ),
    pagesOfCategories(reader, sources),
  ])
  const { id, name, title, description, body, hasBreadcrumb, className } = page
  return {
    ...{ id, name, title, description, body, hasBreadcrumb, className },
    image: pictureOf(media, page.image),
    banner: page.banner && bannerOf(page.banner, media, paths),
    modules: buildModules(page.modules, {
      categories: sources.categories,
      media,
      paths,
      locale,
      sources,
      values: { ...known, language: locale },
      categoryPages,
    }),
    seo: seoOf(page.seo, media),
    paths,
    media,
    tags: tagsOf(page, sources, media),
  }
}

function textsOf(modules: readonly ModuleDocument[], sources: ModuleSources): RichText[] {
  const own = modules.flatMap((module) => {
    if (module.blockType === 'text') return [module.body]
    if (module.blockType === 'columns') return module.columns.map(({ body }) => body)
    return module.blockType === 'questions' ? module.questions.map(({ answer }) => answer) : []
  })
  return [...own, ...listedArticles(sources).map(({ body }) => body)]
}

function buttonsOf(modules: readonly ModuleDocument[]): LinkDocument[] {
  return modules.flatMap((module) => (module.blockType === 'call-to-action' ? module.links : []))
}

function listedArticles({ byCategory, byId }: ModuleSources) {
  return [...byId.values(), ...[...byCategory.values()].flat()]
}

function articlesOf(sources: ModuleSources): LinkedRecord[] {
  return listedArticles(sources).map(({ id }) => ({ relationTo: 'articles', id }))
}

function mediaIdsOf({ image, banner, seo, modules }: WholePage, sources: ModuleSources): number[] {
  const values: unknown[] = [
    image,
    banner?.image,
    banner?.video,
    ...(banner?.images ?? []),
    seo.ogImage,
    seo.twitterImage,
    ...modules.flatMap((module) => [module.image, ...(module.images ?? [])]),
    ...modules.flatMap((module) =>
      module.blockType === 'columns' ? module.columns.map(({ picture }) => picture) : [],
    ),
    ...modules.flatMap((module) => (module.blockType === 'video' ? [module.film, module.still] : [])),
    ...listedArticles(sources).map(({ picture }) => picture),
    // Of nobody who is not shown.
    ...sources.team.members.filter(isMemberOf(modules)).map(({ picture }) => picture),
  ]
  return values.flatMap((value) => idOf(value) ?? [])
}

function isMemberOf(modules: readonly ModuleDocument[]): (member: { id: number }) => boolean {
  const showsAll = modules.some((module) => module.blockType === 'team' && module.shows !== 'offices')
  const alone = modules.flatMap((module) => (module.blockType === 'adviser' ? idOf(module.member) : []))
  return ({ id }) => showsAll || alone.includes(id)
}

/** A category's own page is whichever page has its path. */
async function pagesOfCategories(
  { db, locale }: ContentReader,
  { categories, byCategory }: ModuleSources,
): Promise<Map<number, string>> {
  const wanted = [...byCategory.keys()].map((id) => ({
    id,
    path: `/${locale}${categoryPath(categories, id)}`,
  }))
  if (wanted.length === 0) return new Map()
  const found = await rows(
    db,
    { path: text },
    sql`select path from content.path
        where language = ${locale} and path = any(${texts(wanted.map(({ path }) => path))})`,
  )
  const known = new Set(found.map(({ path }) => path))
  return new Map(wanted.filter(({ path }) => known.has(path)).map(({ id, path }) => [id, path]))
}

function bannerOf(banner: BannerDocument, media: MediaById, paths: RecordPaths): PageBanner {
  const video = banner.video === null ? undefined : media.get(banner.video)
  return {
    ...banner,
    image: pictureOf(media, banner.image),
    images: picturesOf(media, banner.images),
    video: video ? { url: video.url, mimetype: video.mimetype } : null,
    callToAction: toSiteLink(banner.callToAction, paths),
  }
}

/** Everything besides the page itself that can change what it shows. */
function tagsOf({ modules }: WholePage, sources: ModuleSources, media: MediaById): string[] {
  const hasFeatured = modules.some(
    (module) => module.blockType === 'property-list' && module.source === 'featured',
  )
  const hasProjects = modules.some(({ blockType }) => blockType === 'projects')
  return [
    ...[...sources.byCategory.keys()].map(categoryTag),
    ...listedArticles(sources).map((article) => articleTag(article.id)),
    ...[...media.keys()].map(mediaTag),
    ...(sources.team.offices.length + sources.team.members.length > 0 ? [teamTag] : []),
    ...(hasFeatured ? [featuredTag] : []),
    ...(hasProjects ? projectListTags(sources.projects) : []),
    ...modules.flatMap(listTagsOf),
  ]
}

/** A home that comes into what is searched, or to a member of the team, has no tag on the page yet. */
function listTagsOf(module: ModuleDocument): string[] {
  if (module.blockType !== 'property-list') return []
  if (module.source === 'member') return [teamTag, ...deals.map((deal) => listTag(deal))]
  const criteria = searchOf(module)
  return criteria ? searchTags(criteria) : []
}

export function linkOf(paths: RecordPaths) {
  return ({ relationTo, id }: { relationTo: string; id: number }): string | null =>
    relationTo === 'pages' || relationTo === 'articles'
      ? (paths.get(recordKey({ relationTo, id }))?.href ?? null)
      : null
}
