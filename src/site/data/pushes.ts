import { database } from '@/database/connection'
import { receivePush } from '@/features/sync/pushed/receive-push'

import { platform } from './platform'

export type PushSource = Parameters<typeof receivePush>[1]
type Message = Parameters<typeof receivePush>[2]

/** `name`: of the platform that the address of the message names; messages to another one are nobody's. */
export const notePush = async (message: Message, name: string | null, from: PushSource = platform) =>
  name !== null && name !== from.name ? ('absent' as const) : receivePush(database(), from, message)
