import type { Reads } from '@/database/query'

import { type KnownEntry, lookUp } from './look-up'
import type { AskedPath } from './look-up.sql'

export type FoundPath =
  /** The address is the entry's own, letter for letter. */
  | ({ kind: 'entry' } & KnownEntry)
  /** The address means an entry that lives elsewhere: another spelling, an original, an old path. */
  | { kind: 'redirect'; to: string }

/** Who answers an address; `null` when nobody does. An entry with an external link is for the caller to send away. */
export async function findPath(db: Reads, asked: AskedPath): Promise<FoundPath | null> {
  const found = await lookUp(db, asked)
  const path = withoutOriginAndQuery(asked.path)
  if (!found) return null
  // An editor's redirect to itself would go round for ever.
  if (found.kind === 'url') return found.to === path ? null : { kind: 'redirect', to: found.to }
  const { entry } = found
  if (entry.path === path) return { kind: 'entry', ...entry }
  return { kind: 'redirect', to: entry.externalLink ?? entry.path }
}

function withoutOriginAndQuery(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? ''
}
