import type { Page } from '@playwright/test'

import { mainLanguage } from '@/domain/language'
import type { Locale } from '@/i18n/locales'

import type { Check, Finding } from './finding'
import { hreflangProblems } from './hreflang'
import { jsonLdProblems, missingTypes } from './json-ld'
import { metadataProblems } from './metadata'
import type { PageFacts } from './page-facts'
import type { PageKind } from './page-kinds'
import type { Scores } from './scores'
import { visitPage } from './visit-page'

export interface AuditedKind {
  kind: PageKind
  /** One per language. */
  pages: PageFacts[]
  findings: Finding[]
  /** Of Lighthouse, once. */
  scores?: Scores
}

/** One kind of page in all its languages, the main one first: it names the others. */
export async function auditKind(
  page: Page,
  kind: PageKind,
  { widths, languages }: { widths: readonly number[]; languages: readonly Locale[] },
): Promise<AuditedKind> {
  const pages: PageFacts[] = []
  const findings: Finding[] = []
  for (const locale of kind.isDutch ? ([mainLanguage] as const) : languages) {
    const path = typeof kind.paths === 'string' ? addressIn(kind.paths, locale, pages[0]) : kind.paths[locale]
    // The page does not name it: told below, among what is wrong with its languages.
    if (path === undefined) continue
    // As the browser of a colleague asks for it.
    if (kind.isAdmins) await page.setExtraHTTPHeaders({ 'Accept-Language': locale })
    const status = kind.status ?? 200
    const { facts, found } = await visitPage(page, { path, status, widths, within: kind.within })
    pages.push(facts)
    const say = (check: Check, says: string[]) => found.push(...says.map((one) => ({ check, says: one })))
    say('JSON-LD', [...jsonLdProblems(facts.jsonLd), ...missingTypes(facts.jsonLd, kind.types ?? [])])
    if (status < 400 && !kind.isAdmins) say('metadata', metadataProblems(facts, kind.isIndexed ?? false))
    findings.push(...found.map((one) => ({ kind: kind.kind, path: facts.path, ...one })))
  }
  if (kind.isIndexed) findings.push(...languageFindings(kind.kind, pages, languages))
  return { kind, pages, findings }
}

function addressIn(dutch: string, locale: string, main: PageFacts | undefined): string | undefined {
  return main ? main.alternates[locale] : dutch
}

function languageFindings(
  kind: string,
  pages: readonly PageFacts[],
  languages: readonly Locale[],
): Finding[] {
  const hidden = pages
    .filter(({ isIndexed, canonical, path }) => !isIndexed || canonical !== path)
    .map(({ path, canonical }) => `${path} is not offered to search engines (canonical ${canonical})`)
  const path = pages[0]?.path ?? ''
  return [...hidden, ...hreflangProblems(pages, languages)].map((says) => ({
    kind,
    check: 'hreflang' as const,
    path,
    says,
  }))
}
