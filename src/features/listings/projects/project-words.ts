import { isClosed } from '@/domain/listing/closed-listing'
import { cleanDescription } from '@/domain/listing/description'
import { listingPrice, type PriceSettings } from '@/domain/listing/price/price'
import type { ProjectOffer } from '@/domain/listing/project-offer'
import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type PriceForm, type PriceParts, priceParts, priceText } from '@/i18n/price-text'
import { type Town, townName } from '@/i18n/places/town-name'

import type { ProjectUnit } from './list-units'

/** "Lindenhof: nieuwbouw in Lier" */
export function projectTitle(project: Town & { name: string }, locale: Locale): string {
  const t = translator(locale)
  const { name } = project
  const city = townName(project, locale)
  return city ? t('project.title', { name, city }) : t('project.title_no_town', { name })
}

/** The agency's own words, unless the town is kept hidden: they may name it. */
export function projectDescription(
  project: Town & { name: string; description: string },
  locale: Locale,
): string {
  const written = project.city ? cleanDescription(project.description, { ellipsis: '…' }) : ''
  return written || projectTitle(project, locale)
}

/** "Vanaf € 289.000", of homes to let "Vanaf € 950/maand", or that there is nothing left; `null` when no price is known. */
export function projectPrice(
  { isSoldOut, sale, rent }: ProjectOffer,
  locale: Locale,
  form?: PriceForm,
): PriceParts | null {
  if (isSoldOut) return { word: translator(locale)('project.sold_out') }
  const price = sale ?? rent
  return price && priceParts(price, locale, form)
}

/** "Te huur € 950 – € 1.200/maand", beside the price of homes for sale; `null` where that is all there is. */
export function rentBesideSale({ sale, rent }: ProjectOffer, locale: Locale): string | null {
  return sale && rent && `${translator(locale)('list.for_rent')} ${priceText(rent, locale, 'full')}`
}

/** "Nog 9 van de 24 woningen vrij"; `null` for a project whose homes are not online. */
export function freeText({ units, free, isSoldOut }: ProjectOffer, locale: Locale): string | null {
  const t = translator(locale)
  if (units === 0) return null
  return free === 0 && !isSoldOut ? t('project.all_taken') : t('project.units_free', { free, units })
}

/** A unit that is gone says so in its status, and keeps its price to itself. */
export function unitPrice(
  unit: ProjectUnit,
  { locale, settings }: { locale: Locale; settings: PriceSettings },
): string | null {
  return isClosed(unit.status) ? null : priceText(listingPrice(unit, settings), locale) || null
}

/** "Gelijkvloers", "Verdieping 3" */
export function floorText(floor: number, locale: Locale): string {
  const t = translator(locale)
  return floor === 0 ? t('property.ground_floor') : t('project.floor_at', { floor: String(floor) })
}

/** "61–112", or one figure when they are all alike; `null` without any. */
export function rangeText(values: readonly (number | null)[], locale: Locale): string | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const figures = [...new Set([least, most])].map((figure) => numberText(figure, intlLocale[locale]))
  return figures.join('–')
}
