import { euroText } from '@/domain/euro'
import type { Annuity } from '@/domain/listing/price/annuity'
import type { ListingPrice, LowestPrice } from '@/domain/listing/price/price'
import type { RentPeriod } from '@/domain/listing/price/rent-period'

import { numberText } from './formats'
import { intlLocale, type Locale } from './locales'
import { type Translate, translator } from './messages'

/** An amount and the words around it, spaces included, or the words that stand in its place. */
export type PriceParts = { before: string; amount: string; after: string } | { word: string }

/**
 * `short` for cards and titles; `full` where there is room: it says whether the seller of an annuity stays, and the
 * highest of several prices; `words` among rows that write "per month" out.
 */
export type PriceForm = 'short' | 'full' | 'words'

/** A price in its parts, so that the amount can be set larger than its words; `null` where nothing may be shown. */
export function priceParts(
  price: ListingPrice,
  locale: Locale,
  form: PriceForm = 'short',
): PriceParts | null {
  const t = translator(locale)
  switch (price.kind) {
    case 'hidden':
      return null
    case 'closed':
      return { word: t(`listing.status.${price.status}`) }
    case 'marquee':
      return { word: price.name }
    case 'on-demand':
      return { word: t('price.on_demand') }
    case 'annuity':
      return annuityParts(price, { locale, form })
    case 'from':
      return lowestParts(price, { locale, form })
    case 'sale':
    case 'rent':
      return { before: '', amount: amountText(price.cents, locale), after: unitAfter(price, t, form) }
  }
}

/** The same in one line; empty where nothing may be shown. */
export function priceText(price: ListingPrice, locale: Locale, form: PriceForm = 'short'): string {
  const parts = priceParts(price, locale, form)
  return parts === null ? '' : priceLine(parts)
}

/** The parts as they stand beside each other. */
export function priceLine(parts: PriceParts): string {
  return 'word' in parts ? parts.word : parts.before + parts.amount + parts.after
}

const mostLetters = 18

/** The few letters that fit on a pin of the map; empty where nothing may be shown. */
export function pinText(price: ListingPrice, locale: Locale): string {
  const t = translator(locale)
  switch (price.kind) {
    case 'on-demand':
      return t('map.pin_on_demand')
    case 'annuity': {
      const { bouquetCents, rentCents } = price
      if (bouquetCents === null || rentCents === null) return t('price.annuity')
      return t('map.pin_annuity', {
        bouquet: shortAmount(bouquetCents, locale),
        rent: shortAmount(rentCents, locale),
      })
    }
    case 'from':
      return t('map.pin_from', { amount: shortAmount(price.cents, locale) })
    case 'sale':
    case 'rent':
      return shortAmount(price.cents, locale)
    default:
      return cut(priceText(price, locale))
  }
}

/** "Lijfrente · bouquet € 159.000 + € 610/maand": the bouquet never stands there as if it were the price. */
function annuityParts(
  { bouquetCents, rentCents, occupancy }: Annuity,
  { locale, form }: { locale: Locale; form: PriceForm },
): PriceParts {
  const t = translator(locale)
  const annuity = t(form === 'full' && occupancy ? `price.annuity_${occupancy}` : 'price.annuity')
  const large = bouquetCents ?? rentCents ?? 0
  // The place of the amount stays open, for what stands before and after it is shown smaller.
  const amount = '{amount}'
  const line =
    bouquetCents === null
      ? t('price.annuity_rent_only', { annuity, amount })
      : rentCents === null
        ? t('price.annuity_bouquet_only', { annuity, amount })
        : t('price.annuity_line', { annuity, amount, rent: amountText(rentCents, locale) })
  const [before = '', after = ''] = line.split(amount)
  return { before, amount: amountText(large, locale), after }
}

/** "Vanaf € 289.000"; with room for it, "€ 289.000 – € 415.000". */
function lowestParts(
  { cents, toCents, per }: LowestPrice,
  { locale, form }: { locale: Locale; form: PriceForm },
): PriceParts {
  const t = translator(locale)
  const amount = amountText(cents, locale)
  const after = per ? periodAfter(per, t, form) : ''
  if (form !== 'short' && toCents !== null && toCents > cents)
    return { before: '', amount, after: ` – ${amountText(toCents, locale)}${after}` }
  return { before: `${t('price.starting_from')} `, amount, after }
}

/** A period of rent in the language of the page; any other unit as the platform words it. */
function unitAfter(
  price: Extract<ListingPrice, { kind: 'sale' | 'rent' }>,
  t: Translate,
  form: PriceForm,
): string {
  const { unitText } = price
  if (unitText === null) return price.kind === 'rent' && price.per ? periodAfter(price.per, t, form) : ''
  return unitText.startsWith('/') ? unitText : ` ${unitText}`
}

function periodAfter(per: RentPeriod, t: Translate, form: PriceForm): string {
  return form === 'words' ? ` ${t(`unit.per_${per}`)}` : t(`price.rent_${per}`)
}

function amountText(cents: number, locale: Locale): string {
  return euroText(cents, locale) ?? ''
}

/** "€ 350k", "€ 1,25 mln"; an amount under ten thousand is short already. */
function shortAmount(cents: number, locale: Locale): string {
  const t = translator(locale)
  const thousands = Math.round(cents / 100_000)
  const figures = (figure: number) => numberText(figure, intlLocale[locale], { maximumFractionDigits: 2 })
  if (thousands >= 1000) return t('map.pin_million', { amount: figures(thousands / 1000) })
  return thousands >= 10 ? t('map.pin_thousand', { amount: figures(thousands) }) : amountText(cents, locale)
}

function cut(word: string): string {
  return word.length <= mostLetters ? word : `${word.slice(0, mostLetters - 1).trimEnd()}…`
}
