import type { Page } from '@/cms/generated/payload-types'

import { type MediaById, pictureOf } from './read-pictures'

/** What search engines and networks are told; absent where the page's own words serve. */
export interface PageSeo {
  pageTitle?: string
  metaTitle?: string
  description?: string
  robots: 'index' | 'noindex' | 'none'
  openGraph: { title?: string; description?: string; type: 'website' | 'article'; image?: string }
  twitter: { title?: string; description?: string; site?: string; image?: string }
}

export const noSeo: PageSeo = { robots: 'index', openGraph: { type: 'website' }, twitter: {} }

export function seoOf(seo: Page['seo'] | undefined, media: MediaById): PageSeo {
  if (!seo) return noSeo
  const robots = seo.robots ?? 'index'
  if (seo.isActive === false) return { ...noSeo, robots }
  return {
    pageTitle: seo.pageTitle || undefined,
    metaTitle: seo.metaTitle || undefined,
    description: seo.metaDescription || undefined,
    robots,
    openGraph: {
      title: seo.ogTitle || undefined,
      description: seo.ogDescription || undefined,
      type: seo.ogType ?? 'website',
      image: pictureOf(media, seo.ogImage)?.url,
    },
    twitter: {
      title: seo.twitterTitle || undefined,
      description: seo.twitterDescription || undefined,
      site: seo.twitterSite || undefined,
      image: pictureOf(media, seo.twitterImage)?.url,
    },
  }
}
