import type { AuditFacts } from '@/features/rights/accessibility/audit-facts'

import type { AuditedKind } from './audit-kind'
import { type Check, checks, type Finding } from './finding'
import { categories, type Scores } from './scores'

export interface AuditResult {
  date: string
  widths: readonly number[]
  languages: number
  linksFollowed: number
  kinds: AuditedKind[]
  scores: Map<string, Scores>
}

const mostListed = 60

export function countOf(findings: readonly Finding[], check: Check): number {
  return findings.filter((finding) => finding.check === check).length
}

/** docs/audit.md as a whole. */
export function reportText(result: AuditResult): string {
  const { date, widths, languages, linksFollowed, kinds, scores } = result
  const findings = kinds.flatMap((kind) => kind.findings)
  const pages = kinds.reduce((sum, kind) => sum + kind.pages.length, 0)
  const rows = kinds.map(({ kind, pages: own, findings: told }) => [
    kind.kind,
    String(own.length),
    ...checks.map((check) => String(countOf(told, check))),
    ...categories.map((category) => String(scores.get(kind.kind)?.[category] ?? '–')),
  ])
  const sums = ['**all**', `**${pages}**`, ...checks.map((check) => `**${countOf(findings, check)}**`)]
  return `# Audit

Written by \`npm run audit\` on ${date}; do not edit by hand. ${kinds.length} kinds of page in ${languages} languages, each at ${widths.join(', ')} pixels
and once more at 640 and 320 (a zoom of 200% and 400% on a common screen). ${linksFollowed} different links of these pages were followed; those to other sites are not asked.

*names*: what can be pressed, filled in or is a picture, and has no name in the browser's accessibility tree. *Covered focus*: elements that have the focus at 320 × 256 pixels and are wholly behind
something else. Lighthouse runs once per kind that search engines may show, on a phone with a slow line, in Dutch: read performance as a hint, \`npm run lighthouse\` is what judges it.

${table([
  ['page', 'languages', ...checks, 'performance', 'accessibility', 'best practices', 'SEO'],
  ...rows,
  [...sums, ...categories.map(() => '')],
])}
${findings.length === 0 ? 'Nothing was found.' : foundText(findings)}
`
}

function foundText(findings: readonly Finding[]): string {
  const lines = findings
    .slice(0, mostListed)
    .map(({ check, path, says }) => `- ${check}, ${path}: \`${says.replaceAll('`', '’')}\``)
  const rest = findings.length - lines.length
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
export function statementFacts({ date, widths, languages, kinds }: AuditResult): AuditFacts {
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
  }
}
