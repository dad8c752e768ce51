import { type Language, perLanguage } from '@/domain/language'
import { timeZone } from '@/domain/time-zone'
import { intlLocale } from '@/i18n/locales'

const numberIn = perLanguage((language) => new Intl.NumberFormat(intlLocale[language]))
const momentIn = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }),
)
const timeIn = perLanguage(
  (language) => new Intl.DateTimeFormat(intlLocale[language], { timeStyle: 'short', timeZone }),
)
const agoIn = perLanguage(
  (language) => new Intl.RelativeTimeFormat(intlLocale[language], { numeric: 'auto' }),
)

export interface BoardFormat {
  number(value: number): string
  /** 15 nov 2026, 09:05 */
  moment(date: Date): string
  /** 09:05 */
  time(date: Date): string
  /** 4 minuten geleden */
  ago(date: Date, now: Date): string
  /** The singular or the plural, with the number where {n} stands. */
  count(value: number, one: string, other: string): string
}

export function boardFormat(language: Language): BoardFormat {
  const number = (value: number) => numberIn[language].format(value)
  return {
    number,
    moment: (date) => momentIn[language].format(date),
    time: (date) => timeIn[language].format(date),
    ago: (date, now) => {
      const [amount, unit] = distance((date.getTime() - now.getTime()) / 1000)
      return agoIn[language].format(amount, unit)
    },
    count: (value, one, other) => (value === 1 ? one : other).replace('{n}', number(value)),
  }
}

function distance(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const size = Math.abs(seconds)
  if (size < 60) return [Math.round(seconds), 'second']
  if (size < 3600) return [Math.trunc(seconds / 60), 'minute']
  if (size < 48 * 3600) return [Math.trunc(seconds / 3600), 'hour']
  return [Math.trunc(seconds / 86_400), 'day']
}

/** 0:04, 12:30, 1:02:03: the same in every language. */
export function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
