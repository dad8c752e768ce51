import { entryTag, missingTag, shellTag } from '@/features/content/content-tags'
import { rssXml } from '@/features/content/feed/rss-xml'
import { publicHeaders } from '@/http-cache/cache-headers'
import { feedPath } from '@/i18n/feed-path'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { getFeed } from '@/site/data/feed'
import { getSite, siteUrl } from '@/site/data/site'

export async function answerFeed(locale: Locale): Promise<Response> {
  const [found, { agency, languages }] = await Promise.all([getFeed(locale), getSite(locale)])
  if (!found || !languages.used.includes(locale))
    return new Response(null, {
      status: 404,
      headers: publicHeaders([missingTag, shellTag], { seconds: 60 }),
    })
  const { page, feed } = found
  const xml = rssXml(feed, {
    locale,
    title: translator(locale)('site.title_template', { title: feed.title, agency: agency.name }),
    pageUrl: new URL(page.path, siteUrl).href,
    feedUrl: new URL(feedPath(locale), siteUrl).href,
  })
  return new Response(xml, {
    headers: {
      ...publicHeaders([shellTag, entryTag(page.entry), ...feed.tags]),
      'Content-Type': 'application/rss+xml; charset=utf-8',
    },
  })
}
