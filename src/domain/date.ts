const brusselsDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** Day-month-year without leading zeros, on the calendar of Brussels; empty for a date that is none. */
export function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const parts = Object.fromEntries(
    brusselsDay.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  )
  return `${parts.day}-${parts.month}-${parts.year}`
}
