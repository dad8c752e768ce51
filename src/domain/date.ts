import { brusselsDay } from './brussels-day'
import { inAllLanguages, type Language } from './language'

const marks = inAllLanguages({ nl: '-', fr: '/', en: '/', de: '.' })

/** Day, month and year without leading zeros, on the calendar of Brussels; empty for a date that is none. */
export function dateText(date: Date, language: Language): string {
  if (Number.isNaN(date.getTime())) return ''
  const [year, month, day] = brusselsDay(date).split('-').map(Number)
  return [day, month, year].join(marks[language])
}
