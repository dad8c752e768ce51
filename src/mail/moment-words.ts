import { timeZone } from '@/domain/time-zone'
import { timeSpan, timeText } from '@/i18n/clock'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'

const day = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const

/** "15 november 2026", on the calendar of Brussels. */
export function dayWords(moment: Date, locale: Locale): string {
  return dateText(moment, intlLocale[locale], day)
}

/** "zondag 15 november 2026, 14.00 – 14.30 uur" */
export function momentWords({ from, to }: { from: Date; to?: Date }, locale: Locale): string {
  const date = dateText(from, intlLocale[locale], { ...day, weekday: 'long' })
  return `${date}, ${to ? timeSpan({ from, to }, locale) : timeText(from, locale)}`
}
