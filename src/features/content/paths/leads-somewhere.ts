import type { Queryable } from '@/database/query'
import { type Language, mainLanguage } from '@/domain/language'
import { parseLandingPath } from '@/i18n/landing-paths'
import { isLocale, locales } from '@/i18n/locales'
import { parseListingPath, parsePropertyPath } from '@/i18n/paths/listing-paths'
import { parseMemberPath } from '@/i18n/paths/member-paths'
import { pathSegments } from '@/i18n/paths/path-segments'

import { publishedSource } from '../read/published-source'
import { findPath } from './find-path'

/** Pages with a route of their own, which no table of known paths names. */
export const ownRoute = /^\/[a-z]{2}\/(map|regions|forms\/[a-z-]+)\/$/

/** Homes and colleagues come and go: their addresses are known by their form. */
export function isHomeOrPerson(path: string): boolean {
  return [parseListingPath, parsePropertyPath, parseMemberPath].some((parse) => parse(path) !== null)
}

export async function usedLanguages(db: Queryable): Promise<readonly Language[]> {
  const languages = await publishedSource({ db, locale: mainLanguage }).findSingle('languages')
  return languages?.used ?? locales
}

/** Whether a redirect to this address leads to a page of the site, or elsewhere. */
export async function leadsSomewhere(db: Queryable, to: string, used: readonly Language[]): Promise<boolean> {
  if (!to.startsWith('/')) return true
  const [first] = pathSegments(to)
  if (isLocale(first) && !used.includes(first)) return false
  const path = to.replace(/[?#].*$/, '')
  if (isHomeOrPerson(path) || parseLandingPath(path) || ownRoute.test(path)) return true
  return (await findPath(db, { path: to, locale: null })) !== null
}
