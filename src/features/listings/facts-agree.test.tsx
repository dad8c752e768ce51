import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'

import { type AmountKey, ownAmounts } from '@/domain/listing/facts/amount-key'
import { factCatalogue } from '@/domain/listing/facts/fact-catalogue'
import { labelCatalogue } from '@/domain/listing/facts/label-catalogue'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { advertisedLines, toMailHome } from '@/features/leads/mails/mail-home'
import { type Locale, locales } from '@/i18n/locales'
import { MailHomeView } from '@/mail/mail-home-view'
import { anAgency } from '@/testing/records/an-agency'
import { amountsIn, disagreements, readPage, type Told } from '@/testing/facts/told-amounts'
import { manySimulatedHomes } from '@/testing/homes/simulated-homes'

import legalFacts from '../../../demo/content/legal-facts.json'
import { compareRows } from './compare/compare-rows'
import { priceTextOf } from './listing-words'
import type { ListingPageData } from './page/find-listing'
import { ListingPage } from './page/listing-page'
import { metaTitle } from './seo/listing-title'

/** How many homes are looked at, each in four languages; `npm run audit:facts -- --full` asks for more. */
const homes = Number(process.env.AUDITED_HOMES ?? 200)

const now = new Date('2026-11-15T10:00:00Z')
const facts: LegalFact[] = legalFacts
const settings = { ignoredMarquees: [4, 5], hideCity: false }
const agency = anAgency()
const hosts = { storageHost: '', cdnOrigin: '' }

/** Parts of a page in which amounts stand that are no facts of the home. */
const leftOut: Record<string, RegExp> = {
  'the block of costs, which reckons': /\bid="cost"/,
  'what a label means, in general': /\brole="note"/,
}

/** Without what the agency writes itself: its texts may name any amount. */
function told(listing: ListingPageData, locale: Locale): { told: Told[]; nameless: string[] } {
  const own = { ...listing, title: '', description: '', pictures: [], documents: [] }
  const without = (attributes: string) => Object.values(leftOut).some((part) => part.test(attributes))
  const html = renderToStaticMarkup(
    <ListingPage
      {...{ listing: own, locale, settings, agency, agent: null, project: null }}
      {...{ similar: [], legalFacts: facts, now, checkedAt: null, pages: {} }}
      {...{ hosts, url: 'https://gevel.example/1/' }}
    />,
  )
  const site = { siteUrl: 'https://gevel.example', privacyHref: null, agency, settings }
  const legal = advertisedLines(own, { locale, settings, agency, legalFacts: facts, today: now })
  const mail = renderToStaticMarkup(
    <MailHomeView home={{ ...toMailHome(own, { locale, site, hosts }), legal }} locale={locale} />,
  )
  const page = readPage(html, locale, { place: 'page', without })
  const letter = readPage(mail, locale, { place: 'mail', without })
  return {
    told: [...page.told, ...letter.told, ...pricesOf(own, locale), ...jsonLdOf(html)],
    nameless: [
      ...page.nameless.map((amount) => `page ${amount}`),
      ...letter.nameless.map((amount) => `mail ${amount}`),
    ],
  }
}

/** Places that write a price in one line. */
function pricesOf(listing: ListingPageData, locale: Locale): Told[] {
  const needs = { locale, settings }
  const lines = {
    title: metaTitle(listing, needs)
      .split('€')
      .slice(1)
      .map((rest) => `€${rest}`)
      .join(''),
    card: priceTextOf(listing, needs),
    comparison: compareRows([listing], needs)[0]?.values[0] ?? '',
  }
  return Object.entries(lines)
    .filter(([, line]) => line.includes('€'))
    .map(([place, line]) => ({ key: 'price', amounts: amountsIn(line, locale), place }))
}

interface OfferedPrice {
  price?: number
  minPrice?: number
  priceComponent?: { price: number }[]
}

/** What search engines read. */
function jsonLdOf(html: string): Told[] {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const { offers = {}, mainEntity = {} } = JSON.parse(data) as {
    offers?: OfferedPrice & { priceSpecification?: OfferedPrice }
    mainEntity?: Partial<Record<string, number>> & { floorSize?: { value: number } }
  }
  const say = (key: AmountKey, amount: number | undefined): Told[] =>
    amount === undefined ? [] : [{ key, amounts: [amount], place: 'JSON-LD' }]
  const { priceComponent: parts, price, minPrice } = offers.priceSpecification ?? {}
  return [
    ...say('price', offers.price),
    ...say('price', price ?? minPrice),
    ...(parts ? [{ key: 'price', amounts: parts.map((part) => part.price), place: 'JSON-LD' }] : []),
    ...say('livingSquareMetres', mainEntity.floorSize?.value),
    ...say('bedrooms', mainEntity.numberOfBedrooms),
    ...say('bathrooms', mainEntity.numberOfBathroomsTotal),
    ...say('constructionYear', mainEntity.yearBuilt),
  ]
}

/** The two sums of an annuity are also told each by itself. */
function annuityGaps(all: Told[]): string[] {
  const of = (key: AmountKey) => all.find((one) => one.key === key)?.amounts[0]
  const [price] = all.filter(({ key, amounts }) => key === 'price' && amounts.length > 0)
  const sums = [of('bouquet'), of('viagerPension')].filter((sum) => sum !== undefined)
  if (of('bouquet') === undefined || price?.amounts.join() === sums.join()) return []
  return [`an annuity of ${sums.join(' + ')} costs ${price?.amounts.join(' + ')}`]
}

const found = { disagreements: [] as string[], nameless: [] as string[], unknown: new Set<string>() }
const seen = {
  homes: 0,
  pages: 0,
  amounts: 0,
  keys: new Map<string, number>(),
  kinds: new Set<string>(),
  places: new Set<string>(),
}
const known = new Set<string>([...ownAmounts, ...Object.keys(factCatalogue), ...Object.keys(labelCatalogue)])

beforeAll(() => {
  for (const { pages } of manySimulatedHomes({ now, properties: homes, projects: 1 })) {
    seen.homes++
    for (const locale of locales) {
      const listing = pages[locale]
      const page = told(listing, locale)
      const all = page.told.filter(({ amounts }) => amounts.length > 0)
      const note = (list: string[], some: string[]) =>
        list.push(...some.map((text) => `${listing.id} ${locale} ${text}`))
      note(found.disagreements, [...disagreements(all), ...annuityGaps(all)])
      note(found.nameless, page.nameless)
      seen.pages++
      seen.amounts += all.length
      seen.kinds.add(listing.kind)
      for (const { key, place } of all) {
        seen.keys.set(key, (seen.keys.get(key) ?? 0) + 1)
        seen.places.add(place)
        if (!known.has(key)) found.unknown.add(key)
      }
    }
  }
  console.info(
    [
      `${seen.homes} homes, ${seen.pages} pages, ${seen.amounts} amounts of ${seen.keys.size} facts`,
      `kinds: ${[...seen.kinds].join(', ')}`,
      `left out: ${Object.keys(leftOut).join('; ')}`,
      `${found.disagreements.length} disagreements, ${found.nameless.length} amounts without a name`,
    ].join('\n'),
  )
}, 3_600_000)

test('homes of every kind are looked at in four languages, on the page, in mails and in what machines read', () => {
  expect(seen.pages).toBe(seen.homes * locales.length)
  expect(seen.homes).toBeGreaterThan(homes * 0.75)
  expect([...seen.kinds]).toEqual(
    expect.arrayContaining(['house', 'apartment', 'plot', 'garage', 'office', 'retail']),
  )
  expect([...seen.places].sort()).toEqual(['JSON-LD', 'card', 'comparison', 'mail', 'page', 'title'])
  expect(seen.keys.size).toBeGreaterThan(25)
})

test('one fact has one amount, wherever it is told', () => {
  expect(found.disagreements).toEqual([])
})

test('every amount says what it is the amount of', () => {
  expect(found.nameless).toEqual([])
})

test('it is named by the catalogue of facts', () => {
  expect([...found.unknown]).toEqual([])
})
