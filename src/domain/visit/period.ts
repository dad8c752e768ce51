import { lastDays } from '../owner/last-days'

/** In days. */
export const periodLengths = [30, 90] as const
export type PeriodLength = (typeof periodLengths)[number]

/** Days in Brussels, today included, and as many before them to compare with; all as 2026-11-15. */
export interface Period {
  length: number
  from: string
  to: string
  beforeFrom: string
  beforeTo: string
}

export function periodUpTo(now: Date, length: PeriodLength): Period {
  const days = lastDays(now, 2 * length)
  const day = (index: number) => days[index] ?? ''
  return {
    length,
    from: day(length),
    to: day(2 * length - 1),
    beforeFrom: day(0),
    beforeTo: day(length - 1),
  }
}

/** What somebody asks for in an address; the shortest when it makes no sense. */
export function periodLengthIn(text: string | null | undefined): PeriodLength {
  return periodLengths.find((length) => String(length) === text) ?? periodLengths[0]
}
