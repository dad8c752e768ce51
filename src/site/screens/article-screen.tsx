import { plainText } from '@/domain/content/plain-text'
import { cutText } from '@/domain/text/cut-text'
import { linkOf } from '@/features/content/read/read-page'
import { articleJsonLd } from '@/features/content/seo/article-json-ld'
import type { Locale } from '@/i18n/locales'
import { ArticlePage } from '@/ui/page/article-page'
import { JsonLd } from '@/ui/page/json-ld'

import { getArticle, type PreviewReader } from '../data/content'
import { pictureHosts } from '../data/homes/listings'
import { getAlternates, getTrail } from '../data/paths'
import { getSite, siteUrl } from '../data/site'
import { pageHead } from '../head'
import type { Page } from '../page'
import { entryTrail } from './entry-trail'
import { getFeedLink } from './feed-link'
import { notFoundScreen } from './not-found-screen'
import { pageTags } from './page-tags'

interface ArticleScreenProps {
  locale: Locale
  entry: string
  recordId: number
  /** Of a preview, which is never cached. */
  preview?: PreviewReader
}

export async function articleScreen({ locale, entry, recordId, preview }: ArticleScreenProps): Promise<Page> {
  const [read, alternates, trail, { agency, logo }, feed] = await Promise.all([
    getArticle(recordId, locale, preview),
    getAlternates(entry, locale),
    getTrail(entry, locale),
    getSite(locale),
    getFeedLink(locale),
  ])
  if (!read) return notFoundScreen(locale)
  const { article, author, more, media, paths, seo } = read
  const description = article.standfirst || cutText(plainText(article.body), { limit: 155, ellipsis: '…' })
  const url = new URL(alternates[locale] ?? `/${locale}/`, siteUrl).href
  const isBlog = feed !== null && trail.some(({ href }) => href === feed.pagePath)
  const jsonLd = articleJsonLd({ article, author, description, isBlog, agency, logo, locale, url, siteUrl })
  return {
    locale,
    cache: preview ? 'private' : { tags: pageTags(read.tags, { entry }) },
    head: await pageHead({
      locale,
      title: article.title,
      description,
      alternates,
      picture: article.picture?.url,
      seo: { ...seo, openGraph: { ...seo.openGraph, type: 'article' } },
      feed: isBlog ? feed.link : undefined,
    }),
    shell: { alternates },
    content: (
      <>
        {jsonLd && <JsonLd data={jsonLd} />}
        {await entryTrail(entry, locale)}
        <ArticlePage
          article={article}
          author={author}
          more={more}
          categoryHref={trail.at(-2)?.href ?? null}
          links={linkOf(paths)}
          picture={(id) => media.get(id) ?? null}
          locale={locale}
          hosts={pictureHosts}
        />
      </>
    ),
  }
}
