import type { Metadata } from 'next'
import type { TypedUser } from 'payload'

import { getArticle } from '@/app/_data/content'
import { pictureHosts } from '@/app/_data/listings'
import { getAlternates, getTrail } from '@/app/_data/paths'
import { plainText } from '@/domain/content/plain-text'
import { cutText } from '@/domain/text/cut-text'
import { linkOf } from '@/features/content/read/read-page'
import type { Locale } from '@/i18n/locales'
import { ArticlePage } from '@/ui/article-page'

import { cachePage } from './cache-page'
import { EntryTrail } from './entry-trail'
import { NotFoundScreen } from './not-found-screen'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface ArticleScreenProps {
  locale: Locale
  entry: string
  recordId: number
  editor?: TypedUser | null
}

export async function articleMetadata({ locale, entry, recordId }: ArticleScreenProps): Promise<Metadata> {
  const [read, alternates] = await Promise.all([getArticle(recordId, locale), getAlternates(entry, locale)])
  if (!read) return {}
  const { article, seo } = read
  return pageMetadata({
    locale,
    title: article.title,
    description: article.standfirst || cutText(plainText(article.body), { limit: 155, ellipsis: '…' }),
    alternates,
    picture: article.picture?.url,
    seo: { ...seo, openGraph: { ...seo.openGraph, type: 'article' } },
  })
}

export async function ArticleScreen({ locale, entry, recordId, editor = null }: ArticleScreenProps) {
  const [read, alternates, trail] = await Promise.all([
    getArticle(recordId, locale, editor),
    getAlternates(entry, locale),
    getTrail(entry, locale),
  ])
  if (!read) return <NotFoundScreen locale={locale} />
  if (!editor) cachePage(read.tags, { entry })
  const { article, more, media, paths } = read
  return (
    <PageShell locale={locale} alternates={alternates}>
      <EntryTrail entry={entry} locale={locale} />
      <ArticlePage
        article={article}
        more={more}
        categoryHref={trail.at(-2)?.href ?? null}
        links={linkOf(paths)}
        picture={(id) => media.get(id) ?? null}
        locale={locale}
        hosts={pictureHosts}
      />
    </PageShell>
  )
}
