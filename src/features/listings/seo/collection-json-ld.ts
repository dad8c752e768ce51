import type { CollectionPage, WithContext } from 'schema-dts'

import type { Locale } from '@/i18n/locales'

import { pathOf } from '../listing-words'
import type { ListingCard } from '../search/search-listings'

interface CollectionNeeds {
  locale: Locale
  /** The page's own address, with its origin. */
  url: string
  name: string
  description: string
  /** Homes on all pages together. */
  total: number
  /** Those of this page, and the place of the first among all, from 1. */
  cards: readonly ListingCard[]
  from: number
}

/** What search engines read of a landing page. A list has none of it: its homes once more are more than it may weigh. */
export function collectionJsonLd(needs: CollectionNeeds): WithContext<CollectionPage> {
  const { locale, url, name, description, cards, total, from } = needs
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: locale,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: cards.map((card, index) => ({
        '@type': 'ListItem' as const,
        position: from + index,
        url: new URL(pathOf(card, locale), url).href,
      })),
    },
  }
}
