import type { PerLanguage } from '@/domain/language'
import { perLanguage } from '@/domain/language'
import { criteriaFor } from '@/domain/search/criteria'
import { regionsHref } from '@/features/listings/filters/regions/regions-href'
import { loginPath } from '@/features/owners/login-paths'
import { homePath, portalPath } from '@/features/owners/home/portal-paths'
import { myDataPath } from '@/features/rights/my-data-path'
import { closedHomesPath } from '@/i18n/paths/closed-homes-path'
import { formPath, thanksPath } from '@/i18n/paths/form-paths'
import { listPath } from '@/i18n/paths/listing-paths'
import { memberPath } from '@/i18n/paths/member-paths'
import type { Locale } from '@/i18n/locales'
import { accessibilityPath, askMyDataPath, comparePath, favouritesPath } from '@/i18n/paths/system-paths'

import { type PrivatePages, privateKinds } from '../demo/private-pages'
import type { OwnData } from './own-data'

export interface PageKind {
  kind: string
  /** A Dutch address, whose page names the others; or all of them. */
  paths: string | PerLanguage<string>
  /** Search engines may show it, so that its JSON-LD, its other languages and Lighthouse's SEO count. */
  isIndexed?: boolean
  /** 200, unless it is about something that is not there. */
  status?: number
  /** Only in the main language. */
  isDutch?: boolean
  /** For an owner who is signed in. */
  isOwners?: boolean
  /** For a colleague who is signed in, in the language of their admin. */
  isAdmins?: boolean
  /** The part of the page that is ours, where something else is around it. */
  within?: string
  /** Types of schema.org that it must tell. */
  types?: string[]
}

const everywhere = (path: (locale: Locale) => string) => perLanguage(path)
const indexed = (kind: string, paths: PageKind['paths'], ...types: string[]): PageKind => ({
  ...{ kind, paths, types },
  isIndexed: true,
})

const home = ['RealEstateListing', 'Offer', 'BreadcrumbList']

/** One page of every kind that somebody can open, and of each state that looks like another page. */
export function pageKinds(pages: PrivatePages, data: OwnData): PageKind[] {
  return [
    indexed('home', '/nl/', 'WebSite', 'RealEstateAgent'),
    indexed('list for sale', '/nl/te-koop/'),
    indexed('list for rent', '/nl/te-huur/'),
    indexed('list of a town', '/nl/te-koop/?city=Gent'),
    indexed('landing page', '/nl/te-koop/gent/huizen/', 'CollectionPage', 'BreadcrumbList'),
    {
      kind: 'list with filters',
      paths: everywhere((locale) => `${listPath(locale, 'sale')}?bedrooms-min=2`),
    },
    {
      kind: 'list that found nothing',
      paths: everywhere((locale) => `${listPath(locale, 'sale')}?city=Nergens`),
    },
    { kind: 'map', paths: everywhere((locale) => `${listPath(locale, 'sale')}?view=map`) },
    { kind: 'sold homes', paths: everywhere((locale) => closedHomesPath(locale, 'sale')) },
    {
      kind: 'regions',
      paths: everywhere((locale) => regionsHref('regions', locale, criteriaFor('sale'))),
    },
    indexed('home for sale in Flanders', '/property/100002/', ...home),
    indexed('home for sale in Brussels', '/property/100017/', ...home),
    indexed('home for sale in Luxembourg', '/property/100042/', ...home),
    indexed('home for an annuity', '/property/100118/', ...home),
    indexed('home that is sold', '/property/100001/', 'RealEstateListing', 'BreadcrumbList'),
    indexed('home to let in Wallonia', '/property/100006/', ...home),
    {
      kind: 'home that is gone',
      paths: `/nl/te-koop/gent/huis/${pages.removedHome}/`,
      status: 410,
      isDutch: true,
    },
    indexed('project list', '/nl/projecten/'),
    indexed('project', '/nl/projecten/503/', 'ApartmentComplex', 'BreadcrumbList'),
    indexed('article', '/nl/blog/het-energielabel-lezen-gewest-per-gewest/', 'BlogPosting', 'BreadcrumbList'),
    indexed('article list', '/nl/blog/'),
    indexed('testimonial', '/nl/wat-onze-klanten-zeggen/kort-en-duidelijk/'),
    indexed('text page', '/nl/verkopen/'),
    indexed('steps', '/nl/stappenplan/'),
    indexed('about', '/nl/over-ons/'),
    indexed(
      'member of the team',
      memberPath('nl', { id: 1, name: 'Nele Claes' }),
      'Person',
      'BreadcrumbList',
    ),
    indexed('contact', '/nl/contact/', 'RealEstateAgent'),
    indexed('valuation', '/nl/schatting/'),
    indexed('privacy', '/nl/privacy-statement/'),
    indexed('cookies', '/nl/cookiebeleid/'),
    indexed('disclaimer', '/nl/disclaimer/'),
    indexed('accessibility', accessibilityPath('nl')),
    indexed('my data', askMyDataPath('nl')),
    {
      kind: 'form about a home',
      paths: everywhere((locale) => formPath(locale, 'visit', { home: 100_060 })),
    },
    { kind: 'form in steps', paths: everywhere((locale) => formPath(locale, 'demand')) },
    { kind: 'thank-you', paths: everywhere((locale) => thanksPath(locale, 'contact-me', 'enquiry')) },
    { kind: 'favourites', paths: everywhere((locale) => `${favouritesPath(locale)}?homes=100002,100017`) },
    { kind: 'favourites, none yet', paths: everywhere(favouritesPath) },
    { kind: 'comparison', paths: everywhere((locale) => `${comparePath(locale)}?homes=100002,100017`) },
    { kind: 'owner login', paths: everywhere((locale) => loginPath(locale)) },
    { kind: 'owner password forgotten', paths: everywhere((locale) => loginPath(locale, 'forgotten')) },
    { kind: 'owner portal', paths: everywhere(portalPath), isOwners: true },
    {
      kind: 'owner portal: a home',
      paths: everywhere((locale) => homePath(locale, data.ownedHome)),
      isOwners: true,
    },
    { kind: 'owner account', paths: everywhere((locale) => loginPath(locale, 'account')), isOwners: true },
    { kind: 'all parts', paths: everywhere((locale) => `/${locale}/kit/`) },
    { kind: 'not found', paths: everywhere((locale) => `/${locale}/atlantis/`), status: 404 },
    ...privateKinds.map((kind) => ({
      kind: `mailed link: ${kind}`,
      paths: everywhere((locale) => pages.path(kind, locale)),
    })),
    { kind: 'mailed link: kept-list', paths: everywhere(data.keptList) },
    { kind: 'mailed link: shared-list', paths: everywhere(data.sharedList) },
    { kind: 'my data: mailed link', paths: everywhere((locale) => myDataPath(locale, data.mailed)) },
    { kind: 'my data: opened', paths: everywhere((locale) => myDataPath(locale, data.opened)) },
    { kind: 'my data: erased', paths: everywhere((locale) => myDataPath(locale, 'erased')) },
    { kind: 'mailed link that ended', paths: everywhere((locale) => pages.expiredPath(locale)), status: 410 },
  ]
}
