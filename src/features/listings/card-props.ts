import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { PropertyCardProps } from '@/ui/property-card'

import type { ListingSettings } from './listing-settings'
import { cardTitle, energyNameOf, energyOf, factsOf, pathOf, priceLabelOf } from './listing-words'
import type { ListingCard } from './search-listings'

export interface CardNeeds {
  locale: Locale
  settings: ListingSettings
  hosts: PictureHosts
  /** How many stand beside each other on a desktop: decides the size of the picture. */
  perRow?: 3 | 4
}

/** A card as plain data, so that a browser can draw it too. */
export type PlainCard = Omit<PropertyCardProps, 'action' | 'isEager'>

export function cardProps(card: ListingCard, { locale, settings, hosts, perRow = 3 }: CardNeeds): PlainCard {
  const price = priceLabelOf(card, { locale, settings })
  const energy = energyOf(card)
  return {
    href: pathOf(card, locale),
    title: cardTitle(card),
    picture: card.coverUrl === null ? null : pictureOf(card.coverUrl, hosts, perRow),
    price,
    facts: factsOf(card, locale),
    ribbon: ribbonOf(card, locale, price !== null),
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

/** Sold and rented stand on the price label, and are not said twice. */
function ribbonOf({ status }: ListingCard, locale: Locale, hasPriceLabel: boolean) {
  if (status === 'available') return undefined
  const text = translator(locale)(`listing.status.${status}`)
  if (status === 'under-option') return { tone: 'open', text } as const
  return hasPriceLabel ? undefined : ({ tone: 'closed', text } as const)
}
