import { timeZone } from '@/domain/time-zone'
import { timeText } from '@/i18n/clock'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** 15 november */
export function dayAndMonth(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { timeZone, day: 'numeric', month: 'long' })
}

/** 15 november 2026 */
export function wholeDay(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { timeZone, dateStyle: 'long' })
}

/** 15 nov 2026 */
export function tableDay(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { timeZone, dateStyle: 'medium' })
}

/** 15/11 */
export function axisDay(day: string, locale: Locale): string {
  return dateText(new Date(`${day}T12:00:00Z`), intlLocale[locale], {
    timeZone,
    day: 'numeric',
    month: 'short',
  })
}

/** maandag 16 november, 14.00 uur */
export function shortMoment(date: Date, locale: Locale): string {
  const day = dateText(date, intlLocale[locale], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return `${day}, ${timeText(date, locale)}`
}

/** 16 november 2026, 14.00 uur */
export function wholeMoment(date: Date, locale: Locale): string {
  return `${wholeDay(date, locale)}, ${timeText(date, locale)}`
}

/** maandag 16 november */
export function weekdayAndDay(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
}

/** om 14.00 uur */
export function atTime(date: Date, locale: Locale): string {
  return translator(locale)('portal.at_time', { time: timeText(date, locale) })
}

/** maandag 16 november om 14.00 uur */
export function spokenMoment(date: Date, locale: Locale): string {
  return `${weekdayAndDay(date, locale)} ${atTime(date, locale)}`
}

/** The parts of a day beside a column of what happened: 16, and nov below it. */
export function dayNumber(date: Date, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(intlLocale[locale], { timeZone, day: 'numeric' }).formatToParts(date)
  return parts.find(({ type }) => type === 'day')?.value ?? ''
}

export function monthName(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { timeZone, month: 'short' })
}

/** ma */
export function shortWeekday(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { timeZone, weekday: 'short' })
}

/** woensdag */
export function weekdayName(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { timeZone, weekday: 'long' })
}

/** wo 18 nov */
export function rowDay(day: string, locale: Locale): string {
  return dateText(noonOf(day), intlLocale[locale], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
}

/** 16 – 18 nov */
export function daySpan(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlLocale[locale], { timeZone, day: 'numeric', month: 'short' })
  return format.formatRange(noonOf(from), noonOf(to))
}

/** A day such as 2026-11-15 as a moment that is on it everywhere. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
