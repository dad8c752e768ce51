import { formPath, thanksPath } from '@/i18n/paths/form-paths'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'

import { type PrivateKind, privateKinds } from '../demo/private-pages'
import {
  type PictureLocale,
  type PictureWidth,
  shots as documentationShots,
  widths as allWidths,
} from '../screenshots/shots'
import {
  keepTwoHomes,
  openExplanation,
  openFilterSheet,
  openLightbox,
  openMoreFilters,
  openSubmenu,
  searchQuickly,
  sendEmptyEnquiry,
  typeInPlaceBox,
} from './opened'
import { open, type Visit } from './visit'

export interface CompareShot {
  widths: PictureWidth[]
  locales: PictureLocale[]
  /** One window, not the whole page. */
  isWindow?: boolean
  isPreview?: boolean
  hasNoFoot?: boolean
  withoutScripts?: boolean
  isPrinted?: boolean
  show: (visit: Visit) => Promise<unknown>
}

type Details = Partial<Omit<CompareShot, 'show'>>

const shot = (show: CompareShot['show'], details: Details = {}): CompareShot => ({
  widths: allWidths,
  locales: ['nl'],
  ...details,
  show,
})

const at = (path: string | ((locale: Locale) => string), details?: Details) =>
  shot(({ page, locale }) => open(page, typeof path === 'string' ? path : path(locale)), details)

/** As the pictures of the documentation show it. */
function asDocumented(name: string, details: Details = {}): CompareShot {
  const documented = documentationShots[name]
  if (!documented) throw new Error(`The documentation has no picture ${name}`)
  return shot(({ page, locale }) => documented.show(page, locale), {
    isWindow: documented.isWindow,
    ...details,
  })
}

const inTwoLanguages: Details = { locales: ['nl', 'de'] }
const opened: Details = { isWindow: true }
const onDesk: Details = { isWindow: true, widths: [1440] }
const plain: Details = { withoutScripts: true, widths: [390, 1440] }
const filters = '?city=Gent&bedrooms-min=2&terrace=1'

const privateShots = Object.fromEntries(
  privateKinds.map((kind: PrivateKind) => [
    `private-${kind}`,
    shot(({ page, locale, privatePages }) => open(page, privatePages.path(kind, locale))),
  ]),
)

/** Every kind of screen, and everything that opens over one. */
export const compareShots: Record<string, CompareShot> = {
  home: asDocumented('home', inTwoLanguages),
  list: asDocumented('list', inTwoLanguages),
  'list-filtered': at((locale) => `${listPath(locale, 'sale')}${filters}`),
  'list-empty': asDocumented('empty-list'),
  'list-last': at((locale) => `${listPath(locale, 'rent')}?page=3`),
  detail: asDocumented('detail', inTwoLanguages),
  'detail-brussels': asDocumented('brussels'),
  'detail-wallonia': at('/property/100113/'),
  'detail-luxembourg': at('/property/100042/'),
  'detail-annuity': at('/property/100118/'),
  'detail-rental': asDocumented('rental'),
  'detail-sold': at('/property/100001/'),
  'detail-removed': shot(({ page, privatePages }) =>
    open(page, `/nl/te-koop/gent/huis/${privatePages.removedHome}/`),
  ),
  'detail-printed': asDocumented('detail', { isPrinted: true, widths: [820] }),
  projects: asDocumented('projects'),
  project: asDocumented('project', inTwoLanguages),
  article: asDocumented('article'),
  articles: at('/nl/blog/'),
  'text-page': asDocumented('selling'),
  steps: asDocumented('steps'),
  about: at('/nl/over-ons/'),
  contact: at('/nl/contact/'),
  testimonials: at('/nl/wat-onze-klanten-zeggen/'),
  valuation: at('/nl/schatting/'),
  legal: at('/nl/privacy-statement/'),
  accessibility: at('/nl/toegankelijkheid/'),
  'my-data': at('/nl/mijn-gegevens/'),
  form: at((locale) => formPath(locale, 'visit', { home: 100_060 }), inTwoLanguages),
  'form-steps': at((locale) => formPath(locale, 'demand')),
  'form-moments': shot(({ page, locale, privatePages }) =>
    open(page, formPath(locale, 'appointment', { home: privatePages.visitedHome })),
  ),
  'form-errors': shot(sendEmptyEnquiry),
  'form-step-errors': asDocumented('form-errors'),
  thanks: at((locale) => thanksPath(locale, 'contact-me', 'enquiry')),
  favourites: at('/nl/favorieten/?homes=100002,100017,100042'),
  'favourites-kept': shot(keepTwoHomes),
  'favourites-empty': at('/nl/favorieten/'),
  compare: asDocumented('compare'),
  login: at('/nl/login/'),
  'not-found': asDocumented('not-found', inTwoLanguages),
  regions: at('/nl/regions/?deal=sale'),
  'map-document': at('/nl/map/', { isWindow: true, hasNoFoot: true }),
  ...privateShots,
  'private-expired': shot(({ page, locale, privatePages }) => open(page, privatePages.expiredPath(locale))),
  preview: at('/nl/preview/pages/4/', { isPreview: true, widths: [1440] }),
  kit: asDocumented('kit', { widths: [390, 1440] }),
  menu: asDocumented('drawer', opened),
  submenu: shot(openSubmenu, onDesk),
  popup: asDocumented('popup', inTwoLanguages),
  lightbox: shot(openLightbox, { isWindow: true, hasNoFoot: true }),
  map: asDocumented('map'),
  'region-picker': asDocumented('regions'),
  'filter-sheet': shot(openFilterSheet, { isWindow: true, widths: [390] }),
  'more-filters': shot(openMoreFilters, { isWindow: true, widths: [820, 1440] }),
  'place-box': shot(typeInPlaceBox, onDesk),
  'quick-search': shot(searchQuickly, opened),
  explanation: shot(openExplanation, opened),
  'home-without-scripts': asDocumented('home', plain),
  'list-without-scripts': asDocumented('list', plain),
  'detail-without-scripts': at('/property/100002/', plain),
  'form-without-scripts': at((locale) => formPath(locale, 'demand'), plain),
}

/** Every kind of screen once: what a change is compared by, unless somebody asks for all. */
export const mainShots = [
  ...[
    'home',
    'list',
    'list-filtered',
    'detail',
    'detail-annuity',
    'detail-sold',
    'detail-removed',
    'project',
  ],
  ...['article', 'text-page', 'form', 'form-steps', 'form-errors', 'thanks', 'favourites', 'compare'],
  ...['private-request', 'private-appointment', 'private-demand', 'not-found'],
  ...['menu', 'popup', 'lightbox', 'map', 'region-picker'],
]
