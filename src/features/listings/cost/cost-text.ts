import type { CostLine } from '@/domain/cost/cost-line'
import type { Region } from '@/domain/place/region'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

const exactEuro = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholeEuro = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 })
const minus = '−'
const noBreak = '\u00a0'

/** Stands where a figure is missing; the line under it says which. */
export const noAmount = '–'

/** With cents, so that a column adds up to the eye; an estimate has none, for it knows none. */
export function moneyText(cents: number, { isWhole = false } = {}): string {
  const amount = (isWhole ? wholeEuro : exactEuro).format(Math.abs(cents) / 100)
  const euro = `€${noBreak}${amount}`
  return cents < 0 ? `${minus}${noBreak}${euro}` : euro
}

export function percentText(percents: number, locale: Locale, maximumFractionDigits = 3): string {
  return (percents / 100).toLocaleString(intlLocale[locale], { style: 'percent', maximumFractionDigits })
}

export function kwhPriceText(euro: number, locale: Locale): string {
  const price = `€${noBreak}${euro.toLocaleString('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`
  return translator(locale)('cost.per_kwh', { price })
}

/** "15 november 2026" */
export function dayText(date: Date | string, locale: Locale): string {
  return new Date(date).toLocaleDateString(intlLocale[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Brussels',
  })
}

export interface LineNeeds {
  region: Region
  locale: Locale
}

/** Luxembourg has other words for two of them. */
export function lineName(key: CostLine['key'], { region, locale }: LineNeeds): string {
  const t = translator(locale)
  if (region === 'luxembourg' && (key === 'registration-duty' || key === 'notary-vat')) {
    return t(`cost.line_lu.${key}`)
  }
  return t(`cost.line.${key}`)
}

/** How the amount came about: "2% op € 350.000". Empty for a fixed one. */
export function lineSum({ key, basis, rate }: CostLine, locale: Locale): string {
  const t = translator(locale)
  if (!basis) return ''
  if (basis.unit === 'kwh') {
    const kwh = basis.value.toLocaleString(intlLocale[locale])
    return rate ? t('cost.energy_of', { kwh, rate: kwhPriceText(rate.value, locale) }) : ''
  }
  const of = moneyText(basis.value, { isWhole: basis.value % 100 === 0 })
  if (key === 'property-tax' && rate) {
    return t('cost.indexed_of', { rate: percentText(rate.value, locale, 1), basis: of })
  }
  if (rate) return t('cost.rate_of', { rate: percentText(rate.value, locale), basis: of })
  return t(key === 'vat' ? 'cost.reduced_of' : 'cost.scale_of', { basis: of })
}

/** What a reader must know before trusting the amount. */
export function lineCaveats(
  { key, caveats, amountCents }: CostLine,
  { region, locale }: LineNeeds,
): string[] {
  const t = translator(locale)
  if (amountCents === null) return []
  const own = caveats.map((caveat) => t(`cost.caveat.${caveat}`))
  if (key === 'energy' || key === 'property-tax') return [...own, t(`cost.caveat.${key}`)]
  return key === 'notary-fee' && region !== 'luxembourg' ? [...own, t('cost.caveat.notary-fee')] : own
}

/** "Ontbreekt: het kadastraal inkomen" */
export function missingText({ missing }: CostLine, locale: Locale): string {
  const t = translator(locale)
  const figures = new Intl.ListFormat(intlLocale[locale]).format(
    missing.map((figure) => t(`cost.figure.${figure}`)),
  )
  return t('cost.missing_why', { figures })
}
