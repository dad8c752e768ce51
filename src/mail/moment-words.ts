import { perLanguage } from '@/domain/language'
import { intlLocale, type Locale } from '@/i18n/locales'

const timeZone = 'Europe/Brussels'

const format = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => new Intl.DateTimeFormat(intlLocale[locale], { timeZone, ...options }))

const days = format({ day: 'numeric', month: 'long', year: 'numeric' })
const weekdays = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const times = format({ hour: '2-digit', minute: '2-digit' })

/** "15 november 2026", on the calendar of Brussels. */
export function dayWords(moment: Date, locale: Locale): string {
  return days[locale].format(moment)
}

/** "zondag 15 november 2026, 14:00–14:30" */
export function momentWords({ from, to }: { from: Date; to?: Date }, locale: Locale): string {
  const time = times[locale].format(from)
  return `${weekdays[locale].format(from)}, ${to ? `${time}–${times[locale].format(to)}` : time}`
}
