import type { ArticleSummary } from '@/domain/content/module'

import { articleTag, categoryTag, mediaTag } from '../content-tags'
import { idOf } from '../id-of'
import { pathsOfRecords, type RecordPaths } from '../paths/record-paths'
import { bodyOf, summaryOf } from './article-summary'
import { type ContentReader, readingAs } from './content-reader'
import { type PageSeo, seoOf } from './page-seo'
import { readCategoryArticles } from './read-articles'
import { readCategories } from './read-categories'
import { type MediaById, readMedia } from './read-pictures'
import { needsOf } from './rich-text-needs'

const shownAlong = 3

export interface ContentArticle {
  article: ArticleSummary
  /** Others of its category. */
  more: ArticleSummary[]
  seo: PageSeo
  paths: RecordPaths
  media: MediaById
  tags: string[]
}

export async function readArticle(reader: ContentReader, id: number): Promise<ContentArticle | null> {
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    collection: 'articles',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const [article] = docs
  if (!article) return null
  const categories = await readCategories(reader)
  const category = categories.find((candidate) => candidate.id === idOf(article.category))
  const others = category
    ? await readCategoryArticles(reader, {
        categoryId: category.id,
        order: category.order,
        maximum: shownAlong,
        except: id,
        withPage: true,
      })
    : []
  const inText = needsOf([bodyOf(article)])
  const pictureIds = [article, ...others].flatMap(({ picture }) => idOf(picture) ?? [])
  const seoIds = [article.seo?.ogImage, article.seo?.twitterImage].flatMap((value) => idOf(value) ?? [])
  const [media, paths] = await Promise.all([
    readMedia(reader, [...pictureIds, ...seoIds, ...inText.mediaIds]),
    pathsOfRecords(
      reader.db,
      [
        ...inText.records,
        ...[article, ...others].map((one) => ({ relationTo: 'articles' as const, id: one.id })),
      ],
      reader.locale,
    ),
  ])
  const needs = { categories, media, paths, locale: reader.locale }
  return {
    article: summaryOf(article, needs),
    more: others.map((other) => summaryOf(other, needs)).filter(({ href }) => href !== null),
    seo: seoOf(article.seo, media),
    paths,
    media,
    tags: [
      articleTag(id),
      ...(category ? [categoryTag(category.id)] : []),
      ...others.map((other) => articleTag(other.id)),
      ...[...media.keys()].map(mediaTag),
    ],
  }
}
