import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { HeartButton } from '@/ui/heart-button.client'
import { PropertyCard } from '@/ui/property-card'

import type { ListingSettings } from './listing-settings'
import { cardTitle, energyNameOf, energyOf, factsOf, pathOf, priceLabelOf } from './listing-words'
import type { ListingCard as Card } from './search-listings'

export interface ListingCardProps {
  card: Card
  locale: Locale
  settings: ListingSettings
  hosts: PictureHosts
  /** How many stand beside each other on a desktop: decides the size of the picture. */
  perRow?: 3 | 4
  isEager?: boolean
}

export function ListingCard({ card, locale, settings, hosts, perRow = 3, isEager }: ListingCardProps) {
  const t = translator(locale)
  const title = cardTitle(card)
  const price = priceLabelOf(card, { locale, settings })
  const energy = energyOf(card)
  return (
    <PropertyCard
      href={pathOf(card, locale)}
      title={title}
      picture={card.coverUrl === null ? null : pictureOf(card.coverUrl, hosts, perRow)}
      price={price}
      facts={factsOf(card, locale)}
      ribbon={ribbonOf(card, locale, price !== null)}
      energy={
        energy
          ? { ...energy, label: energy.key, name: energyNameOf(energy, card.energyKwh, locale) }
          : undefined
      }
      action={<HeartButton id={card.id} label={t('favourites.keep', { home: title })} />}
      isEager={isEager}
    />
  )
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
function ribbonOf({ status }: Card, locale: Locale, hasPriceLabel: boolean) {
  if (status === 'available') return undefined
  const text = translator(locale)(`listing.status.${status}`)
  if (status === 'under-option') return { tone: 'open', text } as const
  return hasPriceLabel ? undefined : ({ tone: 'closed', text } as const)
}
