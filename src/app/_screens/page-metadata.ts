import type { Metadata } from 'next'

import type { PerLanguage } from '@/domain/language'
import { agencyName, siteUrl } from '@/app/_data/listings'
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

export function pageMetadata({
  locale,
  title,
  description,
  alternates,
  isIndexed = true,
  picture,
}: PageWords): Metadata {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const languages = Object.fromEntries(locales.map((other) => [other, absolute(alternates[other])]))
  return {
    title: translator(locale)('site.title_template', { title, agency: agencyName }),
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
      siteName: agencyName,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      ...(picture && { images: [picture] }),
    },
  }
}

export function perLocale(pathIn: (locale: Locale) => string): PerLanguage<string> {
  return Object.fromEntries(locales.map((locale) => [locale, pathIn(locale)])) as PerLanguage<string>
}
