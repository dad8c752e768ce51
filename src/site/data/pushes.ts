import { database } from '@/database/connection'
import { receivePush } from '@/features/sync/pushed/receive-push'

import { platform } from './platform'

export type PushSource = Parameters<typeof receivePush>[1]
type Message = Parameters<typeof receivePush>[2]

export const notePush = (message: Message, from: PushSource = platform) =>
  receivePush(database(), from, message)
