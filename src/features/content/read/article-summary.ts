import type { ArticleSummary } from '@/domain/content/module'
import { type RichText, parseRichText } from '@/domain/content/rich-text'
import { intlLocale, type Locale } from '@/i18n/locales'

import { idOf } from '../id-of'
import { recordKey, type RecordPaths } from '../paths/record-paths'
import type { ListedArticle } from './read-articles'
import type { ReadCategory } from './read-categories'
import { type MediaById, pictureOf } from './read-pictures'

export interface SummaryNeeds {
  categories: readonly ReadCategory[]
  media: MediaById
  paths: RecordPaths
  locale: Locale
}

export function summaryOf(article: ListedArticle, needs: SummaryNeeds): ArticleSummary {
  const { media, paths, categories, locale } = needs
  const categoryId = idOf(article.category)
  const { name, about, website } = article.person ?? {}
  return {
    id: article.id,
    href: paths.get(recordKey({ relationTo: 'articles', id: article.id }))?.href ?? null,
    title: article.title,
    category: categories.find(({ id }) => id === categoryId)?.title ?? '',
    standfirst: article.standfirst ?? '',
    date: dateOf(article.date, locale),
    picture: pictureOf(media, article.picture),
    body: bodyOf(article),
    person: name ? { name, about: about ?? '', website: website ?? '' } : null,
  }
}

export function bodyOf({ body }: Pick<ListedArticle, 'body'>): RichText {
  return parseRichText(body)
}

/** An agency's day is Brussels' day, wherever the server stands. */
function dateOf(value: string | null | undefined, locale: Locale): ArticleSummary['date'] {
  if (!value) return null
  const date = new Date(value)
  const text = new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'long', timeZone: 'Europe/Brussels' })
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })
  return { iso: iso.format(date), text: text.format(date) }
}
