import { isClosed } from '@/domain/listing/closed-listing'
import { pictureUrl } from '@/domain/media/picture-url'
import { renovationNotice } from '@/features/listings/energy/renovation-notice'
import { findListing, type ListingPageData } from '@/features/listings/page/find-listing'
import { legalRows } from '@/features/listings/legal/legal-rows'
import type { LegalNeeds } from '@/features/listings/legal/legal-needs'
import {
  cardTitle,
  energyNameOf,
  energyOf,
  factsOf,
  pathOf,
  priceTextOf,
} from '@/features/listings/listing-words'
import type { Locale } from '@/i18n/locales'
import { townName } from '@/i18n/places/town-name'
import type { MailHome, MailLine } from '@/mail/mail-content'

import type { HomeMailServices, MailServices, MailSite } from './mail-services'

export interface FoundHome {
  listing: ListingPageData
  home: MailHome
}

/** The home a mail is about, in the reader's language; `null` when it is no longer on the site. */
export async function findMailHome(
  services: HomeMailServices,
  { id, locale }: { id: number | null; locale: Locale },
): Promise<FoundHome | null> {
  const listing = id === null ? null : await findListing(services.db, { id, language: locale })
  if (!listing) return null
  const site = await services.readSite(locale)
  return { listing, home: toMailHome(listing, { locale, site, hosts: services.hosts }) }
}

/** The same with every word the law wants in an advertisement: a mail that offers homes is one. */
export async function findAdvertisedHome(
  services: HomeMailServices,
  about: { id: number; locale: Locale },
): Promise<MailHome | null> {
  const found = await findMailHome(services, about)
  return found && advertised(services, found, about.locale)
}

export async function advertised(
  services: HomeMailServices,
  { listing, home }: FoundHome,
  locale: Locale,
): Promise<MailHome> {
  const [site, legalFacts] = await Promise.all([services.readSite(locale), services.readLegalFacts()])
  const { agency, settings } = site
  const needs = { locale, settings, agency, legalFacts, today: services.now() }
  return { ...home, legal: advertisedLines(listing, needs) }
}

export function advertisedLines(listing: ListingPageData, needs: LegalNeeds): MailLine[] {
  const notice = renovationNotice(listing, needs)
  return [
    ...legalRows(listing, needs).map(({ label, lines, fact }) => ({
      label,
      fact,
      value: lines.map(({ text, code }) => (code ? `${text} (${code})` : text)).join(', '),
    })),
    ...(notice ? [{ label: notice.title, value: notice.text }] : []),
  ]
}

export function toMailHome(
  listing: ListingPageData,
  { locale, site, hosts }: { locale: Locale; site: MailSite; hosts: MailServices['hosts'] },
): MailHome {
  const energy = energyOf(listing)
  const isGone = isClosed(listing.status)
  return {
    // Whoever opens it comes from a mail, wherever it is read.
    href: `${site.siteUrl}${pathOf(listing, locale)}?utm_medium=email`,
    reference: listing.reference,
    title: cardTitle(listing, locale),
    city: townName(listing, locale),
    price: isGone ? '' : priceTextOf(listing, { locale, settings: site.settings }, 'full'),
    facts: factsOf(listing, locale).map(({ spoken, fact }) => ({ text: spoken, fact })),
    pictureUrl: listing.coverUrl === null ? null : mailPicture(listing.coverUrl, site.siteUrl, hosts),
    energy: energy && {
      region: energy.region,
      label: energy.key,
      name: energyNameOf(energy, listing.energyKwh, locale),
    },
  }
}

const pictureWidth = 800

/** Whole addresses, and no WebP: mail programs of offices do not know it. */
export function mailPicture(url: string, siteUrl: string, hosts: MailServices['hosts']): string {
  const sized = pictureUrl(url, pictureWidth, hosts).replace('format=webp', 'format=jpg')
  return sized.startsWith('/') ? `${siteUrl}${sized}` : sized
}
