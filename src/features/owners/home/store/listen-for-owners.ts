import type { Database } from '@/database/connection'
import { listenTo } from '@/database/listen'

/** Calls back soon after somebody was invited to follow a home; the reading by the clock makes up for a word that is lost. */
export function listenForOwners(db: Database, onInvited: () => void): Promise<() => void> {
  return listenTo(db, 'gevel_owner', onInvited)
}
