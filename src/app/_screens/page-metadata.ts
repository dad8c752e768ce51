import type { Metadata } from 'next'

import { getSite, siteUrl } from '@/app/_data/site'
import type { Language } from '@/domain/language'
import { noSeo, type PageSeo } from '@/features/content/read/page-seo'
import { type Locale, openGraphLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface PageWords {
  locale: Locale
  title: string
  description: string
  /** The page's own address in every language that has it, itself included. */
  alternates: Partial<Record<Language, string>>
  isIndexed?: boolean
  picture?: string
  /** What editors wrote for search engines and networks. */
  seo?: PageSeo
}

export async function pageMetadata({
  locale,
  title,
  description,
  alternates,
  isIndexed = true,
  picture,
  seo = noSeo,
}: PageWords): Promise<Metadata> {
  const { agency, languages, verification } = await getSite(locale)
  const absolute = (path: string) => new URL(path, siteUrl).href
  const used = languages.used.flatMap((language) => {
    const path = alternates[language]
    return path === undefined ? [] : [[language, absolute(path)] as const]
  })
  const others = used.map(([language]) => language).filter((language) => language !== locale)
  const standard = alternates[languages.standard]
  const own = absolute(alternates[locale] ?? `/${locale}/`)
  const shownTitle = seo.metaTitle ?? title
  const shownDescription = seo.description ?? description
  const openGraphImage = seo.openGraph.image ?? picture
  return {
    title:
      seo.pageTitle ??
      seo.metaTitle ??
      translator(locale)('site.title_template', { title, agency: agency.name }),
    description: shownDescription,
    alternates: {
      canonical: own,
      languages: { ...Object.fromEntries(used), ...(standard && { 'x-default': absolute(standard) }) },
    },
    robots: robotsOf(isIndexed ? seo.robots : 'noindex'),
    verification: {
      google: verification.google,
      other: {
        ...(verification.facebook && { 'facebook-domain-verification': verification.facebook }),
        ...(verification.norton && { 'norton-safeweb-site-verification': verification.norton }),
      },
    },
    openGraph: {
      type: seo.openGraph.type,
      title: seo.openGraph.title ?? shownTitle,
      description: seo.openGraph.description ?? shownDescription,
      url: own,
      siteName: agency.name,
      locale: openGraphLocale(locale),
      alternateLocale: others.map(openGraphLocale),
      ...(openGraphImage && { images: [absolute(openGraphImage)] }),
    },
    twitter: {
      card: openGraphImage ? 'summary_large_image' : 'summary',
      title: seo.twitter.title ?? seo.openGraph.title ?? shownTitle,
      description: seo.twitter.description ?? seo.openGraph.description ?? shownDescription,
      site: seo.twitter.site,
      ...(seo.twitter.image && { images: [absolute(seo.twitter.image)] }),
    },
  }
}

function robotsOf(robots: PageSeo['robots']): Metadata['robots'] {
  if (robots === 'index') return undefined
  return { index: false, follow: robots === 'noindex' }
}
