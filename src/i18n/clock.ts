import { timeZone } from '@/domain/time-zone'

import { dateText } from './formats'
import { type Locale } from './locales'
import { translator } from './messages'

/** "14.00 uur", "14h00", "14:00", "14:00 Uhr": as clocks in Brussels show it, written as in the forms. */
export function timeText(date: Date, locale: Locale): string {
  return translator(locale)('clock.at', { time: bareTime(date, locale) })
}

/** "14.00 – 14.30 uur" */
export function timeSpan({ from, to }: { from: Date; to: Date }, locale: Locale): string {
  return translator(locale)('clock.span', { from: bareTime(from, locale), to: bareTime(to, locale) })
}

/** "14.00": where many stand in a row, without their word. */
export function bareTime(date: Date, locale: Locale): string {
  // Swedish writes hours and minutes as numbers alone.
  const text = dateText(date, 'sv-SE', { timeStyle: 'short', timeZone })
  const [hour = '', minute = ''] = text.split(':')
  return translator(locale)('clock.time', { hour: String(Number(hour)), minute })
}
