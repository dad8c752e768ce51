import { timeZone } from '../time-zone'

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  hourCycle: 'h23',
})

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** What one says in Brussels at this hour; at night still good evening. */
export function partOfDay(now: Date): PartOfDay {
  const at = Number(hour.format(now))
  if (at < 5 || at >= 18) return 'evening'
  return at < 12 ? 'morning' : 'afternoon'
}
