import { addressLines } from '@/domain/listing/address'
import { euroText, priceText } from '@/domain/listing/price'
import type { ProjectOffer } from '@/domain/listing/project-offer'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Price } from '@/ui/price-tag'

import type { ProjectPageData } from '../find-project'
import type { ProjectUnit } from './list-units'

/** "Vanaf € 289.000", or that there is nothing left; `null` when no price is known. */
export function projectPrice({ isSoldOut, fromCents, toCents }: ProjectOffer, locale: Locale): Price | null {
  const t = translator(locale)
  if (isSoldOut) return { word: t('project.sold_out') }
  const amount = euroText(fromCents)
  if (amount === null) return null
  return fromCents === toCents ? { amount } : { before: t('price.starting_from'), amount }
}

/** "Nog 9 van de 24 woningen vrij"; `null` for a project whose homes are not online. */
export function freeText({ units, free, isSoldOut }: ProjectOffer, locale: Locale): string | null {
  const t = translator(locale)
  if (units === 0) return null
  return free === 0 && !isSoldOut ? t('project.all_taken') : t('project.units_free', { free, units })
}

/** A unit that is gone says so in its status, and keeps its price to itself. */
export function unitPrice(unit: ProjectUnit, locale: Locale): string | null {
  if (isGone(unit)) return null
  const t = translator(locale)
  const { kind, text } = priceText(
    {
      price: { cents: unit.priceCents, isPublished: unit.isPricePublished, unit: unit.priceUnit },
      marqueeId: null,
      text: { priceUnitText: unit.priceUnitText, marqueeName: null },
    },
    {
      ignoredMarquees: [],
      startingFromText: t('price.starting_from'),
      onDemandText: t('price.on_demand'),
    },
  )
  return kind === 'hidden' ? null : text
}

export function isGone({ status }: Pick<ProjectUnit, 'status'>): boolean {
  return status === 'sold' || status === 'rented'
}

/** "Gelijkvloers", "Verdieping 3" */
export function floorText(floor: number, locale: Locale): string {
  const t = translator(locale)
  return floor === 0 ? t('property.ground_floor') : t('project.floor_at', { floor: String(floor) })
}

export function projectAddress(project: ProjectPageData, locale: Locale): string {
  const { street, houseNumber: number, box, zip, city, country, isAddressPublished: isPublished } = project
  return addressLines(
    { street, number, box, zip, city, country, isPublished },
    { countryName: countryName(country, locale), boxText: translator(locale)('listing.box_word') },
  ).join(', ')
}

function countryName(country: string, locale: Locale): string | null {
  return new Intl.DisplayNames(intlLocale[locale], { type: 'region' }).of(country) ?? null
}

/** "61–112", or one figure when they are all alike; `null` without any. */
export function rangeText(values: readonly (number | null)[], locale: Locale): string | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const format = new Intl.NumberFormat(intlLocale[locale])
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return least === most ? format.format(least) : `${format.format(least)}–${format.format(most)}`
}
