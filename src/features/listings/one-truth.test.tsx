import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'

import { euroText } from '@/domain/euro'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { givenKinds } from '@/domain/listing/home-kind'
import { regionOf } from '@/domain/place/region'
import { type Locale, locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { anAgency } from '@/testing/records/an-agency'
import { wordsIn } from '@/testing/markup'
import { contradictionsIn, withoutExplanations } from '@/testing/page-rows'
import { containsWord, foreignNames } from '@/testing/places/foreign-names'

import legalFacts from '../../../demo/content/legal-facts.json'
import { homesOfEveryKind, manySimulatedHomes } from '../../testing/homes/simulated-homes'
import type { ListingPageData } from './page/find-listing'
import { ListingPage } from './page/listing-page'
import { metaTitle } from './seo/listing-title'

const now = new Date('2026-11-15T10:00:00Z')
const facts: LegalFact[] = legalFacts
const settings = { ignoredMarquees: [4, 5], hideCity: false }
const agency = anAgency()

/** The page without what the agency writes itself, and without pictures, in which no fact stands. */
function htmlOf(listing: ListingPageData, locale: Locale): string {
  const own = { title: '', description: '', street: null, labels: {}, pictures: [], documents: [] }
  return renderToStaticMarkup(
    <ListingPage
      {...{ listing: { ...listing, ...own }, locale, settings, agency, agent: null, project: null }}
      {...{ similar: [], legalFacts: facts, now, checkedAt: null, pages: {} }}
      hosts={{ storageHost: '', cdnOrigin: '' }}
      url="https://gevel.example/1/"
    />,
  )
}

/** What stands before and behind an amount, as a visitor reads it. */
function around(words: string, amount: string): string[] {
  const [, ...rest] = words.split(amount)
  let at = 0
  return rest.map((after) => {
    at = words.indexOf(amount, at) + amount.length
    return `${words.slice(Math.max(0, at - amount.length - 40), at)}${after.slice(0, 40)}`
  })
}

/** The address of a list keeps the name by which it was first known. */
const withoutAddresses = (words: string) => words.replaceAll(/https?:\/\/[^\s"]+/g, '')

function offerIn(html: string): object {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return (JSON.parse(data) as { offers?: object }).offers ?? {}
}

const lumpSum: Record<Locale, RegExp> = {
  nl: /bouquet|\+ €/i,
  fr: /bouquet|\+ €/i,
  en: /lump sum|\+ €/i,
  de: /Anzahlung|Bouquet|\+ €/i,
}

function alone(page: ListingPageData, words: string, locale: Locale): string[] {
  const amount = euroText(page.annuity?.bouquetCents ?? null, locale)
  if (amount === null) return []
  return around(words.replaceAll(/\s/g, ' '), amount.replaceAll(/\s/g, ' ')).filter(
    (found) => !lumpSum[locale].test(found),
  )
}

const found = {
  contradictions: [] as string[],
  foreign: [] as string[],
  bouquets: [] as string[],
  holes: [] as string[],
}
const seen = { pages: 0, annuities: 0, regions: new Set<string | null>(), kinds: new Set<string>() }

beforeAll(() => {
  for (const { pages } of homesOfEveryKind(manySimulatedHomes({ now, properties: 5000 }))) {
    const locale = locales[seen.pages++ % locales.length] ?? 'nl'
    const page = pages[locale]
    const html = htmlOf(page, locale)
    const words = `${metaTitle(page, { locale, settings })} ${wordsIn(withoutExplanations(html))}`
    const note = (list: string[], told: string[]) =>
      list.push(...told.map((text) => `${page.id} ${locale} ${text}`))
    note(found.contradictions, contradictionsIn(html))
    note(
      found.foreign,
      foreignNames(page, locale).filter((name) => containsWord(withoutAddresses(words), name)),
    )
    note(found.bouquets, alone(page, words, locale))
    note(found.bouquets, page.annuity && 'price' in offerIn(html) ? ['in what search engines read'] : [])
    const emptyLines = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>\s*<\/dd>/g)].map(
      ([, label]) => label,
    )
    const hole = translator(locale)('common.not_specified')
    note(found.holes, [...emptyLines.map(String), ...(words.includes(hole) ? [hole] : [])])
    seen.annuities += page.annuity ? 1 : 0
    seen.regions.add(regionOf(page.country, page.zip))
    seen.kinds.add(page.kind)
  }
}, 900_000)

test('five thousand homes of every region and kind are looked at, each in one of four languages', () => {
  expect(seen.pages).toBeGreaterThan(4000)
  expect(seen.annuities).toBeGreaterThanOrEqual(15)
  expect([...seen.regions]).toEqual(
    expect.arrayContaining(['flanders', 'brussels', 'wallonia', 'luxembourg']),
  )
  expect([...seen.kinds].sort()).toEqual([...givenKinds].sort())
})

test('no page gives two amounts for one thing', () => {
  expect(found.contradictions).toEqual([])
})

test('no annuity stands there as a price', () => {
  expect(found.bouquets).toEqual([])
})

test('no town has its name of another language', () => {
  expect(found.foreign).toEqual([])
})

test('no line is without its value', () => {
  expect(found.holes).toEqual([])
})
