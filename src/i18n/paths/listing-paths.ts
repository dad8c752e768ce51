import { inAllLanguages } from '@/domain/language'
import { deals, type Deal } from '@/domain/listing/listing'
import { cityTitle } from '@/domain/place/city'

import { isLocale, locales, type Locale } from '../locales'
import { pathSegments } from './path-segments'
import { slug } from './slug'

const dealSegments = inAllLanguages<Record<Deal, string>>({
  nl: { sale: 'te-koop', rent: 'te-huur' },
  fr: { sale: 'a-vendre', rent: 'a-louer' },
  en: { sale: 'for-sale', rent: 'for-rent' },
  de: { sale: 'zu-verkaufen', rent: 'zu-vermieten' },
})

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

/** The deal of the list at a path, in any language's words. */
export function parseListPath(path: string): Deal | null {
  const [locale, dealSegment = '', ...more] = pathSegments(path)
  return isLocale(locale) && more.length === 0 ? (dealOfSegment(dealSegment) ?? null) : null
}

/** What an address says of a listing besides its number. */
export interface ListingWords {
  deal: Deal
  city: string
  /** In the language of the path. */
  typeName: string
}

export function listingPath(
  locale: Locale,
  { id, deal, city, typeName }: ListingWords & { id: number },
): string {
  return `${listPath(locale, deal)}${townOfListing(city)}/${typeOfListing(typeName)}/${id}/`
}

/** What many listings have in common is made once by whoever writes thousands of addresses. */
export const townOfListing = (city: string) => slug(cityTitle(city)) || '-'
export const typeOfListing = (typeName: string) => slug(typeName) || '-'

/** Reads a deal in any language's words: whoever answers compares with `listingPath` and redirects. */
export function parseListingPath(path: string): ParsedListingPath | null {
  const [locale, dealSegment = '', citySlug = '', typeSlug = '', idText = '', ...more] = pathSegments(path)
  const deal = dealOfSegment(dealSegment)
  const id = idOf(idText)
  if (!isLocale(locale) || !deal || id === null || more.length > 0) return null
  return { locale, deal, citySlug, typeSlug, id }
}

export interface ParsedPropertyPath {
  /** Our number, should it be one. */
  id: number | null
  /** As its platform may call it. */
  name: string
  locale: Locale | null
}

/**
 * The short address of a listing, /property/{id}/, with or without a language before it: our own number, or what its
 * platform calls it.
 */
export function parsePropertyPath(path: string): ParsedPropertyPath | null {
  // As it is written: another platform may tell a name in capitals from one without.
  const [, language, name] = /^\/(?:([a-z]{2})\/)?property\/([\w.~:-]{1,100})\/?$/.exec(path) ?? []
  if (!name || (language && !isLocale(language))) return null
  return { id: idOf(name), name, locale: isLocale(language) ? language : null }
}

export function dealOfSegment(segment: string): Deal | undefined {
  return deals.find((deal) => locales.some((locale) => dealSegments[locale][deal] === segment))
}

function idOf(text: string): number | null {
  // No platform numbers higher than the database can count.
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null
}
