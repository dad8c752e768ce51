import { expect, test } from 'vitest'

import type { AuditedKind } from './audit-kind'
import { type AuditResult, reportText, statementFacts } from './report'

const scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 92 }
const page = (kind: string, more: Partial<AuditedKind> = {}): AuditedKind => ({
  kind: { kind, paths: '/nl/', isIndexed: true },
  pages: [],
  findings: [],
  ...more,
})
const looked: Omit<AuditResult, 'kinds'> = {
  ...{ date: '2026-11-20', widths: [390, 820, 1440], languages: 4, linksFollowed: 12, load: 2 },
}
const textOf = (...kinds: AuditedKind[]) => reportText({ ...looked, kinds })
const cellsOf = (text: string, kind: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${kind} |`))
    ?.split(' | ')

test('a page has a line with a number for each check, and what Lighthouse gave', () => {
  const text = textOf(page('home', { scores: { ...scores, seo: 100, failing: [] } }), page('map'))
  expect(cellsOf(text, 'home')?.slice(2)).toEqual([
    ...Array.from({ length: 14 }, () => '0'),
    ...['98', '100', '100', '100 |'],
  ])
  // Not judged yet.
  expect(cellsOf(text, 'map')?.slice(-4)).toEqual(['–', '–', '–', '– |'])
  expect(text).toContain('Nothing was found.')
})

test('what was found is told below, with what keeps Lighthouse from its hundred', () => {
  const found = { kind: 'home', check: 'axe', path: '/nl/', says: 'at 390 px: region: <p>`x`</p>' } as const
  const failing = ['seo: link-text, Links do not have descriptive text']
  const text = textOf(page('home', { findings: [found], scores: { ...scores, failing } }))
  expect(text).toContain('- axe, /nl/: `at 390 px: region: <p>’x’</p>`')
  expect(text).toContain('- Lighthouse, home: `seo: link-text, Links do not have descriptive text`')
  expect(text).not.toContain('Nothing was found.')
})

test('the statement counts the pages of visitors alone', () => {
  const board = page('admin: leads', {
    kind: { kind: 'admin: leads', paths: '/admin/', isAdmins: true },
    findings: [{ kind: 'admin: leads', check: 'axe', path: '/admin/', says: 'region' }],
  })
  expect(statementFacts({ ...looked, kinds: [page('home'), board] })).toMatchObject({
    ...{ checkedOn: '2026-11-20', pageKinds: 1, languages: 4, widths: [390, 820, 1440] },
    ...{ violations: 0, forcedColours: 0 },
  })
})
