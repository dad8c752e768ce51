import { sql } from 'drizzle-orm'

import type { Page } from '@/cms/generated/payload-types'
import { rows } from '@/database/query'
import type { FieldValues } from '@/domain/field-comparison'
import { parseRichText, type RichText } from '@/domain/content/rich-text'
import type { SiteLink, SitePicture } from '@/domain/site/site'

import { articleTag, categoryTag, featuredTag, mediaTag, pageTag, teamTag } from '../content-tags'
import { idOf } from '../id-of'
import { type LinkedRecord, pathsOfRecords, recordKey, type RecordPaths } from '../paths/record-paths'
import { bodyOf } from './article-summary'
import { buildModules } from './build-modules'
import { type ContentReader, readingAs } from './content-reader'
import { type ModuleSources, readModuleSources, type StoredModule } from './module-sources'
import { type PageSeo, seoOf } from './page-seo'
import { categoryPath } from './read-categories'
import { type MediaById, pictureOf, picturesOf, readMedia } from './read-pictures'
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
  /** What conditions can ask about besides the language. */
  values: FieldValues
}

/** `null` when there is no such page for this reader. */
export async function readPage(
  reader: ContentReader,
  { id, values }: PageToRead,
): Promise<ContentPage | null> {
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    collection: 'pages',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const [page] = docs
  if (!page) return null
  const modules = page.modules ?? []
  const sources = await readModuleSources(reader, modules)
  const body = parseRichText(page.content)
  const inTexts = needsOf([body, ...textsOf(modules, sources)])
  const [media, paths, categoryPages] = await Promise.all([
    readMedia(reader, [...mediaIdsOf(page, sources), ...inTexts.mediaIds]),
    pathsOfRecords(
      reader.db,
      [...inTexts.records, ...linkedPages([page.banner?.callToAction]), ...articlesOf(sources)],
      reader.locale,
    ),
    pagesOfCategories(reader, sources),
  ])
  const { categories } = sources
  const conditionValues = { ...values, language: reader.locale }
  return {
    id: page.id,
    name: page.title || page.name,
    title: page.isTitlePublic === false ? '' : (page.title ?? ''),
    description: page.isDescriptionPublic === false ? '' : (page.description ?? ''),
    image: pictureOf(media, page.image),
    body,
    banner: page.showBanner ? bannerOf(page, media, paths) : null,
    hasBreadcrumb: page.showBreadcrumb !== false,
    className: page.css ?? '',
    modules: buildModules(modules, {
      categories,
      media,
      paths,
      locale: reader.locale,
      sources,
      values: conditionValues,
      categoryPages,
    }),
    seo: seoOf(page.seo, media),
    paths,
    media,
    tags: tagsOf(page, sources, media),
  }
}

function textsOf(modules: readonly StoredModule[], sources: ModuleSources): RichText[] {
  const own = modules.flatMap((module) => (module.blockType === 'text' ? [parseRichText(module.body)] : []))
  return [...own, ...listedArticles(sources).map(bodyOf)]
}

function listedArticles({ byCategory, byId }: ModuleSources) {
  return [...byId.values(), ...[...byCategory.values()].flat()]
}

function articlesOf(sources: ModuleSources): LinkedRecord[] {
  return listedArticles(sources).map(({ id }) => ({ relationTo: 'articles', id }))
}

function mediaIdsOf(page: Page, sources: ModuleSources): number[] {
  const { banner, seo, modules } = page
  const values: unknown[] = [
    page.image,
    banner?.image,
    banner?.video,
    ...(banner?.images ?? []),
    seo?.ogImage,
    seo?.twitterImage,
    ...(modules ?? []).flatMap(({ image, images }) => [image, ...(images ?? [])]),
    ...listedArticles(sources).map(({ picture }) => picture),
    ...sources.team.members.map(({ picture }) => picture),
  ]
  return values.flatMap((value) => idOf(value) ?? [])
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
  const found = await rows<{ path: string }>(
    db,
    sql`select path from content.path
        where language = ${locale} and path = any(${sql.param(wanted.map(({ path }) => path))}::text[])`,
  )
  const known = new Set(found.map(({ path }) => path))
  return new Map(wanted.filter(({ path }) => known.has(path)).map(({ id, path }) => [id, path]))
}

function bannerOf({ banner }: Page, media: MediaById, paths: RecordPaths): PageBanner {
  const videoId = idOf(banner?.video)
  const video = videoId === null ? undefined : media.get(videoId)
  return {
    type: banner?.type ?? 'image',
    title: banner?.title ?? '',
    description: banner?.description ?? '',
    image: pictureOf(media, banner?.image),
    images: picturesOf(media, banner?.images),
    video: video ? { url: video.url, mimetype: video.mimetype } : null,
    colour: banner?.colour ?? 'sand',
    isTransparent: banner?.isTransparent ?? false,
    callToAction: toSiteLink(banner?.callToAction, paths),
  }
}

/** Everything that can change what the page shows. */
function tagsOf(page: Page, sources: ModuleSources, media: MediaById): string[] {
  const hasFeatured = page.modules?.some(
    (module) => module.blockType === 'property-list' && module.source === 'featured',
  )
  return [
    pageTag(page.id),
    ...[...sources.byCategory.keys()].map(categoryTag),
    ...listedArticles(sources).map(({ id }) => articleTag(id)),
    ...[...media.keys()].map(mediaTag),
    ...(sources.team.offices.length + sources.team.members.length > 0 ? [teamTag] : []),
    ...(hasFeatured ? [featuredTag] : []),
  ]
}

export function linkOf(paths: RecordPaths) {
  return ({ relationTo, id }: { relationTo: string; id: number }): string | null =>
    relationTo === 'pages' || relationTo === 'articles'
      ? (paths.get(recordKey({ relationTo, id }))?.href ?? null)
      : null
}
