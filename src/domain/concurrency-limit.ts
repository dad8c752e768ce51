export interface ConcurrencyLimit {
  atOnce: number
  /** Who would have to wait behind more than these is sent away at once. */
  longestLine: number
}

export type Limited = <Answer>(work: () => Promise<Answer>) => Promise<Answer | null>

/**
 * Lets a few work at once while the others wait; `null`: not done, come back later. A site that starts on everything
 * that comes in finishes nothing of it in time.
 */
export function limitConcurrency({ atOnce, longestLine }: ConcurrencyLimit): Limited {
  let working = 0
  const line: (() => void)[] = []

  return async (work) => {
    if (working < atOnce) working++
    else if (line.length >= longestLine) return null
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes on to the next, or is free.
      const next = line.shift()
      if (next) next()
      else working--
    }
  }
}
