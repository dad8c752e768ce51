import { timeZone } from '@/domain/time-zone'
import { timeSpan } from '@/i18n/clock'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'

const zone = { timeZone } as const

export function dayText(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { ...zone, dateStyle: 'full' })
}

/** maandag 16 november 2026, 14.00 – 14.30 uur; as clocks in Brussels show it. */
export function momentText({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, locale: Locale): string {
  return `${dayText(startsAt, locale)}, ${timeSpan({ from: startsAt, to: endsAt }, locale)}`
}
