import type { Deal } from '@/domain/listing/listing'
import { isLocale, type Locale } from '@/i18n/locales'
import { landingPath, type ParsedLandingPath, parseLandingPath } from '@/i18n/landing-paths'
import { typeOfSegment } from '@/i18n/landing-types'
import { parseListingPath, parsePropertyPath } from '@/i18n/paths/listing-paths'
import { parseMemberPath } from '@/i18n/paths/member-paths'
import { type FeedbackForm, feedbackForms } from '@/i18n/paths/system-paths'
import { isPreviewPath } from '@/domain/preview'

import { getTypes } from './landings'
import { getPath } from './paths'
import { getLanguages, usedLocale } from './site'

export type Screen =
  /** `recordId`: what editors filled it with, if they did. */
  | { kind: 'home'; locale: Locale; recordId: number | null }
  | { kind: 'list'; locale: Locale; deal: Deal; recordId: number | null }
  | { kind: 'page'; locale: Locale; entry: string; recordId: number }
  | { kind: 'article'; locale: Locale; entry: string; recordId: number }
  | { kind: 'thanks'; locale: Locale; entry: string; form: FeedbackForm }
  | { kind: 'login'; locale: Locale; entry: string }
  | { kind: 'favourites'; locale: Locale; entry: string }
  | { kind: 'compare'; locale: Locale; entry: string }
  | { kind: 'project'; locale: Locale; entry: string; id: number }
  | { kind: 'project-list'; locale: Locale; entry: string }
  | { kind: 'my-data'; locale: Locale; entry: string }
  | { kind: 'accessibility'; locale: Locale; entry: string }
  /** Before editors have filled a page around it. */
  | { kind: 'bare-valuation'; locale: Locale; entry: string }
  | { kind: 'listing'; locale: Locale; deal: Deal; id: number; path: string }
  | { kind: 'member'; locale: Locale; id: number; path: string }
  /** `added`: the page that editors put at the same address. */
  | { kind: 'landing'; asked: ParsedLandingPath; path: string; added?: { entry: string; recordId: number } }
  | { kind: 'property'; id: number | null; name: string; locale: Locale }
  | { kind: 'preview'; locale: Locale; subject: string; id: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; locale: Locale | null }

/** Which screen answers an address. The only place that decides it; the table knows the words of each language. */
export async function screenOf(first: string, rest: string[] = [], query = ''): Promise<Screen> {
  const path = `/${[first, ...rest].join('/')}/`
  const isHome = parseListingPath(path) !== null || parsePropertyPath(path) !== null
  const member = parseMemberPath(path)
  const landing = parseLandingPath(path)
  const [locale, found] = await Promise.all([
    usedLocale(first),
    // Looked up beside the languages of the site, which are read first of all.
    isHome || member || isPreviewPath(path)
      ? null
      : getPath(query ? `${path}?${query}` : path, isLocale(first) ? first : null),
    // Needed by the page itself: read along.
    landing && getTypes(),
  ])
  // Looks like a language, and is none of the site's: /es/te-koop/, or one that is switched off.
  if (!locale && /^[a-z]{2}$/i.test(first))
    return found?.kind === 'redirect' && found.isSent && (await isOnSite(found.to))
      ? { kind: 'redirect', to: found.to }
      : { kind: 'not-found', locale }
  if (isPreviewPath(path)) {
    const [, subject = '', id = ''] = rest
    return locale && rest[0] === 'preview'
      ? { kind: 'preview', locale, subject, id }
      : { kind: 'not-found', locale }
  }
  if (locale) {
    const listing = parseListingPath(path)
    if (listing) return { kind: 'listing', locale, deal: listing.deal, id: listing.id, path }
    if (member) return { kind: 'member', locale, id: member.id, path }
  }
  const property = parsePropertyPath(path)
  if (property) return { kind: 'property', ...property, locale: locale ?? (await getLanguages()).standard }
  const isAtLanding = landing !== null && locale !== null && (await isLandingAt(landing, path))
  // Where a page of editors once was there are homes again; a redirect that they wrote themselves goes first.
  if (!found || (isAtLanding && found.kind === 'redirect' && !found.isSent))
    return landing && locale ? { kind: 'landing', asked: landing, path } : { kind: 'not-found', locale }
  if (found.kind === 'redirect') return { kind: 'redirect', to: found.to }
  if (found.externalLink) return { kind: 'redirect', to: found.externalLink }
  const own = ownScreen(found) ?? { kind: 'not-found' as const, locale }
  // A page that editors put below a list goes first; at the address of a landing page it adds its words to that.
  return landing && isAtLanding && own.kind === 'page'
    ? { kind: 'landing', asked: landing, path, added: own }
    : own
}

async function isLandingAt(
  { locale, deal, municipality, typeSegment }: ParsedLandingPath,
  path: string,
): Promise<boolean> {
  const types = await getTypes()
  const type = typeSegment === null ? undefined : typeOfSegment(typeSegment, types, locale)
  return (
    type !== undefined &&
    landingPath(locale, { deal, municipalityKey: municipality.key, type }, types) === path
  )
}

/** Not in a language that is switched off. */
async function isOnSite(to: string): Promise<boolean> {
  const first = to.split(/[/?#]/)[1]
  return !to.startsWith('/') || !isLocale(first) || (await usedLocale(first)) !== null
}

function ownScreen({
  entry,
  recordId,
  type,
  language: locale,
}: {
  entry: string
  recordId: number | null
  type: string
  language: Locale
}): Screen | null {
  if (entry === 'home') return { kind: 'home', locale, recordId }
  if (entry === 'projects') return { kind: 'project-list', locale, entry }
  if (entry === 'my-data' || entry === 'accessibility') return { kind: entry, locale, entry }
  if (type === 'listing-base')
    return { kind: 'list', locale, deal: entry === 'for-sale' ? 'sale' : 'rent', recordId }
  if (type === 'login' || type === 'favourites' || type === 'compare') return { kind: type, locale, entry }
  if (type === 'feedback') {
    const form = feedbackForms.find((name) => entry === `feedback/${name}`)
    return form ? { kind: 'thanks', locale, entry, form } : null
  }
  if (entry === 'contact-demand' && recordId === null) return { kind: 'bare-valuation', locale, entry }
  if (recordId === null) return null
  if (type === 'project') return { kind: 'project', locale, entry, id: recordId }
  return { kind: type === 'article' ? 'article' : 'page', locale, entry, recordId }
}
