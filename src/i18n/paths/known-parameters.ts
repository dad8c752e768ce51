import { loanParameters } from '@/domain/cost/loan-parameters'
import { homesParameter } from '@/domain/listing/homes-query'
import { deals } from '@/domain/listing/listing'
import { searchParameters, unreadParameter } from '@/domain/search/criteria-fields'

import { locales } from '../locales'
import { closedHomesParameter } from './closed-homes-path'
import { thanksPath } from './form-paths'
import { listPath } from './listing-paths'
import { projectSegments } from './project-paths'
import { comparePath, favouritesPath } from './system-paths'

export interface KnownQuery {
  about: string
  /** As it is asked for, its encoding included; only what Varnish and JavaScript read alike. */
  path: RegExp
  parameters: readonly string[]
  /** These hold figures and nothing else, at most so many. */
  figures?: Readonly<Record<string, number>>
}

const segmentsOf = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.split('/')[2] ?? ''))].join('|')
const lists = segmentsOf(locales.flatMap((locale) => deals.map((deal) => listPath(locale, deal))))
const kept = segmentsOf(locales.flatMap((locale) => [favouritesPath(locale), comparePath(locale)]))
const thanks = segmentsOf(locales.map((locale) => thanksPath(locale, 'contact-me', 'contact')))
const projects = locales.map((locale) => projectSegments[locale]).join('|')

/**
 * Which parameters make another page, by kind of address: the first that fits counts, and an address that none of them
 * fits takes no query. All others are ignored, by web itself and by Varnish, whose query.vcl is made of this; the
 * visitor's own address keeps them.
 */
export const knownQueries: readonly KnownQuery[] = [
  {
    about: 'The lists of homes, also under the addresses that lead to them.',
    path: new RegExp(`/(?:${lists})/?$`, 'i'),
    parameters: ['q', unreadParameter, ...Object.values(closedHomesParameter), ...searchParameters],
  },
  {
    about: 'The pages about a type of homes in a town.',
    path: new RegExp(`^/[a-z][a-z]/(?:${lists})/[^/]+/[^/]+/?$`),
    parameters: ['page'],
  },
  {
    about: 'How somebody would pay a home back.',
    path: new RegExp(`^/[a-z][a-z]/(?:${lists})/[^/]+/[^/]+/[0-9]+/?$`),
    parameters: Object.values(loanParameters),
  },
  {
    about: 'The same search, asked by the scripts of a list and by the page of regions.',
    path: /^\/[a-z][a-z]\/(?:count|map-data|found-homes|region-tree|regions)\/?$/,
    parameters: ['deal', ...searchParameters],
  },
  {
    about: 'The same search as a drawn map: of all its pages, in no order.',
    path: /^\/maps\/[a-z][a-z]\/(?:list|wide|small)\.svg$/,
    parameters: ['deal', ...searchParameters.filter((name) => name !== 'sort' && name !== 'page')],
  },
  {
    about: 'What is typed.',
    path: /^\/[a-z][a-z]\/(?:quick-search|places)\/?$/,
    parameters: ['deal', 'q'],
  },
  {
    about: 'The homes that somebody keeps, compares or looks at.',
    path: new RegExp(`/(?:kept-homes|card-pictures|${kept})/?$`, 'i'),
    parameters: [homesParameter],
  },
  {
    about: 'What a form is about.',
    path: /^\/[a-z][a-z]\/forms\/[a-z-]+\/?$/,
    parameters: ['home', 'project'],
  },
  {
    about: 'Which form was sent.',
    path: new RegExp(`/(?:${thanks}|feedback)/[a-z-]+/?$`, 'i'),
    parameters: ['form'],
  },
  {
    about: 'The units of a project.',
    path: new RegExp(`^/[a-z][a-z]/(?:${projects})/[0-9]+/?$`),
    parameters: ['bedrooms', 'free', 'sort'],
  },
  { about: 'A project by its number.', path: /^(?:\/[a-z][a-z])?\/project\/?$/i, parameters: ['id'] },
  {
    about: 'Which version of a picture, and how wide.',
    path: /^\/media\//,
    parameters: [],
    figures: { v: 14, width: 4 },
  },
]

/** One person's own pages, and drafts: no cache looks at them, and they read what they like. */
const privatePath =
  /^\/[a-z][a-z]\/(?:(?:request|appointment|demand|documents|kept-list|shared-list|weekly|newsletter\/(?:confirm|stop))\/[^/]+\.[^/]+\.|my-data\/.|preview\/|(?:login|portal)(?:\/|$))/

export interface SplitSearch {
  /** What counts, with its question mark. */
  known: string
  /** What is for browser code only: campaigns, and whatever somebody made up. */
  others: string
}

/** `path` and `search` as they were asked for. */
export function splitSearch(path: string, search: string): SplitSearch {
  if (search === '' || privatePath.test(path)) return { known: search, others: '' }
  const found = knownQueries.find((one) => one.path.test(path))
  const wanted = found && new RegExp(`^${patternOf(found, found.parameters)}`)
  const parts = search.slice(1).split('&').filter(Boolean)
  const { known = [], others = [] } = Object.groupBy(parts, (part) =>
    wanted?.test(part) ? 'known' : 'others',
  )
  return { known: searchOf(known), others: searchOf(others) }
}

function searchOf(parts: readonly string[]): string {
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** How a parameter begins that counts. */
export function patternOf({ figures = {} }: KnownQuery, names: readonly string[]): string {
  const alternatives = [
    ...names.map((name) => `${name}=`),
    ...Object.entries(figures).map(([name, most]) => `${name}=[0-9]{1,${most}}(?:&|$)`),
  ]
  return `(?:${alternatives.join('|')})`
}
