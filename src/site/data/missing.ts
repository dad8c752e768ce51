import pino from 'pino'

import { database } from '@/database/connection'
import { env } from '@/env'
import { missingAddress } from '@/features/content/missing/missing-address'
import { countMissing } from '@/features/content/missing/missing-counter'
import { isRobot } from '@/features/visits/is-robot'

import { siteUrl } from './site'

const log = pino({ name: 'missing', level: env.LOG_LEVEL })

/** Of this process; the database adds them all up. */
export const missingCounter = countMissing({
  db: database,
  failed: (error) => log.warn({ err: error }, 'addresses that do not exist were not counted'),
})

/** A visitor asked for what does not exist: somebody of the agency may lead it somewhere. */
export function noteMissing({ url, headers }: Request): void {
  if (isRobot(headers.get('user-agent') ?? '')) return
  const missing = missingAddress(new URL(url).pathname, { referrer: headers.get('referer'), siteUrl })
  if (missing) missingCounter.add(missing)
}
