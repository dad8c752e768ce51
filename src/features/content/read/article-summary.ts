import { brusselsDay } from '@/domain/brussels-day'
import type { ArticleSummary } from '@/domain/content/module'
import { timeZone } from '@/domain/time-zone'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'

import { recordKey, type RecordPaths } from '../paths/record-paths'
import type { ArticleDocument } from '../published/article-document'
import type { CategoryDocument } from '../published/record-documents'
import { type MediaById, pictureOf } from './read-pictures'

export interface SummaryNeeds {
  categories: readonly CategoryDocument[]
  media: MediaById
  paths: RecordPaths
  locale: Locale
}

export function summaryOf(article: ArticleDocument, needs: SummaryNeeds): ArticleSummary {
  const { media, paths, categories, locale } = needs
  return {
    id: article.id,
    href: paths.get(recordKey({ relationTo: 'articles', id: article.id }))?.href ?? null,
    title: article.title,
    category: categories.find(({ id }) => id === article.category)?.title ?? '',
    standfirst: article.standfirst,
    date: dateOf(article.date, locale),
    picture: pictureOf(media, article.picture),
    body: article.body,
    person: article.person,
  }
}

/** An agency's day is Brussels' day, wherever the server stands. */
function dateOf(value: string | null, locale: Locale): ArticleSummary['date'] {
  if (!value) return null
  const date = new Date(value)
  return {
    iso: brusselsDay(date),
    text: dateText(date, intlLocale[locale], { dateStyle: 'long', timeZone }),
  }
}
