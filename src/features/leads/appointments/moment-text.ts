import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

const zone = { timeZone: 'Europe/Brussels' } as const

export function dayText(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { ...zone, dateStyle: 'full' })
}

export function timeText(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { ...zone, timeStyle: 'short' })
}

/** maandag 16 november 2026, 14:00 – 14:30; as clocks in Brussels show it. */
export function momentText({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, locale: Locale): string {
  return translator(locale)('appointment.moment', {
    date: dayText(startsAt, locale),
    start: timeText(startsAt, locale),
    end: timeText(endsAt, locale),
  })
}
