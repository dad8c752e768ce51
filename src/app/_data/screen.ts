import { isLocale, type Locale } from '@/i18n/locales'
import { knownPathTable, resolvePath, toLanguagePath } from '@/i18n/known-paths'
import { parseListingPath, parsePropertyPath } from '@/i18n/listing-paths'
import { systemPaths } from '@/i18n/system-paths'
import { perLanguage, type PerLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'

import { contentPaths } from './site'

export type Screen =
  | { kind: 'home'; locale: Locale }
  | { kind: 'list'; locale: Locale; deal: Deal }
  | { kind: 'text'; locale: Locale; id: string }
  | { kind: 'listing'; locale: Locale; deal: Deal; id: number; path: string }
  | { kind: 'property'; id: number }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; locale: Locale | null }

const knownPaths = knownPathTable([...systemPaths, ...contentPaths])

/** Which screen answers an address. The only place that decides it; the table knows the words of each language. */
export function screenOf(first: string, rest: string[] = []): Screen {
  const path = `/${[first, ...rest].join('/')}/`
  const locale = isLocale(first) ? first : null
  if (locale) {
    const listing = parseListingPath(path)
    if (listing) return { kind: 'listing', locale, deal: listing.deal, id: listing.id, path }
  }
  const propertyId = parsePropertyPath(path)
  if (propertyId !== null) return { kind: 'property', id: propertyId }
  // A bare original path such as /for-sale/ is known; /es/te-koop/ is a language we do not have.
  if (!locale && rest.length > 0) return { kind: 'not-found', locale }
  const { entry, target } = resolvePath(knownPaths, path)
  if (!entry) return { kind: 'not-found', locale }
  if (!locale || target !== path) return { kind: 'redirect', to: target }
  if (entry.id === 'home') return { kind: 'home', locale }
  if (entry.type === 'listing-base')
    return { kind: 'list', locale, deal: entry.id === 'for-sale' ? 'sale' : 'rent' }
  return entry.type === 'page' ? { kind: 'text', locale, id: entry.id } : { kind: 'not-found', locale }
}

/** The address of a known page in every language; its home page where it has none. */
export function languagePathsOf(id: string): PerLanguage<string> {
  const original = knownPaths.entries.find((entry) => entry.id === id)?.original ?? '/'
  return perLanguage((locale) => toLanguagePath(knownPaths, original, locale))
}
