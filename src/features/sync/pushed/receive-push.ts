import type { Queryable } from '@/database/query'
import type { Platform, PushedMessage } from '@/platforms/platform'

import { keepEvent } from './events'

/** More than any message about a change has. */
const mostAtOnce = 1000

/** `absent`: the platform sends no messages. `refused`: this one is not from the platform. */
export type PushOutcome = 'noted' | 'refused' | 'absent'

/**
 * Keeps a message of the platform and what it is about, and nothing else: the platform gets its answer once that is safe,
 * and the worker asks for each of the listings. A message that comes twice, or late, does no harm.
 */
export async function receivePush(
  db: Queryable,
  platform: Pick<Platform, 'name' | 'pushes'>,
  message: PushedMessage,
): Promise<PushOutcome> {
  if (!platform.pushes) return 'absent'
  const ids = platform.pushes.read(message)
  if (!ids || ids.length > mostAtOnce) return 'refused'
  await keepEvent(db, { platform: platform.name, body: message.body, externalIds: ids })
  return 'noted'
}
