import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { countWords } from '../list/count-words'
import { listHref } from '../list/list-href'
import type { ListingSettings } from '../listing-settings'
import { cardTitle, energyNameOf, energyOf, factsOf, pathOf, priceTextOf } from '../listing-words'
import type { CountedLikelyPlace } from '../search/likely-places'
import type { ListingCard, SearchResult } from '../search/search-listings'
import type { Described } from './described'

export interface DescribeNeeds {
  locale: Locale
  settings: ListingSettings
  /** With its origin: an assistant reads it elsewhere. */
  siteUrl: string
}

interface FoundHomes {
  criteria: SearchCriteria
  result: SearchResult
  /** A place that nobody knows, and what may have been meant. */
  unknown?: string
  meant: readonly CountedLikelyPlace[]
}

/** A page of the list: as many homes, in the same order, with what their cards say. */
export function describeHomes(
  { criteria, result, unknown, meant }: FoundHomes,
  needs: DescribeNeeds,
): Described {
  const { locale, siteUrl } = needs
  const t = translator(locale)
  const url = new URL(listHref(locale, criteria), siteUrl).href
  const homes = result.cards.map((card) => describeCard(card, needs))
  const { listed, pages } = result
  const opening = [
    countWords(result, { locale, criteria }),
    ...(pages > 1 ? [t('list.page_of', { page: criteria.page, pages })] : []),
  ].join(', ')
  const place = unknown ? [t('list.unknown_place', { place: unknown }), t('list.unknown_text')] : []
  const others = meant.map(({ name, count }) => t('list.unknown_meant', { place: name, count }))
  const empty = listed === 0 && !unknown ? [t(`list.empty_${criteria.deal}`)] : []
  return {
    text: [`${opening}\n${url}`, ...place, ...others, ...empty, ...homes.map(lineOf)].join('\n\n'),
    data: { url, total: listed, page: criteria.page, pages, homes },
  }
}

/** What a card says of a home. */
export function describeCard(card: ListingCard, { locale, settings, siteUrl }: DescribeNeeds) {
  const energy = energyOf(card)
  const { id, reference, deal, status } = card
  return {
    ...{ id, reference, deal, status },
    title: cardTitle(card, locale),
    price: priceTextOf(card, { locale, settings }) || null,
    facts: factsOf(card, locale).map(({ spoken }) => spoken),
    energy: energy ? energyNameOf(energy, card.energyKwh, locale) : null,
    url: new URL(pathOf(card, locale), siteUrl).href,
  }
}

function lineOf({ title, price, facts, energy, url, reference }: ReturnType<typeof describeCard>): string {
  return `${[title, price, ...facts, energy, reference].filter(Boolean).join(' · ')}\n${url}`
}
