import { readFeed } from '@/features/content/feed/read-feed'
import type { Locale } from '@/i18n/locales'

import { contentReader } from './content'
import { getKnownPage } from './paths'

export const getBlogPage = (locale: Locale) => getKnownPage('/blog/', locale)

/** The blog's page and its newest articles; `null` where the site has no blog in this language. */
export async function getFeed(locale: Locale) {
  const page = await getBlogPage(locale)
  const feed = page && (await readFeed(await contentReader(locale), page.path))
  return feed ? { page, feed } : null
}
