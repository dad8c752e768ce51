import { site } from '../demo/with-demo'
import type { AuditedKind } from './audit-kind'
import { brokenLinks } from './broken-links'

/** Addresses that were followed already. Of those that differ in their answers only, one is. */
const seen = new Set<string>()

export const linksFollowed = () => seen.size

/** What is broken is told at the first page that leads there. */
export async function followLinks(audited: AuditedKind): Promise<void> {
  const from = linksOf(audited)
  for (const [link, status] of await brokenLinks(from.keys()))
    audited.findings.push({
      kind: audited.kind.kind,
      check: 'broken links',
      path: from.get(link) ?? '',
      says: `${link}: ${status}`,
    })
}

/** Followed by an earlier run. */
export function passLinks(audited: AuditedKind): void {
  linksOf(audited)
}

function linksOf({ pages }: AuditedKind): Map<string, string> {
  const from = new Map<string, string>()
  for (const { links, path } of pages)
    // Its own answer was looked at already; of a home that is gone it is 410.
    for (const link of links.filter((other) => other !== path)) {
      const { pathname, searchParams } = new URL(link, site)
      const question = `${pathname}?${[...searchParams.keys()].toSorted().join('&')}`
      if (!seen.has(question)) from.set(link, path)
      seen.add(question)
    }
  return from
}
