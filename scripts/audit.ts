import { writeFileSync } from 'node:fs'

import type { Browser, BrowserContext } from '@playwright/test'

import { locales } from '@/i18n/locales'

import { type AuditedKind, auditKind } from './audit/audit-kind'
import { brokenLinks } from './audit/broken-links'
import { checks } from './audit/finding'
import { withOwnData } from './audit/own-data'
import { type PageKind, pageKinds } from './audit/page-kinds'
import { type AuditResult, countOf, reportText, statementFacts } from './audit/report'
import { type Scores, scoresOf } from './audit/scores'
import { watchPolicy } from './audit/visit-page'
import { demand } from './bench/statistics'
import { progress, table } from './console'
import { launchChromium } from './demo/chromium'
import { declinedOn } from './demo/declined'
import { signInAsOwner } from './demo/owner-session'
import { withPrivatePages } from './demo/private-pages'
import { site, withDemo } from './demo/with-demo'

/**
 * Every kind of page, in every language, at three widths: what a program can know of accessibility, of what search
 * engines read, and of what is broken. Writes docs/audit.md and what the statement on accessibility says.
 * `--short` for a quick look: one width, no Lighthouse, nothing written. `--only=contact,article` some kinds, nothing written.
 */
const isShort = process.argv.includes('--short')
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const widths = isShort ? [390] : [390, 820, 1440]
const isWhole = !isShort && !only
const atOnce = 2

await withDemo(() => withPrivatePages((pages) => withOwnData((data) => audit(pageKinds(pages, data)))))

async function audit(all: PageKind[]): Promise<void> {
  const kinds = all.filter(({ kind }) => !only || only.includes(kind))
  const browser = await launchChromium()
  let audited: AuditedKind[]
  try {
    audited = await visitAll(browser, kinds)
  } finally {
    await browser.close()
  }
  const linksFollowed = await followLinks(audited)
  const scores = isWhole ? await scoreAll(audited) : new Map<string, Scores>()
  const date = new Date().toISOString().slice(0, 10)
  const languages = locales.length
  printResult({ date, widths, languages, linksFollowed, kinds: audited, scores })
}

async function visitAll(browser: Browser, kinds: PageKind[]): Promise<AuditedKind[]> {
  const visitors = await newContext(browser)
  const owners = await signedIn(await newContext(browser))
  const audited = new Map<PageKind, AuditedKind>()
  const waiting = [...kinds]
  const walk = async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
      const page = await (kind.isOwners ? owners : visitors).newPage()
      audited.set(kind, await auditKind(page, kind, widths))
      await page.close()
      progress('kinds of page', audited.size, kinds.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  return kinds.flatMap((kind) => audited.get(kind) ?? [])
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    reducedMotion: 'reduce',
    storageState: declinedOn(site),
  })
  // tsx marks inner functions with this helper, which the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  await context.addInitScript(watchPolicy)
  return context
}

async function signedIn(context: BrowserContext): Promise<BrowserContext> {
  const page = await context.newPage()
  await signInAsOwner(page)
  await page.close()
  return context
}

/** Of addresses that differ in their answers only, one; what is broken is told at the first page that leads there. */
async function followLinks(audited: AuditedKind[]): Promise<number> {
  const seen = new Set<string>()
  const from = new Map<string, { kind: AuditedKind; path: string }>()
  for (const kind of audited)
    for (const { links, path } of kind.pages)
      for (const link of links) {
        const { pathname, searchParams } = new URL(link, site)
        const question = `${pathname}?${[...searchParams.keys()].toSorted().join('&')}`
        if (!seen.has(question)) from.set(link, { kind, path })
        seen.add(question)
      }
  for (const [link, status] of await brokenLinks(from.keys())) {
    const { kind, path } = from.get(link) ?? {}
    kind?.findings.push({
      kind: kind.kind.kind,
      check: 'broken links',
      path: path ?? '',
      says: `${link}: ${status}`,
    })
  }
  return from.size
}

async function scoreAll(audited: AuditedKind[]): Promise<Map<string, Scores>> {
  const scores = new Map<string, Scores>()
  const indexed = audited.filter(({ kind }) => kind.isIndexed)
  for (const { kind, pages } of indexed) {
    const [dutch] = pages
    if (dutch) scores.set(kind.kind, await scoresOf(site + dutch.path))
    progress('Lighthouse', scores.size, indexed.length)
  }
  return scores
}

function printResult(result: AuditResult): void {
  const { kinds, scores } = result
  const findings = kinds.flatMap((kind) => kind.findings)
  for (const { check, path, says } of findings) console.log(`${check} · ${path} · ${says}`)
  table(checks.map((check) => ({ check, found: countOf(findings, check) })))
  for (const check of checks) demand(`${check}: none`, countOf(findings, check) === 0)
  for (const [kind, score] of scores)
    for (const category of ['accessibility', 'best-practices', 'seo'] as const)
      demand(`${kind}: ${category} is ${score[category]} of 100`, score[category] === 100)
  if (!isWhole) return
  writeFileSync('docs/audit.md', reportText(result))
  const facts = JSON.stringify(statementFacts(result), null, 2)
  // As prettier writes it.
  const inOneLine = facts.replace(
    /\[\s+([\d,\s]+?)\s+\]/,
    (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`,
  )
  writeFileSync('src/features/rights/accessibility/audit-facts.json', `${inOneLine}\n`)
}
