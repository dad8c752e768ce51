const minuteMs = 60_000
const minutesOfADay = 24 * 60

export interface Schedule {
  cron: string
  timeZone: string
}

/** The next minute, within a day and an hour, that a daily crontab line names; `null` for lines about other days. */
export function nextRunAt({ cron, timeZone }: Schedule, now: Date): Date | null {
  const [minutes = '', hours = '', ...days] = cron.trim().split(/\s+/)
  if (days.length !== 3 || days.some((day) => day !== '*')) return null
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric' })
  const start = Math.floor(now.getTime() / minuteMs) * minuteMs
  // A minute at a time, because the clock is put forward and back; a day of 25 hours is the longest there is.
  for (let ahead = 1; ahead <= minutesOfADay + 60; ahead++) {
    const moment = new Date(start + ahead * minuteMs)
    const [hour = 0, minute = 0] = clock.format(moment).split(':').map(Number)
    if (isNamed(minutes, minute) && isNamed(hours, hour)) return moment
  }
  return null
}

function isNamed(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const step = /^\*(?:\/(\d+))?$/.exec(part)
    return step ? value % Number(step[1] ?? 1) === 0 : Number(part) === value
  })
}
