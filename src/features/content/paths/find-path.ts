import type { Reads } from '@/database/query'

import { type KnownEntry, lookUp } from './look-up'
import type { AskedPath } from './look-up.sql'

export type FoundPath =
  /** The address is the entry's own, letter for letter. */
  | ({ kind: 'entry' } & KnownEntry)
  /**
   * The address means an entry that lives elsewhere: another spelling, an original, an old path. `isSent`: by a redirect
   * that an editor wrote.
   */
  | { kind: 'redirect'; to: string; isSent?: boolean }

/** Who answers an address; `null` when nobody does. An entry with an external link is for the caller to send away. */
export async function findPath(db: Reads, asked: AskedPath): Promise<FoundPath | null> {
  const found = await lookUp(db, asked)
  if (!found) return null
  const sent = found.isSent ? { isSent: true } : {}
  if (found.kind === 'url') return { kind: 'redirect', to: found.to, ...sent }
  const { entry } = found
  if (entry.path === withoutOriginAndQuery(asked.path)) return { kind: 'entry', ...entry }
  return { kind: 'redirect', to: entry.externalLink ?? entry.path, ...sent }
}

function withoutOriginAndQuery(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? ''
}
