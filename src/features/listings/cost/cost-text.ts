import type { CostLine } from '@/domain/cost/cost-line'
import { sumText } from '@/domain/euro'
import { percentageText } from '@/domain/percentage'
import type { Region } from '@/domain/place/region'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

const minus = '−'
const noBreak = '\u00a0'

/** Stands where an amount depends on what is not known; the words under it say on what. */
export const noAmount = '–'

/** Whole euros: most of the sum is an estimate, and knows no cents. */
export function moneyText(cents: number, locale: Locale): string {
  const euro = sumText(Math.abs(wholeEuros(cents)) * 100, locale, { isWhole: true })
  return cents < 0 ? `${minus}${noBreak}${euro}` : euro
}

/** Rounded one by one, or a sum of whole euros would seem wrong by one. */
export function wholeEuros(cents: number): number {
  return Math.round(cents / 100)
}

/** Rates have up to three decimals. */
export function rateText(percents: number, locale: Locale): string {
  return percentageText(percents, locale, 3)
}

/** "15 november 2026", and "1er janvier 2026" in French. */
export function dayText(date: Date | string, locale: Locale): string {
  const text = dateText(new Date(date), intlLocale[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Brussels',
  })
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text
}

export interface LineNeeds {
  region: Region
  locale: Locale
  /** When the agency last changed what it tells of the home. */
  filedAt: string
}

/** Luxembourg has another word for its duty. */
export function lineName(key: CostLine['key'], { region, locale }: LineNeeds): string {
  const t = translator(locale)
  if (region === 'luxembourg' && key === 'registration-duty') return t(`cost.line_lu.${key}`)
  return t(`cost.line.${key}`)
}

/** How the amount came about, and what a reader must know before trusting it. */
export function lineNotes(line: CostLine, { locale, filedAt }: LineNeeds): string[] {
  const t = translator(locale)
  if (line.amountCents === null) return [t('cost.needs_land')]
  const notes = [
    lineSum(line, locale),
    line.isFromFile ? t('cost.from_file', { date: dayText(filedAt, locale) }) : '',
    ...line.caveats.map((caveat) => t(`cost.caveat.${caveat}`)),
  ]
  return notes.filter(Boolean)
}

/** "2% op € 350.000". Empty for a fixed amount. */
function lineSum({ key, basis, rate }: CostLine, locale: Locale): string {
  const t = translator(locale)
  if (!basis) return ''
  const of = moneyText(basis.value, locale)
  if (basis.unit === 'cents-per-month') return t('price.per_month', { price: of })
  if (key === 'property-tax' && rate) {
    return t('cost.indexed_of', { rate: percentageText(rate.value, locale, 1), basis: of })
  }
  if (rate) return t('cost.rate_of', { rate: rateText(rate.value, locale), basis: of })
  return t(key === 'vat' ? 'cost.reduced_of' : 'cost.scale_of', { basis: of })
}
