import type { AuditFacts } from '@/features/rights/accessibility/audit-facts'

import type { AuditedKind } from './audit-kind'
import { type Check, checks, type Finding } from './finding'
import { categories } from '../lighthouse/runs'
import { scoredOf } from './scores'

export interface AuditResult {
  date: string
  widths: readonly number[]
  languages: number
  linksFollowed: number
  kinds: AuditedKind[]
  /** Programs that waited for a processor, on average, at the end. */
  load: number
}

const mostListed = 60

export function countOf(findings: readonly Finding[], check: Check): number {
  return findings.filter((finding) => finding.check === check).length
}

/** docs/audit.md as a whole. */
export function reportText(result: AuditResult): string {
  const { date, load, widths, languages, linksFollowed, kinds } = result
  const findings = kinds.flatMap((kind) => kind.findings)
  const pages = kinds.reduce((sum, kind) => sum + kind.pages.length, 0)
  const rows = kinds.map(({ kind, pages: own, findings: told, scores }) => [
    kind.kind,
    String(own.length),
    ...checks.map((check) => String(countOf(told, check))),
    ...categories.map((category) =>
      category === 'performance' || scoredOf(kind).includes(category)
        ? String(scores?.[category] ?? '–')
        : '–',
    ),
  ])
  const sums = ['**all**', `**${pages}**`, ...checks.map((check) => `**${countOf(findings, check)}**`)]
  return `# Audit

Written by \`npm run audit\` on ${date}; do not edit by hand. ${kinds.length} kinds of page in ${languages} languages, each at ${widths.join(', ')} pixels
and once more at 640 and 320 (a zoom of 200% and 400% on a common screen). ${linksFollowed} different links of these pages were followed; those to other sites are not asked.

*names*: what can be pressed, filled in or is a picture, and has no name in the browser's accessibility tree. *Covered focus*: elements that have the focus at 320 × 256 pixels and are wholly behind
something else. *Forced colours*: where the device chooses the colours, symbols and texts of drawings that vanish, what is chosen and looks like its neighbours, and a focus without a ring. *Motion*: what moves by itself for who asked for less.
*Metadata*: title, description and what networks read, each there, with the page's own address; no two pages alike; what nobody should find by searching says so. Of the admin only what is ours is looked at, and its links are not followed.

Lighthouse runs once per kind, on a phone with a slow line, in Dutch; SEO counts where search engines may show the page. ${load} programs waited for the two processors on average while it ran: performance is told as it was measured, \`npm run lighthouse\` is what judges it.

${table([
  ['page', 'languages', ...checks, 'performance', 'accessibility', 'best practices', 'SEO'],
  ...rows,
  [...sums, ...categories.map(() => '')],
])}
${foundText(kinds)}
`
}

function foundText(kinds: readonly AuditedKind[]): string {
  const all = [
    ...kinds
      .flatMap(({ findings }) => findings)
      .map(({ check, path, says }) => ({ of: `${check}, ${path}`, says })),
    ...kinds.flatMap(({ kind, scores }) =>
      (scores?.failing ?? []).map((says) => ({ of: `Lighthouse, ${kind.kind}`, says })),
    ),
  ]
  if (all.length === 0) return 'Nothing was found.'
  const lines = all.slice(0, mostListed).map(({ of, says }) => `- ${of}: \`${says.replaceAll('`', '’')}\``)
  const rest = all.length - lines.length
  return ['## Found', '', ...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

function table(rows: readonly string[][]): string {
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...body.map(line),
    '',
  ].join('\n')
}

/** What the statement on accessibility says. */
export function statementFacts({ date, widths, languages, kinds: all }: AuditResult): AuditFacts {
  const kinds = all.filter(({ kind }) => !kind.isAdmins)
  const findings = kinds.flatMap((kind) => kind.findings)
  return {
    checkedOn: date,
    pageKinds: kinds.length,
    languages,
    widths: [...widths],
    violations: countOf(findings, 'axe'),
    withoutName: countOf(findings, 'names'),
    withoutAlt: countOf(findings, 'alt texts'),
    sidewaysScroll: countOf(findings, 'sideways scroll'),
    coveredFocus: countOf(findings, 'covered focus'),
    forcedColours: countOf(findings, 'forced colours'),
  }
}
