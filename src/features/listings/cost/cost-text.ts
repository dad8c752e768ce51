import type { CostCaseId } from '@/domain/cost/cost-cases'
import type { CostLine } from '@/domain/cost/cost-line'
import { sumText } from '@/domain/euro'
import type { AmountKey } from '@/domain/listing/facts/amount-key'
import type { FactName } from '@/domain/listing/facts/fact-catalogue'
import type { Region } from '@/domain/place/region'
import { timeZone } from '@/domain/time-zone'
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

/** "15 november 2026" */
export function dayText(date: Date | string, locale: Locale): string {
  return dateText(new Date(date), intlLocale[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
}

export interface LineNeeds {
  region: Region
  locale: Locale
  /** When the agency last changed what it tells of the home. */
  filedAt: string
}

/** Flanders and Luxembourg have another word for their duty. */
export function lineName(key: CostLine['key'], { region, locale }: LineNeeds): string {
  const t = translator(locale)
  if (region === 'flanders' && key === 'registration-duty') return t(`cost.line_vl.${key}`)
  if (region === 'luxembourg' && key === 'registration-duty') return t(`cost.line_lu.${key}`)
  return t(`cost.line.${key}`)
}

/** Facts of the home that a line tells, by the name that the rest of the page gives them. */
const factOfLine: Partial<Record<CostLine['key'], FactName>> = {
  'property-tax': 'realEstateTax',
  'various-costs': 'variousCosts',
}

/** What a line is the amount of, for the attribute `data-fact`: most depend on how one buys. */
export function lineFact(key: CostLine['key'], chosen: CostCaseId): AmountKey {
  return factOfLine[key] ?? `${key}/${chosen}`
}

/** Whose amount it is, or on what it depends; never how it was calculated. */
export function lineNote(line: CostLine, { locale, filedAt }: LineNeeds): string | null {
  const t = translator(locale)
  if (line.amountCents === null) return t('cost.needs_land')
  return line.isFromFile ? t('cost.from_file', { date: dayText(filedAt, locale) }) : null
}
