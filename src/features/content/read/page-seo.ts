import type { SeoDocument } from '../published/seo-document'
import { type MediaById, pictureOf } from './read-pictures'

/** What search engines and networks read; absent where the page's own words serve. */
export interface PageSeo {
  pageTitle?: string
  metaTitle?: string
  description?: string
  robots: 'index' | 'noindex' | 'none'
  openGraph: { title?: string; description?: string; type: 'website' | 'article'; image?: string }
  twitter: { title?: string; description?: string; site?: string; image?: string }
}

export const noSeo: PageSeo = { robots: 'index', openGraph: { type: 'website' }, twitter: {} }

export function seoOf(seo: SeoDocument, media: MediaById): PageSeo {
  return {
    pageTitle: seo.pageTitle || undefined,
    metaTitle: seo.metaTitle || undefined,
    description: seo.metaDescription || undefined,
    robots: seo.robots,
    openGraph: {
      title: seo.ogTitle || undefined,
      description: seo.ogDescription || undefined,
      type: seo.ogType,
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
