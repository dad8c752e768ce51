import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { linkActionPath, linkPath } from '@/domain/lead/link-path'
import { linkPurposes } from '@/domain/lead/link-purpose'
import { locales } from '@/i18n/locales'
import { formPath } from '@/i18n/paths/form-paths'
import { rootPath } from '@/i18n/paths/known-paths'
import { listPath } from '@/i18n/paths/listing-paths'
import { projectListPath } from '@/i18n/paths/project-paths'
import { accessibilityPath, comparePath, favouritesPath, systemPaths } from '@/i18n/paths/system-paths'

import { createSite } from './site-app'

const host = 'https://www.agency.example'
const answer = await createSite().request(`${host}/speculation-rules.json`)

interface Rules {
  prefetch: {
    where: { and: [Matches, { not: Matches }, { not: { selector_matches: string } }] }
    eagerness: string
  }[]
}
interface Matches {
  href_matches: string | string[]
}

const rules = JSON.parse(await answer.text()) as Rules
const [rule] = rules.prefetch
const [all, { not }] = rule!.where.and

function matches({ href_matches }: Matches, address: string): boolean {
  return [href_matches].flat().some((pattern) => new URLPattern(pattern, host).test(address, host))
}

const isFetched = (address: string) => matches(all, address) && !matches(not, address)

test('the rules are a file that browsers and caches keep for a day', () => {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400, immutable')
})

test('pages are fetched when somebody points at their link, and none is run ahead', () => {
  expect(Object.keys(rules)).toEqual(['prefetch'])
  expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
})

test.each(locales)('in %s the pages that are everybody’s are fetched', (locale) => {
  const pages = [
    rootPath(locale),
    listPath(locale, 'sale'),
    `${listPath(locale, 'rent')}?page=2`,
    `${listPath(locale, 'sale')}gent/huis/12/`,
    projectListPath(locale),
    formPath(locale, 'contact'),
    `${formPath(locale, 'visit')}?home=12`,
    favouritesPath(locale),
    comparePath(locale),
    accessibilityPath(locale),
    `/${locale}/blog/een-artikel/`,
  ]
  expect(pages.filter((page) => !isFetched(page))).toEqual([])
})

test.each(locales)('in %s nothing is fetched that speaks to one person', (locale) => {
  const token = '4f8b2c1e.thzjk0.1b2c3d4e'
  const own = [
    ...linkPurposes.map((purpose) => linkPath(locale, purpose, token)),
    ...linkPurposes.map((purpose) => linkActionPath(locale, purpose, token, 'stop')),
    ...systemPaths
      .filter(({ type }) => type === 'login' || type === 'feedback')
      .flatMap(({ paths }) => paths[locale] ?? []),
    `/${locale}/login/12/`,
    `/${locale}/my-data/Zm9vYmFy/`,
    `/${locale}/preview/page/1/`,
    `${formPath(locale, 'appointment')}?home=12`,
  ]
  expect(own.filter(isFetched)).toEqual([])
})

test('what the cache passes by because it may be personal is not fetched either', () => {
  const vcl = readFileSync('deploy/varnish/site.vcl', 'utf8')
  const [, below = '', beside = ''] = /"\^\/\(\?:\[a-z\]\[a-z\]\/\(\?:([^)]+)\)\|([^)]+)\)/.exec(vcl) ?? []
  const personal = [
    ...below.split('|').map((word) => `/nl/${word}`),
    ...beside.split('|').map((word) => `/${word}`),
  ]
  expect(personal).toContain('/nl/request')
  expect(personal).toContain('/admin')
  expect(personal.filter((path) => isFetched(`${path}/x/`))).toEqual([])
})

test.each([
  '/media/plan.pdf',
  '/icon.svg',
  '/nl/rss.xml',
  'https://elsewhere.example/nl/',
  'mailto:a@b.example',
])('%s is no page of the site', (address) => expect(isFetched(address)).toBe(false))
