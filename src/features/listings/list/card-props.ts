import { openDaysAfter } from '@/domain/listing/facts/open-days'
import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { timeZone } from '@/domain/time-zone'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { HomeCardProps } from '@/ui/card/home-card'

import type { ListingSettings } from '../listing-settings'
import { cardTitle, energyNameOf, energyOf, factsOf, pathOf, priceLabelOf } from '../listing-words'
import type { ListingCard } from '../search/search-listings'

export interface CardNeeds {
  locale: Locale
  settings: ListingSettings
  hosts: PictureHosts
  /** How many stand beside each other on a desktop: decides the size of the picture. */
  perRow?: 3 | 4
}

/** A card as plain data. */
export type PlainCard = Omit<HomeCardProps, 'action' | 'isEager'>

export function cardProps(card: ListingCard, { locale, settings, hosts, perRow = 3 }: CardNeeds): PlainCard {
  const energy = energyOf(card)
  return {
    href: pathOf(card, locale),
    title: cardTitle(card, locale),
    picture: card.coverUrl === null ? null : pictureOf(card.coverUrl, hosts, perRow),
    price: priceLabelOf(card, { locale, settings }),
    facts: factsOf(card, locale),
    ribbon: ribbonOf(card, locale),
    energy: energy
      ? { region: energy.region, label: energy.key, name: energyNameOf(energy, card.energyKwh, locale) }
      : undefined,
  }
}

function pictureOf(url: string, hosts: PictureHosts, perRow: number) {
  return {
    src: pictureUrl(url, pictureWidths.mobile, hosts),
    srcSet: pictureSrcSet(url, hosts, [pictureWidths.thumb, pictureWidths.mobile]),
    sizes: `(width >= 80rem) ${Math.round(1320 / perRow)}px, (width >= 47.9375rem) 50vw, 100vw`,
    alt: '',
  }
}

const shortDay = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const

/** Sold and rented stand on the price label, and are not said twice. */
function ribbonOf({ status, openDays }: ListingCard, locale: Locale) {
  const [openDay] = status === 'available' ? openDaysAfter(new Date(), openDays) : []
  if (openDay) {
    const date = dateText(openDay.startsAt, intlLocale[locale], shortDay)
    return { tone: 'new', text: translator(locale)('open_day.ribbon', { date }) } as const
  }
  if (status !== 'under-option') return undefined
  return { tone: 'open', text: translator(locale)('listing.status.under-option') } as const
}
