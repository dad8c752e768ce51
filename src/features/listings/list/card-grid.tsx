import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'

import { ListingCard } from './listing-card'
import type { ListingSettings } from '../listing-settings'
import type { ListingCard as Card } from '../search/search-listings'

export interface CardGridProps {
  locale: Locale
  cards: Card[]
  hosts: PictureHosts
  settings: ListingSettings
  /** Whether its first picture is what a visitor sees first. */
  isFirst?: boolean
}

export function CardGrid({ locale, cards, hosts, settings, isFirst = false }: CardGridProps) {
  return (
    <ul className="later-cards mt-8 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12">
      {cards.map((card, index) => (
        <li key={card.id} data-home-id={card.id}>
          <ListingCard
            card={card}
            locale={locale}
            settings={settings}
            hosts={hosts}
            isEager={isFirst && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
