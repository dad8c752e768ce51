/** Hours in which whoever likes may come and see a home. */
export interface OpenDay {
  startsAt: Date
  endsAt: Date
}

/** As a fact of the home: intervals of ISO 8601 with a space between them, in their order. */
export function openDaysText(days: readonly OpenDay[]): string | null {
  const ordered = days
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return ordered.length > 0 ? ordered.map(openDayText).join(' ') : null
}

export function openDayText({ startsAt, endsAt }: OpenDay): string {
  return `${startsAt.toISOString()}/${endsAt.toISOString()}`
}

/** Those that are not over, the first one first. */
export function openDaysAfter(now: Date, text: string | null | undefined): OpenDay[] {
  return (text ?? '')
    .split(' ')
    .flatMap((one) => openDayOf(one) ?? [])
    .filter(({ endsAt }) => endsAt > now)
}

export function openDayOf(text: string): OpenDay | null {
  const [from = '', to = ''] = text.split('/')
  const [startsAt, endsAt] = [new Date(from), new Date(to)]
  return startsAt < endsAt ? { startsAt, endsAt } : null
}
