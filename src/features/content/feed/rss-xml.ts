import type { Locale } from '@/i18n/locales'

import type { Feed, FeedItem } from './read-feed'

interface RssNeeds {
  locale: Locale
  title: string
  /** The page of the blog, and the feed itself: with their origin. */
  pageUrl: string
  feedUrl: string
}

/** The newest articles for who reads them elsewhere. */
export function rssXml(feed: Pick<Feed, 'intro' | 'items'>, needs: RssNeeds): string {
  const { locale, title, pageUrl, feedUrl } = needs
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escaped(title)}</title>`,
    `<link>${escaped(pageUrl)}</link>`,
    `<description>${escaped(feed.intro || title)}</description>`,
    `<language>${locale}</language>`,
    `<atom:link href="${escaped(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map((item) => itemXml(item, pageUrl)),
    '</channel></rss>',
    '',
  ].join('\n')
}

function itemXml({ title, standfirst, href, date }: FeedItem, pageUrl: string): string {
  const url = escaped(new URL(href, pageUrl).href)
  return [
    `<item><title>${escaped(title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    date ? `<pubDate>${new Date(date).toUTCString()}</pubDate>` : '',
    `<description>${escaped(standfirst)}</description></item>`,
  ].join('')
}

/** Signs with a meaning in XML as entities, and no sign that XML does not know. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
