import { database } from '@/database/connection'
import { readTeam } from '@/features/content/assistants/describe-agency'
import { isWithinLimits, type Limit } from '@/features/leads/guard/limits'
import type { Locale } from '@/i18n/locales'

import { contentReader } from './content'
import { formSecret } from './forms'

const minute = 60

/** A conversation takes a dozen; many visitors of one assistant may come from one address. As deploy/varnish has it. */
const limitOf = (sender: string): Limit => ({
  scope: 'assistant',
  subject: sender,
  most: 120,
  withinSeconds: minute,
})

/** Counts a message of an assistant, by all copies of the site together. */
export function mayAsk(sender: string): Promise<boolean> {
  return isWithinLimits(database(), { limits: [limitOf(sender)], secret: formSecret, now: new Date() })
}

/** Limits begin anew with each minute of the clock. */
export function secondsUntilMore(): number {
  return minute - (Math.floor(Date.now() / 1000) % minute)
}

export async function getTeam(locale: Locale) {
  return readTeam(await contentReader(locale))
}
