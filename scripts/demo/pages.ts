import { listPath } from '@/i18n/paths/listing-paths'

import { site } from './with-demo'

export interface WatchedPage {
  page: string
  url: string
  /** Not for search engines. */
  isPrivate?: boolean
  /** Of somebody who is signed in. */
  cookie?: string
}

/** The three pages whose weight and speed we watch, as addresses; the property is one with fourteen photographs. */
export async function watchedPages(address = site): Promise<WatchedPage[]> {
  const property = await fetch(`${address}/property/100069/`)
  if (!property.ok) throw new Error(`${property.url} answers ${property.status}`)
  return [
    { page: 'home', url: `${address}/nl/` },
    { page: 'list', url: address + listPath('nl', 'sale') },
    { page: 'property', url: property.url },
  ]
}

/** One page of each kind that visitors read. */
export async function pageKinds(address = site): Promise<WatchedPage[]> {
  return [
    ...(await watchedPages(address)),
    { page: 'landing', url: `${address}/nl/te-koop/gent/huizen/` },
    { page: 'project', url: `${address}/nl/projecten/503/` },
    { page: 'article', url: `${address}/nl/blog/het-energielabel-lezen-gewest-per-gewest/` },
    { page: 'form', url: `${address}/nl/contact/` },
    { page: 'text page', url: `${address}/nl/verkopen/` },
  ]
}
