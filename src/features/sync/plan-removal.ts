/** What a full run learned, before anything is taken off the site. */
export interface RemovalFacts {
  stored: number
  seen: number
  absent: number
  /** Rows the platform announced, and rows it then sent. */
  expectedRows: number
  rows: number
}

export type RemovalPlan = { remove: true } | { remove: false; reason: string }

const largestShare = 0.2

/** Absence is not enough to remove a home when the list itself is suspicious: yesterday's data is better than none. */
export function planRemoval({ stored, seen, absent, expectedRows, rows }: RemovalFacts): RemovalPlan {
  if (rows < expectedRows) {
    return { remove: false, reason: `the platform announced ${expectedRows} rows and sent ${rows}` }
  }
  if (stored > 0 && seen === 0) return { remove: false, reason: 'the platform sent an empty list' }
  if (absent > stored * largestShare) {
    const percent = Math.round((absent / stored) * 100)
    return {
      remove: false,
      reason: `${absent} of ${stored} listings (${percent}%) are missing from the list`,
    }
  }
  return { remove: true }
}
