import type { Metadata } from 'next'

import { pictureHosts } from '@/app/_data/listings'
import { languagePathsOf } from '@/app/_data/screen'
import { getTextPage } from '@/app/_data/site'
import { cachePublicly } from '@/http-cache/response-cache'
import type { Locale } from '@/i18n/locales'
import { TextPage } from '@/ui/text-page'

import { NotFoundScreen } from './not-found-screen'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface TextScreenProps {
  locale: Locale
  id: string
}

export async function textMetadata({ locale, id }: TextScreenProps): Promise<Metadata> {
  const page = await getTextPage(id, locale)
  if (!page) return {}
  return pageMetadata({
    locale,
    title: page.title,
    description: page.standfirst,
    alternates: languagePathsOf(id),
  })
}

export async function TextScreen({ locale, id }: TextScreenProps) {
  const page = await getTextPage(id, locale)
  if (!page) return <NotFoundScreen locale={locale} />
  cachePublicly([`page-${id}`])
  return (
    <PageShell locale={locale} alternates={languagePathsOf(id)}>
      <TextPage page={page} locale={locale} hosts={pictureHosts} />
    </PageShell>
  )
}
