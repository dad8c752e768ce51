import pino from 'pino'

import { database } from '@/database/connection'
import { env } from '@/env'
import { startViewCounter } from '@/features/visits/view-counter'

const log = pino({ name: 'visits', level: env.LOG_LEVEL })

/** Of this process; the database agrees them all. */
export const viewCounter = startViewCounter({
  db: database,
  now: () => new Date(),
  log: {
    dropped: (views) => log.warn({ views }, 'views were not counted: too many, or too late'),
    failed: (error) => log.warn({ err: error }, 'views are not stored yet; again in a moment'),
  },
})
