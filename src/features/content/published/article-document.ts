import type { Article } from '@/cms/generated/payload-types'
import { parseRichText, type RichText } from '@/domain/content/rich-text'

import { idOf } from '../id-of'
import { seoDocument, type SeoDocument } from './seo-document'

/** An article in one language. A language that a translator only began may have no title yet: lists leave it out. */
export interface ArticleDocument {
  id: number
  title: string
  standfirst: string
  category: number | null
  /** Who of the team wrote it; what a client says has none. */
  author: number | null
  /** An instant. */
  date: string | null
  picture: number | null
  body: RichText
  person: { name: string; about: string; website: string } | null
  seo: SeoDocument
}

export function articleDocument(article: Article): ArticleDocument {
  const { name, about, website } = article.person ?? {}
  return {
    id: article.id,
    title: article.title ?? '',
    standfirst: article.standfirst ?? '',
    category: idOf(article.category),
    author: name ? null : idOf(article.author),
    date: article.date ?? null,
    picture: idOf(article.picture),
    body: parseRichText(article.body),
    person: name ? { name, about: about ?? '', website: website ?? '' } : null,
    seo: seoDocument(article.seo),
  }
}
