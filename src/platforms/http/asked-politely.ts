import { setTimeout as sleep } from 'node:timers/promises'

import pLimit from 'p-limit'

import { backoffDelays } from '@/domain/retry'

import { PlatformError } from '../platform-error'
import { TooMany } from './platform-failures'

export interface Pace {
  /** Requests under way at once: the platform is shared with the agency's own people. */
  concurrency?: number
  /** How often a read is tried again; five times by default. */
  retries?: number
  firstDelayMs?: number
}

export interface AskedPolitely {
  /** For what changes something: a second try could make a second lead. */
  once: <Answer>(ask: () => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>
  /** For what changes nothing: after a failure it is asked again, later and later. */
  untilAnswered: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
}

export function askedPolitely(
  { concurrency = 2, retries, firstDelayMs }: Pace,
  isFinal: (error: PlatformError) => boolean = ({ isRefusal }) => isRefusal,
): AskedPolitely {
  const waits = backoffDelays({ tries: retries, firstMs: firstDelayMs })
  const limited = pLimit(concurrency)
  return {
    once: (ask, signal) =>
      limited(() => {
        // Whoever asked has given up while it waited for its turn.
        signal?.throwIfAborted()
        return ask()
      }),
    async untilAnswered(ask) {
      for (let attempt = 0; ; attempt++) {
        try {
          return await limited(ask)
        } catch (error) {
          const waitMs = waits[attempt]
          if (waitMs === undefined || !(error instanceof PlatformError) || isFinal(error)) throw error
          // Jitter keeps several workers from asking at the same moment.
          const jittered = waitMs * (0.75 + Math.random() / 2)
          await sleep(error instanceof TooMany ? Math.max(error.waitMs, jittered) : jittered)
        }
      }
    },
  }
}
