import type { PerLanguage } from '@/domain/language'
import { deals, type Deal } from '@/domain/listing/listing'
import { cityTitle } from '@/domain/place/city'

import { isLocale, locales, type Locale } from './locales'
import { pathSegments } from './path-segments'
import { slug } from './slug'

const dealSegments: PerLanguage<Record<Deal, string>> = {
  nl: { sale: 'te-koop', rent: 'te-huur' },
  fr: { sale: 'a-vendre', rent: 'a-louer' },
  en: { sale: 'for-sale', rent: 'for-rent' },
  de: { sale: 'zu-verkaufen', rent: 'zu-vermieten' },
}

/** What an address says of a listing. Only the id is sure: city and type may have changed since. */
export interface ParsedListingPath {
  locale: Locale
  deal: Deal
  citySlug: string
  typeSlug: string
  id: number
}

export function listPath(locale: Locale, deal: Deal): string {
  return `/${locale}/${dealSegments[locale][deal]}/`
}

/** `typeName` is the type in the language of the path. */
export function listingPath(
  locale: Locale,
  { deal, city, typeName, id }: { deal: Deal; city: string; typeName: string; id: number },
): string {
  return `${listPath(locale, deal)}${slug(cityTitle(city)) || '-'}/${slug(typeName) || '-'}/${id}/`
}

/** Reads a deal in any language's words: whoever answers compares with `listingPath` and redirects. */
export function parseListingPath(path: string): ParsedListingPath | null {
  const [locale, dealSegment = '', citySlug = '', typeSlug = '', idText = '', ...more] = pathSegments(path)
  const deal = dealOfSegment(dealSegment)
  const id = idOf(idText)
  if (!isLocale(locale) || !deal || id === null || more.length > 0) return null
  return { locale, deal, citySlug, typeSlug, id }
}

/** The language-free address of a listing, /property/{id}/. */
export function parsePropertyPath(path: string): number | null {
  const [folder, idText = '', ...more] = pathSegments(path)
  return folder === 'property' && more.length === 0 ? idOf(idText) : null
}

function dealOfSegment(segment: string): Deal | undefined {
  return deals.find((deal) => locales.some((locale) => dealSegments[locale][deal] === segment))
}

function idOf(text: string): number | null {
  // No platform numbers higher than the database can count.
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null
}
