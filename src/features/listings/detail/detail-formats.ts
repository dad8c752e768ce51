import { dateText } from '@/domain/date'
import { euroText } from '@/domain/euro'
import { perLanguage } from '@/domain/language'
import { readMeasuredLines } from '@/domain/listing/measured-lines'
import { highestVatRate } from '@/domain/listing/price/vat'
import { percentageText } from '@/domain/percentage'
import { intlLocale, type Locale } from '@/i18n/locales'

import type { ChoiceWords, DetailReading, DetailValue } from './detail-reading'

const numberIn = perLanguage(
  (locale) => new Intl.NumberFormat(intlLocale[locale], { maximumFractionDigits: 2 }),
)

/** A text, or the lines of a list; nothing when the value is not of the format's kind. */
type Format = (value: DetailValue, reading: DetailReading) => string | string[] | undefined

export const detailFormats = {
  words: (value) => String(value).trim() || undefined,
  count: positive((value, { locale }) => numberIn[locale].format(value)),
  year: positive((value) => String(value)),
  euro: positive((value, { locale }) => euro(value, locale)),
  euroPerMonth: positive((value, { t, locale }) => join(euro(value, locale), t('unit.per_month'))),
  euroByDeal: positive((value, { t, listing, locale }) =>
    listing.deal === 'rent' ? join(euro(value, locale), t('unit.per_month')) : euro(value, locale),
  ),
  euroPerYear: positive((value, { t, locale }) => join(euro(value, locale), t('unit.per_year'))),
  // Some agencies fill in the rate, others the amount.
  vat: positive((value, { locale }) =>
    value <= highestVatRate ? percentageText(value, locale) : euro(value, locale),
  ),
  squareMetres: positive((value, reading) => measure(value, reading, 'unit.m2')),
  metres: positive((value, reading) => measure(value, reading, 'unit.m')),
  // A home that needs nothing is at zero, one that gives energy back below it.
  kwhPerSquareMetre: (value, reading) =>
    typeof value === 'number' ? measure(value, reading, 'unit.kwh_m2_year') : undefined,
  kwh: positive((value, reading) => measure(value, reading, 'unit.kwh_year')),
  co2: positive((value, reading) => measure(value, reading, 'unit.kg_co2_m2_year')),
  scoreOfTen: positive((value, { t, locale }) =>
    value <= 10 ? t('mobility.score_of_ten', { score: numberIn[locale].format(value) }) : undefined,
  ),
  age: positive((age, { t }) => t('unit.years_old', { age })),
  years: positive((count, { t }) => t('unit.years', { count })),
  date: (value, { locale }) => dayText(String(value), locale),
  floor: (value, { t, locale }) => {
    if (typeof value !== 'number') return undefined
    return value === 0 ? t('property.ground_floor') : numberIn[locale].format(value)
  },
  yesNo: (value, { t }) => (typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : undefined),
  /** A "no" would only say that a box was not ticked. */
  yes: (value, { t }) => (value === true ? t('common.yes') : undefined),
  floodClass: (value, { t }) => {
    const letter = /^\s*([a-d])\s*$/i.exec(String(value))?.[1]?.toUpperCase()
    return letter && `${letter} · ${t(`flood.class_${letter as 'A' | 'B' | 'C' | 'D'}`)}`
  },
  rooms: (value, reading) =>
    readMeasuredLines(String(value)).map(({ name, amount }) =>
      amount ? `${name} (${measure(amount, reading, 'unit.m2')})` : name,
    ),
  distances: (value, reading) =>
    readMeasuredLines(String(value)).map(({ name, amount }) =>
      amount ? `${name} (${distance(amount, reading)})` : name,
    ),
  choice: () => undefined,
} satisfies Record<string, Format>

export type DetailFormat = keyof typeof detailFormats

/** The formats of amounts: what they write is named by its fact wherever it stands. */
export const amountFormats: ReadonlySet<DetailFormat> = new Set<DetailFormat>([
  ...(['count', 'year', 'euro', 'euroPerMonth', 'euroByDeal', 'euroPerYear', 'vat'] as const),
  ...(['squareMetres', 'metres', 'kwhPerSquareMetre', 'kwh', 'co2', 'rooms', 'distances'] as const),
])

export function formatted(
  { format, words }: { format: DetailFormat; words?: ChoiceWords },
  value: DetailValue,
  reading: DetailReading,
): string | string[] | undefined {
  if (format !== 'choice') return (detailFormats[format] as Format)(value, reading)
  const key = words?.[String(value)]
  return key && reading.t(key)
}

/** Nothing measured, counted or paid is zero: 0 is what a field holds that nobody filled in. */
function positive(format: (value: number, reading: DetailReading) => string | undefined): Format {
  return (value, reading) => (typeof value === 'number' && value > 0 ? format(value, reading) : undefined)
}

function euro(value: number, locale: Locale): string | undefined {
  return euroText(Math.round(value * 100), locale) ?? undefined
}

function join(amount: string | undefined, period: string): string | undefined {
  return amount && `${amount} ${period}`
}

type Unit = 'unit.m2' | 'unit.m' | 'unit.km' | 'unit.kwh_m2_year' | 'unit.kwh_year' | 'unit.kg_co2_m2_year'

function measure(value: number, { t, locale }: DetailReading, unit: Unit): string {
  return `${numberIn[locale].format(value)} ${t(unit)}`
}

function distance(metres: number, reading: DetailReading): string {
  const near = Math.max(50, Math.round(metres / 50) * 50)
  if (near < 1000) return measure(near, reading, 'unit.m')
  return measure(Math.round(metres / 100) / 10, reading, 'unit.km')
}

/** Nothing for what is not written as a day, such as 0 or an empty text. */
function dayText(day: string, locale: Locale): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.test(day) ? dateText(new Date(day), locale) || undefined : undefined
}
