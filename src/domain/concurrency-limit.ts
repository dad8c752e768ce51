export interface ConcurrencyLimit {
  atOnce: number
  /** Who would have to wait behind more than these is sent away at once. */
  longestLine: number
  /** Who had to wait for longer is sent away when their turn comes: they have left, or will ask again. */
  longestWaitMs?: number
}

export type Limited = <Answer>(work: () => Promise<Answer>) => Promise<Answer | null>

// By hand: p-limit, which the platforms' clients use, sends nobody away.
/**
 * Lets a few work at once while the others wait; `null`: not done, come back later. A site that starts on everything
 * that comes in finishes nothing of it in time.
 */
export function limitConcurrency({
  atOnce,
  longestLine,
  longestWaitMs = Infinity,
}: ConcurrencyLimit): Limited {
  let working = 0
  const line: (() => void)[] = []
  // The place goes on to the next, or is free.
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else working--
  }

  return async (work) => {
    if (working < atOnce) working++
    else if (line.length >= longestLine) return null
    else {
      const cameAt = performance.now()
      await new Promise<void>((resolve) => line.push(resolve))
      if (performance.now() - cameAt > longestWaitMs) {
        leave()
        return null
      }
    }
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
