import type { Language } from '@/domain/language'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { noSeo, type PageSeo } from '@/features/content/read/page-seo'
import { sharePicturePath } from '@/features/listings/seo/share-picture-path'
import { type Locale, openGraphLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { pictureHosts } from './data/homes/listings'
import { getSite, siteUrl } from './data/site'

/** What stands in the head of a document besides its styles and scripts. */
export interface Head {
  title: string
  metas: Meta[]
  links: { rel: string; href: string; hrefLang?: string; type?: string; title?: string }[]
}

type Meta = { name: string; content: string } | { property: string; content: string }

export interface PageWords {
  locale: Locale
  title: string
  /** What the tab says in its place, of whatever title it has: where one is in a list is nothing to share. */
  inTab?: (title: string) => string
  description: string
  /** The page's own address in every language that has it, itself included. */
  alternates: Partial<Record<Language, string>>
  isIndexed?: boolean
  /** For networks, of any size; without one, the site's own. */
  picture?: string
  /** What editors wrote for search engines and networks. */
  seo?: PageSeo
  /** The feed of what the page lists. */
  feed?: { title: string; href: string }
}

/** For a page that nobody should find by searching: a title and nothing else. */
export function plainHead(title: string, { robots, referrer }: { robots: string; referrer?: string }): Head {
  return { title, metas: [...meta('robots', robots), ...meta('referrer', referrer)], links: [] }
}

/**
 * For one person's own page, whose address may be a key. No search engine keeps it, and no page that it leads to learns
 * more than the host: not our own either, where a tag would tell its maker from where the visitor came.
 */
export function privateHead(title: string): Head {
  return plainHead(title, { robots: 'noindex, nofollow, nocache', referrer: 'strict-origin' })
}

export async function pageHead({
  locale,
  title,
  inTab,
  description,
  alternates,
  isIndexed = true,
  picture,
  seo = noSeo,
  feed,
}: PageWords): Promise<Head> {
  const { agency, languages, verification, isLaunched } = await getSite(locale)
  const used = languages.used.flatMap((language) => {
    const path = alternates[language]
    return path === undefined ? [] : [[language, absolute(path)] as const]
  })
  // Whoever speaks another language gets the main one, or the first there is; sitemaps say the same.
  const standard = alternates[languages.standard] ?? used[0]?.[1]
  const own = absolute(alternates[locale] ?? `/${locale}/`)
  const shownTitle = seo.metaTitle ?? title
  const named = translator(locale)('site.title_template', { title, agency: agency.name })
  // A page that nobody described says at least what it is and whose.
  const shownDescription = (seo.description ?? description) || named
  const openGraphImage = seo.openGraph.image ?? picture ?? sharePicturePath(locale, 'site')
  const openGraphTitle = seo.openGraph.title ?? shownTitle
  const openGraphDescription = seo.openGraph.description ?? shownDescription
  return {
    title: beforeAgency(seo.pageTitle ?? seo.metaTitle ?? named, { locale, agency: agency.name, inTab }),
    metas: [
      ...meta('description', shownDescription),
      ...meta('robots', isLaunched ? robotsOf(isIndexed ? seo.robots : 'noindex') : closedToRobots),
      ...meta('google-site-verification', verification.google),
      ...meta('facebook-domain-verification', verification.facebook),
      ...meta('norton-safeweb-site-verification', verification.norton),
      ...property('og:title', openGraphTitle),
      ...property('og:description', openGraphDescription),
      ...property('og:url', own),
      ...property('og:site_name', agency.name),
      ...property('og:locale', openGraphLocale(locale)),
      ...property('og:image', shared(openGraphImage)),
      ...used
        .filter(([language]) => language !== locale)
        .flatMap(([language]) => property('og:locale:alternate', openGraphLocale(language))),
      ...property('og:type', seo.openGraph.type),
      ...meta('twitter:card', 'summary_large_image'),
      ...meta('twitter:site', seo.twitter.site),
      ...meta('twitter:title', seo.twitter.title ?? openGraphTitle),
      ...meta('twitter:description', seo.twitter.description ?? openGraphDescription),
      // Networks that find none of their own take the other one's picture.
      ...meta('twitter:image', shared(seo.twitter.image ?? openGraphImage)),
    ],
    links: [
      { rel: 'canonical', href: own },
      ...used.map(([hrefLang, href]) => ({ rel: 'alternate', hrefLang, href })),
      ...(standard ? [{ rel: 'alternate', hrefLang: 'x-default', href: absolute(standard) }] : []),
      ...(feed ? [{ rel: 'alternate', type: 'application/rss+xml', ...feed }] : []),
    ],
  }
}

/** "Te koop | Gevel" becomes "Te koop (12 panden) | Gevel"; a title that names no agency is changed as a whole. */
function beforeAgency(
  title: string,
  { locale, agency, inTab = (own) => own }: Pick<PageWords, 'locale' | 'inTab'> & { agency: string },
): string {
  const end = translator(locale)('site.title_template', { title: '', agency })
  return title.endsWith(end) ? inTab(title.slice(0, -end.length)) + end : inTab(title)
}

function absolute(path: string): string {
  return new URL(path, siteUrl).href
}

/** As wide as networks show it: of what editors upload they refuse the largest. */
function shared(picture: string): string {
  return absolute(pictureUrl(picture, pictureWidths.tablet, pictureHosts))
}

function meta(name: string, content: string | undefined): Meta[] {
  return content ? [{ name, content }] : []
}

function property(name: string, content: string | undefined): Meta[] {
  return content ? [{ property: name, content }] : []
}

/** Of every page, before the site is launched. */
const closedToRobots = 'noindex, nofollow'

function robotsOf(robots: PageSeo['robots']): string | undefined {
  if (robots === 'index') return undefined
  return robots === 'noindex' ? 'noindex, follow' : 'noindex, nofollow'
}
