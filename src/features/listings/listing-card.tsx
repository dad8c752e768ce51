import { translator } from '@/i18n/messages'
import { HeartButton } from '@/ui/heart-button.client'
import { PropertyCard } from '@/ui/property-card'

import { type CardNeeds, cardProps } from './card-props'
import type { ListingCard as Card } from './search-listings'

export interface ListingCardProps extends CardNeeds {
  card: Card
  isEager?: boolean
}

export function ListingCard({ card, isEager, ...needs }: ListingCardProps) {
  const props = cardProps(card, needs)
  const label = translator(needs.locale)('favourites.keep', { home: props.title })
  return <PropertyCard {...props} isEager={isEager} action={<HeartButton id={card.id} label={label} />} />
}
