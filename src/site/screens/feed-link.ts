import { feedPath } from '@/i18n/feed-path'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { getBlogPage } from '../data/feed'
import { getSite, siteUrl } from '../data/site'

/** How the pages of the blog name its feed; `null` where the site has no blog in this language. */
export async function getFeedLink(locale: Locale) {
  const [page, { agency }] = await Promise.all([getBlogPage(locale), getSite(locale)])
  if (!page) return null
  const title = translator(locale)('article.feed', { agency: agency.name })
  return { pagePath: page.path, link: { title, href: new URL(feedPath(locale), siteUrl).href } }
}
