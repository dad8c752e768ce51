import { formPath, thanksPath } from '@/i18n/paths/form-paths'
import { listPath } from '@/i18n/paths/listing-paths'
import { locales } from '@/i18n/locales'

import { type PrivatePages, privateKinds } from '../../demo/private-pages'
import { site } from './target'

/** Where a home stands, by its number. */
export async function homePath(id: number): Promise<string> {
  const response = await fetch(`${site}/property/${id}/`)
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
  return new URL(response.url).pathname
}

/** Homes on the site, as its sitemap names them. */
export async function homePaths(): Promise<string[]> {
  const read = async (url: string) => {
    const text = await (await fetch(url)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname)
  }
  const files = await read(`${site}/sitemap.xml`)
  const all = await Promise.all(files.map((file) => read(site + file)))
  return all.flat().filter((path) => /^\/nl\/te-(koop|huur)\/[^/]+\/[^/]+\/\d+\/$/.test(path))
}

/** Every kind of screen, with the status it answers. */
export async function screens(
  pages: PrivatePages,
): Promise<{ screen: string; path: string; status: number }[]> {
  const sale = listPath('nl', 'sale')
  const home = async (screen: string, id: number) => ({ screen, path: await homePath(id), status: 200 })
  const page = (screen: string, path: string, status = 200) => ({ screen, path, status })
  return [
    page('home', '/nl/'),
    page('list', sale),
    page('list, filtered', `${sale}?city=Gent&bedrooms-min=2&terrace=1`),
    page('list, regions', `${sale}?municipality=44021&province=BE-BRU`),
    page('list, empty', `${sale}?city=Gent&price-max=1000`),
    page('landing', `${sale}gent/huizen/`),
    page('list, page 2', `${listPath('nl', 'rent')}?page=2`),
    await home('home for sale', 100_002),
    await home('home in Brussels', 100_017),
    await home('home in Luxembourg', 100_042),
    await home('home to let', 100_021),
    await home('home sold', 100_001),
    page('home removed', `/nl/te-koop/gent/huis/${pages.removedHome}/`, 410),
    page('projects', '/nl/projecten/'),
    page('project', '/nl/projecten/503/'),
    page('article', '/nl/blog/het-energielabel-lezen-gewest-per-gewest/'),
    page('articles', '/nl/blog/'),
    page('text page', '/nl/verkopen/'),
    page('team', '/nl/over-ons/'),
    page('contact', '/nl/contact/'),
    page('testimonials', '/nl/wat-onze-klanten-zeggen/'),
    page('valuation', '/nl/schatting/'),
    page('form, visit', formPath('nl', 'visit', { home: 100_060 })),
    page('form, moments', formPath('nl', 'appointment', { home: pages.visitedHome })),
    page('form, search', formPath('nl', 'demand')),
    page('form, project', formPath('nl', 'project', { project: 503 })),
    page('thanks', thanksPath('nl', 'contact-me', 'enquiry')),
    page('favourites', '/nl/favorieten/?homes=100002,100017,100042'),
    page('compare', '/nl/vergelijken/?homes=100002,100017,100042'),
    page('login', '/nl/login/'),
    page('not found', '/nl/te-koop-in-atlantis/', 404),
    page('regions', '/nl/regions/?deal=sale'),
    page('map', '/nl/map/'),
    ...privateKinds.map((kind) => page(`private, ${kind}`, pages.path(kind, 'nl'))),
    page('private, expired', pages.expiredPath('nl'), 410),
  ]
}

/** The n-th address that nobody has asked for: filters are without end. `run` differs from run to run. */
export function filterPath(n: number, run: number): string {
  const locale = locales[n % locales.length] ?? 'nl'
  const query = new URLSearchParams({
    'bedrooms-min': String((n % 5) + 1),
    'living-min': String(Math.floor(n / 1000) + 1),
    // Within what a price can be, or the address leads to another.
    'price-max': String(200_000 + run * 1000 + (n % 1000)),
  })
  return `${listPath(locale, n % 3 === 0 ? 'rent' : 'sale')}?${query.toString()}`
}
