import type { ArticleSummary, TeamMemberCard } from '@/domain/content/module'

import { articleTag, categoryTag, mediaTag, teamTag } from '../content-tags'
import { pathsOfRecords, type RecordPaths } from '../paths/record-paths'
import { summaryOf } from './article-summary'
import type { ContentReader } from './content-reader'
import { type PageSeo, seoOf } from './page-seo'
import type { MediaById } from './read-pictures'
import { needsOf } from './rich-text-needs'
import { memberCard } from './team-cards'

const shownAlong = 3

export interface ContentArticle {
  article: ArticleSummary
  /** Who wrote it, as long as they are of the team. */
  author: TeamMemberCard | null
  /** Others of its category. */
  more: ArticleSummary[]
  seo: PageSeo
  paths: RecordPaths
  media: MediaById
  tags: string[]
}

export async function readArticle(reader: ContentReader, id: number): Promise<ContentArticle | null> {
  const { source, db, locale } = reader
  const [article, categories] = await Promise.all([source.findArticle(id), source.findSingle('categories')])
  if (!article) return null
  const category = categories?.find((candidate) => candidate.id === article.category)
  const lists = category
    ? [{ categoryId: category.id, order: category.order, maximum: shownAlong, except: id, withPage: true }]
    : []
  const [[others = []], team] = await Promise.all([
    source.listArticles(lists),
    article.author === null ? null : source.findSingle('team'),
  ])
  const author = team?.members.find((member) => member.id === article.author)
  const inText = needsOf([article.body])
  const shown = [article, ...others]
  const pictures = [
    ...shown.map(({ picture }) => picture),
    ...[article.seo.ogImage, article.seo.twitterImage, author?.picture ?? null],
  ]
  const [media, paths] = await Promise.all([
    source.findRecords('media', [...pictures.filter((picture) => picture !== null), ...inText.mediaIds]),
    pathsOfRecords(
      db,
      [...inText.records, ...shown.map((one) => ({ relationTo: 'articles' as const, id: one.id }))],
      locale,
    ),
  ])
  const needs = { categories: categories ?? [], media, paths, locale }
  return {
    article: summaryOf(article, needs),
    author: author ? memberCard(author, { offices: team?.offices ?? [], media, locale }) : null,
    more: others.map((other) => summaryOf(other, needs)).filter(({ href }) => href !== null),
    seo: seoOf(article.seo, media),
    paths,
    media,
    tags: [
      articleTag(id),
      ...(category ? [categoryTag(category.id)] : []),
      ...others.map((other) => articleTag(other.id)),
      ...(article.author === null ? [] : [teamTag]),
      ...[...media.keys()].map(mediaTag),
    ],
  }
}
