import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingSettings } from '../listing-settings'
import { priceLabelOf, priceOf } from '../listing-words'
import type { ListingCard } from '../search-listings'

const mostLetters = 18
// As in the whole price: one way of writing amounts in every language.
const figures = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })

/** The few letters that fit on a pin; empty when the price is not published. */
export function pinLabel(card: ListingCard, needs: { locale: Locale; settings: ListingSettings }): string {
  const t = translator(needs.locale)
  if (priceOf(card, needs).kind === 'on-demand' && card.status === 'available') return t('map.pin_on_demand')
  const price = priceLabelOf(card, needs)
  if (price === null) return ''
  if ('word' in price) return cut(price.word)
  const amount = shortAmount(card.priceCents ?? 0, needs.locale) ?? price.amount
  return price.before ? t('map.pin_from', { amount }) : amount
}

/** `null` for an amount that is short already: a rent. */
function shortAmount(cents: number, locale: Locale): string | null {
  const t = translator(locale)
  const thousands = Math.round(cents / 100_000)
  if (thousands >= 1000) return t('map.pin_million', { amount: figures.format(thousands / 1000) })
  return thousands >= 10 ? t('map.pin_thousand', { amount: figures.format(thousands) }) : null
}

function cut(word: string): string {
  return word.length <= mostLetters ? word : `${word.slice(0, mostLetters - 1).trimEnd()}…`
}
