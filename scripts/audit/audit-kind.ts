import type { Page } from '@playwright/test'

import { mainLanguage } from '@/domain/language'
import { locales } from '@/i18n/locales'

import type { Finding } from './finding'
import { hreflangProblems } from './hreflang'
import { jsonLdProblems } from './json-ld'
import type { PageFacts } from './page-facts'
import type { PageKind } from './page-kinds'
import { visitPage } from './visit-page'

export interface AuditedKind {
  kind: PageKind
  /** One per language. */
  pages: PageFacts[]
  findings: Finding[]
}

/** One kind of page in all its languages, the main one first: it names the others. */
export async function auditKind(page: Page, kind: PageKind, widths: readonly number[]): Promise<AuditedKind> {
  const pages: PageFacts[] = []
  const findings: Finding[] = []
  for (const locale of kind.isDutch ? ([mainLanguage] as const) : locales) {
    const path = typeof kind.paths === 'string' ? addressIn(kind.paths, locale, pages[0]) : kind.paths[locale]
    // The page does not name it: told below, among what is wrong with its languages.
    if (path === undefined) continue
    const { facts, found } = await visitPage(page, { path, status: kind.status ?? 200, widths })
    pages.push(facts)
    findings.push(...found.map((one) => ({ kind: kind.kind, path: facts.path, ...one })))
    for (const says of jsonLdProblems(facts.jsonLd))
      findings.push({ kind: kind.kind, check: 'JSON-LD', path: facts.path, says })
  }
  if (kind.isIndexed) findings.push(...languageFindings(kind.kind, pages))
  return { kind, pages, findings }
}

function addressIn(dutch: string, locale: string, main: PageFacts | undefined): string | undefined {
  return main ? main.alternates[locale] : dutch
}

function languageFindings(kind: string, pages: readonly PageFacts[]): Finding[] {
  const hidden = pages
    .filter(({ isIndexed, canonical, path }) => !isIndexed || canonical !== path)
    .map(({ path, canonical }) => `${path} is not offered to search engines (canonical ${canonical})`)
  const path = pages[0]?.path ?? ''
  return [...hidden, ...hreflangProblems(pages, locales)].map((says) => ({
    kind,
    check: 'hreflang' as const,
    path,
    says,
  }))
}
