import { CronExpressionParser } from 'cron-parser'

export interface Schedule {
  cron: string
  timeZone: string
}

/** The next moment that a crontab line names; `null` for what is no such line. */
export function nextRunAt({ cron, timeZone }: Schedule, now: Date): Date | null {
  try {
    return CronExpressionParser.parse(cron, { currentDate: now, tz: timeZone }).next().toDate()
  } catch {
    return null
  }
}
