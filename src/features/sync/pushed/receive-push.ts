import type { Queryable } from '@/database/query'
import type { Platform, PushedMessage } from '@/platforms/platform'

import { notePushed } from './pushed-listings'

/** More than any message about a change has. */
const mostAtOnce = 1000

/** `absent`: the platform sends no messages. `refused`: this one is not from the platform. */
export type PushOutcome = 'noted' | 'refused' | 'absent'

/**
 * Notes of which listings a message is about, and nothing else: the platform gets its answer at once, and the worker asks
 * for each of them. A message that comes twice, or late, does no harm.
 */
export async function receivePush(
  db: Queryable,
  platform: Pick<Platform, 'name' | 'pushes'>,
  message: PushedMessage,
): Promise<PushOutcome> {
  if (!platform.pushes) return 'absent'
  const ids = platform.pushes.read(message)
  if (!ids || ids.length > mostAtOnce) return 'refused'
  await db.transaction((tx) => notePushed(tx, platform.name, ids))
  return 'noted'
}
