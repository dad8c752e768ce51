import type { Listing, ListingText } from './listing'

/** The platforms' code of a price that is the lowest of several. */
const startingFromUnit = 7

export interface PricedListing extends Pick<Listing, 'price' | 'marqueeId'> {
  text: Pick<ListingText, 'priceUnitText' | 'marqueeName'>
}

export interface PriceWording {
  /** Marquees, such as sold, whose name stands where the price was. */
  ignoredMarquees: readonly number[]
  startingFromText: string
  onDemandText: string
}

export interface PriceText {
  kind: 'price' | 'marquee' | 'on-demand' | 'hidden'
  /** Empty when hidden. */
  text: string
}

const wholeEuro = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 })
const euroAndCents = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const hidden: PriceText = { kind: 'hidden', text: '' }

/** What stands in the price's place. An unpublished price shows nothing at all, not even its marquee. */
export function priceText({ price, marqueeId, text }: PricedListing, wording: PriceWording): PriceText {
  if (!price.isPublished) return hidden
  if (marqueeId !== null && wording.ignoredMarquees.includes(marqueeId)) {
    return text.marqueeName ? { kind: 'marquee', text: text.marqueeName } : hidden
  }
  const amount = euroText(price.cents)
  if (amount === null) return { kind: 'on-demand', text: wording.onDemandText }
  if (price.unit === startingFromUnit) return { kind: 'price', text: `${wording.startingFromText} ${amount}` }
  return { kind: 'price', text: amount + unitSuffix(text.priceUnitText) }
}

/** Belgian-Dutch grouping in every language; `null` for what is no amount to ask. */
export function euroText(cents: number | null): string | null {
  // No home is offered for nothing: 0 is an amount that nobody filled in.
  if (cents === null || !Number.isFinite(cents) || Math.round(cents) <= 0) return null
  const wholeCents = Math.round(cents)
  const format = wholeCents % 100 === 0 ? wholeEuro : euroAndCents
  return `€ ${format.format(wholeCents / 100)}`
}

function unitSuffix(unitText: string | null): string {
  const unit = (unitText ?? '').replaceAll('€', '').replaceAll(/\s+/g, ' ').trim()
  if (unit === '') return ''
  return unit.startsWith('/') ? `/${unit.slice(1).trim()}` : ` ${unit}`
}
