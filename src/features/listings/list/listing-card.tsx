import { openDaysAfter, openDaysText } from '@/domain/listing/facts/open-days'
import { translator } from '@/i18n/messages'
import { HeartButton } from '@/ui/card/heart-button'
import { keepingHtml } from '@/ui/kept-html'
import { HomeCard } from '@/ui/card/home-card'

import { type CardNeeds, cardProps } from './card-props'
import type { ListingCard as ListedHome } from '../search/search-listings'

export interface ListingCardProps extends CardNeeds {
  card: ListedHome
  isEager?: boolean
}

/** The same home comes back on list after list, so its HTML is kept. */
export function ListingCard(props: ListingCardProps) {
  const { card } = props
  // A day that is over is no part of what is kept.
  const openDays = openDaysText(openDaysAfter(new Date(), card.openDays))
  const html = cardHtml({ ...props, card: { ...card, openDays } })
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

const cardHtml = keepingHtml(Card)

function Card({ card, isEager, ...needs }: ListingCardProps) {
  const props = cardProps(card, needs)
  const label = translator(needs.locale)('favourites.keep', { home: props.title })
  return <HomeCard {...props} isEager={isEager} action={<HeartButton id={card.id} label={label} />} />
}
