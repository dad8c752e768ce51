import type { Metadata } from 'next'

import type { PerLanguage } from '@/domain/language'
import { getSite, siteUrl } from '@/app/_data/site'
import { defaultLocale, type Locale, locales, openGraphLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface PageWords {
  locale: Locale
  title: string
  description: string
  /** The page's own address in every language, itself included. */
  alternates: PerLanguage<string>
  isIndexed?: boolean
  picture?: string
}

export async function pageMetadata({
  locale,
  title,
  description,
  alternates,
  isIndexed = true,
  picture,
}: PageWords): Promise<Metadata> {
  const { agency } = await getSite(locale)
  const absolute = (path: string) => new URL(path, siteUrl).href
  const languages = Object.fromEntries(locales.map((other) => [other, absolute(alternates[other])]))
  return {
    title: translator(locale)('site.title_template', { title, agency: agency.name }),
    description,
    alternates: {
      canonical: absolute(alternates[locale]),
      languages: { ...languages, 'x-default': absolute(alternates[defaultLocale]) },
    },
    robots: isIndexed ? undefined : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url: absolute(alternates[locale]),
      siteName: agency.name,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      ...(picture && { images: [picture] }),
    },
  }
}
