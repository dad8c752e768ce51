import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

import type { Browser, BrowserContext, Page } from '@playwright/test'

import { mainLanguage } from '@/domain/language'
import { locales } from '@/i18n/locales'

import { adminKinds } from './audit/admin-kinds'
import { type AuditedKind, auditKind } from './audit/audit-kind'
import { checks } from './audit/finding'
import { followLinks, linksFollowed, passLinks } from './audit/follow-links'
import { forgetResults, keepResult, keptResult } from './audit/kept-results'
import { withOwnData } from './audit/own-data'
import { sameWords } from './audit/metadata'
import { type PageKind, pageKinds } from './audit/page-kinds'
import { type AuditResult, countOf, reportText, statementFacts } from './audit/report'
import { ownersCookie, scoredOf, scoresOf } from './audit/scores'
import { watchPolicy } from './audit/visit-page'
import { demand } from './bench/statistics'
import { progress, table } from './console'
import { launchChromium } from './demo/chromium'
import { declinedOn } from './demo/declined'
import { signInAsOwner } from './demo/owner-session'
import { withPrivatePages } from './demo/private-pages'
import { cms, signIn } from './demo/sign-in'
import { site, withDemo } from './demo/with-demo'

/**
 * Every kind of page, in every language, at three widths: what a program can know of accessibility, of what search
 * engines read, and of what is broken. Writes docs/audit.md and what the statement on accessibility says.
 * `--short` for a quick look: one width, no Lighthouse, nothing written. `--only=contact,article` some kinds, and
 * `--languages=nl` some languages, of which nothing is written either.
 * `--resume` goes on where a whole run ended early, with what something was found of.
 * What the pages say is written before Lighthouse begins, so that a run that ends there has told it.
 */
const isShort = process.argv.includes('--short')
const only = listed('only')
const languages = locales.filter((locale) => listed('languages')?.includes(locale) ?? true)
const widths = isShort ? [390] : [390, 820, 1440]
const isResumed = process.argv.includes('--resume')
const isWhole = !isShort && !only && languages.length === locales.length
const atOnce = Number(listed('at-once')?.[0] ?? availableParallelism())
/** One kind in all its languages takes a minute or two; a page that never answers ends with this. */
const longestMs = 900_000

await withDemo(() => withPrivatePages((pages) => withOwnData((data) => audit(pageKinds(pages, data)))))

function listed(option: string): string[] | undefined {
  const start = `--${option}=`
  return process.argv
    .find((word) => word.startsWith(start))
    ?.slice(start.length)
    .split(',')
}

async function audit(visitors: PageKind[]): Promise<void> {
  const browser = await launchChromium()
  let audited: AuditedKind[]
  try {
    audited = await visitAll(browser, visitors)
  } finally {
    await browser.close()
  }
  noteSameWords(audited)
  if (isWhole) writeResult(resultOf(audited))
  if (isWhole && !process.argv.includes('--without-lighthouse')) {
    await scoreAll(audited)
    writeResult(resultOf(audited))
  }
  printResult(audited)
}

function resultOf(kinds: AuditedKind[]): AuditResult {
  const date = new Date().toISOString().slice(0, 10)
  const load = Math.round(loadavg()[1] ?? 0)
  return { date, load, widths, languages: languages.length, linksFollowed: linksFollowed(), kinds }
}

async function visitAll(browser: Browser, pages: PageKind[]): Promise<AuditedKind[]> {
  if (!isResumed) forgetResults()
  const visitors = await newContext(browser)
  const owners = await signedIn(await newContext(browser), (page) => signInAsOwner(page))
  const colleagues = await signedIn(await newContext(browser, cms), signIn)
  const boards = await onPage(colleagues, adminKinds)
  const kinds = [...pages, ...boards].filter(
    ({ kind }) => !only || only.some((name) => kind.startsWith(name)),
  )
  const audited = new Map(kinds.flatMap((kind) => keptOf(kind)).map((kept) => [kept.kind, kept]))
  const waiting = kinds.filter((kind) => !audited.has(kind))
  const walk = async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
      const context = kind.isAdmins ? colleagues : kind.isOwners ? owners : visitors
      const look = () => onPage(context, (page) => auditKind(page, kind, { widths, languages }))
      // Where memory is short a page dies now and then; a second time is no accident.
      const found = await look()
        .catch(look)
        .catch((error: unknown) => unseen(kind, error))
      if (!kind.isAdmins) await followLinks(found)
      if (isWhole) keepResult(found)
      audited.set(kind, found)
      for (const { check, path, says } of found.findings) console.log(`${check} · ${path} · ${says}`)
      progress('kinds of page', audited.size, kinds.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  return kinds.flatMap((kind) => audited.get(kind) ?? [])
}

/** One page that cannot be looked at is a finding; the others are looked at all the same. */
function unseen(kind: PageKind, error: unknown): AuditedKind {
  const path = typeof kind.paths === 'string' ? kind.paths : kind.paths[mainLanguage]
  const says = `could not be looked at: ${String(error).split('\n', 1)[0]}`
  return { kind, pages: [], findings: [{ kind: kind.kind, check: 'wrong status', path, says }] }
}

function keptOf(kind: PageKind): AuditedKind[] {
  const kept = isWhole ? keptResult(kind) : null
  if (kept && !kind.isAdmins) passLinks(kept)
  return kept ? [kept] : []
}

async function newContext(browser: Browser, baseURL = site): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'nl-BE',
    reducedMotion: 'reduce',
    storageState: declinedOn(baseURL),
  })
  // A shared machine may be slow.
  context.setDefaultTimeout(120_000)
  // tsx marks inner functions with this helper, which the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  await context.addInitScript(watchPolicy)
  return context
}

async function onPage<T>(context: BrowserContext, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage()
  const end = setTimeout(() => void page.close(), longestMs)
  try {
    return await work(page)
  } finally {
    clearTimeout(end)
    await page.close()
  }
}

async function signedIn(
  context: BrowserContext,
  enter: (page: Page) => Promise<void>,
): Promise<BrowserContext> {
  await onPage(context, enter)
  return context
}

/** In a list of results two pages must not read alike. */
function noteSameWords(audited: AuditedKind[]): void {
  const found = audited.filter(({ kind }) => kind.isIndexed)
  for (const { path, says } of sameWords(found.flatMap(({ pages }) => pages))) {
    const of = found.find(({ pages }) => pages.some((page) => page.path === path))
    of?.findings.push({ kind: of.kind.kind, check: 'metadata', path, says })
  }
}

/** Once on a phone. A page of somebody who is signed in is asked for with their cookie; the admin is no page of visitors. */
async function scoreAll(audited: AuditedKind[]): Promise<void> {
  const cookie = await ownersCookie()
  const shown = audited.filter(({ kind }) => !kind.isAdmins && (kind.status ?? 200) === 200)
  let done = 0
  for (const one of shown) {
    const [dutch] = one.pages
    if (dutch && !one.scores) {
      const look = () => scoresOf(one.kind, site + dutch.path, one.kind.isOwners ? cookie : undefined)
      // One page that it cannot judge is told; the others are judged all the same.
      one.scores = await look()
        .catch(look)
        .catch((error: unknown) => {
          demand(`${one.kind.kind}: Lighthouse says ${String(error).split('\n', 1)[0]}`, false)
          return undefined
        })
      keepResult(one)
    }
    progress('Lighthouse', ++done, shown.length)
  }
}

function printResult(kinds: AuditedKind[]): void {
  const findings = kinds.flatMap((kind) => kind.findings)
  table(checks.map((check) => ({ check, found: countOf(findings, check) })))
  for (const check of checks) demand(`${check}: none`, countOf(findings, check) === 0)
  for (const { kind, scores } of kinds)
    for (const category of scores ? scoredOf(kind) : [])
      demand(`${kind.kind}: ${category} is ${scores?.[category]} of 100`, scores?.[category] === 100)
}

function writeResult(result: AuditResult): void {
  writeFileSync('docs/audit.md', reportText(result))
  const facts = JSON.stringify(statementFacts(result), null, 2)
  // As prettier writes it.
  const inOneLine = facts.replace(
    /\[\s+([\d,\s]+?)\s+\]/,
    (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`,
  )
  writeFileSync('src/features/rights/accessibility/audit-facts.json', `${inOneLine}\n`)
}
