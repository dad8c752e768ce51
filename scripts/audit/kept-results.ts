import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import type { AuditedKind } from './audit-kind'
import type { PageKind } from './page-kinds'

/** What an interrupted run has seen. */
const folder = '.run/audit'

type Kept = Omit<AuditedKind, 'kind'>

const fileOf = (kind: PageKind) => `${folder}/${kind.kind.replaceAll(/[^a-z]+/gi, '-')}.json`

export function forgetResults(): void {
  rmSync(folder, { recursive: true, force: true })
}

export function keepResult({ kind, ...kept }: AuditedKind): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(kind), JSON.stringify(kept satisfies Kept))
}

/** A kind of which something was found is looked at again: it may have been mended since. */
export function keptResult(kind: PageKind): AuditedKind | null {
  try {
    const kept = JSON.parse(readFileSync(fileOf(kind), 'utf8')) as Kept
    return kept.findings.length === 0 ? { kind, ...kept } : null
  } catch {
    return null
  }
}
