import type { Page } from '@/cms/generated/payload-types'

import { idOf } from '../id-of'

/** What search engines and networks read; `''` where the page's own words serve. */
export interface SeoDocument {
  pageTitle: string
  metaTitle: string
  metaDescription: string
  robots: 'index' | 'noindex' | 'none'
  ogTitle: string
  ogDescription: string
  ogType: 'website' | 'article'
  ogImage: number | null
  twitterTitle: string
  twitterDescription: string
  twitterSite: string
  twitterImage: number | null
}

/** Switched off, only what robots may do is left of it. */
export function seoDocument(stored: Page['seo']): SeoDocument {
  const seo = stored?.isActive === false ? undefined : stored
  return {
    pageTitle: seo?.pageTitle ?? '',
    metaTitle: seo?.metaTitle ?? '',
    metaDescription: seo?.metaDescription ?? '',
    robots: stored?.robots ?? 'index',
    ogTitle: seo?.ogTitle ?? '',
    ogDescription: seo?.ogDescription ?? '',
    ogType: seo?.ogType ?? 'website',
    ogImage: idOf(seo?.ogImage),
    twitterTitle: seo?.twitterTitle ?? '',
    twitterDescription: seo?.twitterDescription ?? '',
    twitterSite: seo?.twitterSite ?? '',
    twitterImage: idOf(seo?.twitterImage),
  }
}

/** Of what robots never see. */
export const noSeo: SeoDocument = seoDocument({ robots: 'none' })
