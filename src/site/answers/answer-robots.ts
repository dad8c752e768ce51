import { deals } from '@/domain/listing/listing'
import { env } from '@/env'
import { shellTag } from '@/features/content/content-tags'
import { listSheets } from '@/features/listings/map/drawing/render-list-map'
import { publicHeaders } from '@/http-cache/cache-headers'
import { defaultLocale, locales } from '@/i18n/locales'
import { listPath } from '@/i18n/paths/listing-paths'

import { getSite } from '../data/site'

/** Answers for our own scripts, and pages that are the same as another. */
const ownAddresses = [
  'forms',
  'count',
  'map',
  'map-data',
  'found-homes',
  'kept-homes',
  'card-pictures',
  'region-tree',
  'regions',
  'places',
  'quick-search',
  'preview',
].map((name) => `/*/${name}/`)
/** For robots a list has no map beside it, nor a page one of its homes. */
const drawings = listSheets.map((sheet) => `/maps/*/${sheet}.svg`)

/** The same homes in another order, another view or a drawn area, and what somebody types. */
const views = ['sort=', 'view=', 'area=', 'q=']
/** The units of a project, and homes that somebody keeps. */
const parts = ['bedrooms=', 'free=', 'homes=']

/**
 * Filters make more addresses than any robot can read. Of a list with one filter the page may still follow. The list of
 * one town and one type is read too, because it names its landing page as the one that counts; nothing may stand between
 * the two or after them, and no postal code. The longest rule that fits an address counts.
 */
const lists = locales.flatMap((locale) =>
  deals.flatMap((deal) => {
    const list = `${listPath(locale, deal)}?`
    return [
      `Disallow: ${list}*=*&*=`,
      `Allow: ${list}*=*&page=`,
      `Disallow: ${list}*=*&page=*&`,
      `Allow: ${list}city=*&type=`,
      ...['city=*&*&type=', 'city=*&type=*&', 'city=*%7C*&type='].map((more) => `Disallow: ${list}${more}`),
      ...['*=*&*=', ...views.map((view) => `*${view}`)].map((asked) => `Disallow: ${list}${asked}*&page=`),
    ]
  }),
)

/** Before it is launched, a new site is nothing that anybody should find by searching. */
const closed = ['User-agent: *', 'Disallow: /', '']

export function robotsText({ isLaunched }: { isLaunched: boolean }): string {
  if (!isLaunched) return closed.join('\n')
  return [
    'User-agent: *',
    ...[...ownAddresses, ...drawings].map((address) => `Disallow: ${address}`),
    ...[...views, ...parts].map((name) => `Disallow: /*?*${name}`),
    ...lists,
    '',
    `Sitemap: ${new URL('/sitemap.xml', env.SITE_URL).href}`,
    '',
  ].join('\n')
}

export async function answerRobots(): Promise<Response> {
  return new Response(robotsText(await getSite(defaultLocale)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...publicHeaders([shellTag]) },
  })
}
