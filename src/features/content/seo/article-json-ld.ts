import type { Article, BlogPosting, WithContext } from 'schema-dts'

import type { ArticleSummary, TeamMemberCard } from '@/domain/content/module'
import type { Agency, SitePicture } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'

import { agencyPart } from './agency-json-ld'
import { personPart } from './member-json-ld'

interface ArticleNeeds {
  article: ArticleSummary
  /** Who of the team wrote it; without one the agency did. */
  author: TeamMemberCard | null
  description: string
  /** Dated and in a series, or a page that stands for itself. */
  isBlog: boolean
  agency: Agency
  logo: SitePicture | null
  locale: Locale
  url: string
  siteUrl: string
}

/** What search engines read of an article; `null` for what a client says, which is no article of ours. */
export function articleJsonLd(needs: ArticleNeeds): WithContext<Article | BlogPosting> | null {
  const { article, author, description, isBlog, agency, logo, locale, url, siteUrl } = needs
  if (article.person) return null
  const publisher = agencyPart({ agency, logo, siteUrl })
  return {
    '@context': 'https://schema.org',
    '@type': isBlog ? 'BlogPosting' : 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: article.title,
    description,
    inLanguage: locale,
    ...(article.date && { datePublished: article.date.iso }),
    ...(article.picture && { image: new URL(article.picture.url, siteUrl).href }),
    ...(article.category && { articleSection: article.category }),
    author: author ? personPart(author, siteUrl) : publisher,
    publisher,
  }
}
