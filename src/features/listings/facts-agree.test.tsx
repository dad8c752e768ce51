import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'

import { type AmountKey, isAmountKey } from '@/domain/listing/facts/amount-key'
import { givenKinds } from '@/domain/listing/home-kind'
import type { HistoryEntry } from '@/domain/listing/history'
import { listingPrice, shownCents } from '@/domain/listing/price/price'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { advertisedLines, toMailHome } from '@/features/leads/mails/mail-home'
import { type Locale, locales } from '@/i18n/locales'
import { priceLine } from '@/i18n/price-text'
import { MailHomeView } from '@/mail/mail-home-view'
import { anAgency } from '@/testing/records/an-agency'
import {
  amountsIn,
  amountTextsIn,
  disagreements,
  readPage,
  type FactAmounts,
} from '@/testing/facts/shown-amounts'
import { amountsInJsonLd } from '@/testing/facts/amounts-in-json-ld'
import { homesOfEveryKind, manySimulatedHomes } from '@/testing/homes/simulated-homes'
import { wordsIn } from '@/testing/markup'

import legalFacts from '../../../demo/content/legal-facts.json'
import { defaultOptions } from '../../../simulator/options'
import { compareRows } from './compare/compare-rows'
import { cardProps } from './list/card-props'
import { mapHome } from './map/map-home'
import type { ListingPageData } from './page/find-listing'
import { ListingPage } from './page/listing-page'
import { metaTitle } from './seo/listing-title'
import { sharePictureWords } from './seo/share-picture-words'
import { doubtsIn } from '@/testing/texts/doubt-phrases'

/** The homes of the demo, or as many as are asked for, each in four languages; `npm run audit:facts -- --full` asks. */
const homes = Number(process.env.AUDITED_HOMES ?? defaultOptions.properties)

const now = new Date('2026-11-15T10:00:00Z')
const facts: LegalFact[] = legalFacts
const settings = { ignoredMarquees: [4, 5], hideCity: false }
const agency = anAgency()
const hosts = { storageHost: '', cdnOrigin: '' }

/** A home of which the page was read already: it stands among the similar ones of the next. */
interface Read {
  own: ListingPageData
  told: FactAmounts[]
  cards: FactAmounts[][]
  nameless: string[]
  /** Sentences by which somebody says that they are not sure. */
  doubts: string[]
}

/** Without what the agency writes itself: its texts may name any amount. */
function read(listing: ListingPageData, locale: Locale, similar: Read[]): Read {
  const own = {
    ...listing,
    ...{ title: '', description: '', pictures: [], documents: [] },
    history: historyOf(listing),
  }
  const html = renderToStaticMarkup(
    <ListingPage
      {...{ listing: own, locale, settings, agency, agent: null, project: null }}
      {...{ similar: similar.map((one) => one.own), hasHistory: true }}
      {...{ legalFacts: facts, now, checkedAt: null, pages: {} }}
      {...{ hosts, url: 'https://gevel.example/1/' }}
    />,
  )
  const site = { siteUrl: 'https://gevel.example', privacyHref: null, agency, settings }
  const legal = advertisedLines(own, { locale, settings, agency, legalFacts: facts, today: now })
  const mail = renderToStaticMarkup(
    <MailHomeView home={{ ...toMailHome(own, { locale, site, hosts }), legal }} locale={locale} />,
  )
  const page = readPage(html, locale, { place: 'page' })
  const letter = readPage(mail, locale, { place: 'mail' })
  return {
    own,
    cards: page.cards,
    told: [
      ...page.told,
      ...letter.told,
      ...pricesOf(own, locale),
      ...comparedOf(own, locale),
      ...amountsInJsonLd(html),
    ],
    nameless: [
      ...page.nameless.map((amount) => `page ${amount}`),
      ...letter.nameless.map((amount) => `mail ${amount}`),
      ...namelessCompared(own, locale),
    ],
    doubts: [
      ...doubtsIn(wordsIn(html)),
      ...doubtsIn(wordsIn(mail)),
      ...doubtsIn(metaTitle(own, { locale, settings })),
    ],
  }
}

/** It was dearer, then cheaper, than it is now. */
function historyOf(listing: ListingPageData): HistoryEntry[] {
  const cents = shownCents(listingPrice(listing, settings))
  const entry = (at: string, priceCents: number | null): HistoryEntry => ({
    ...{ at, priceCents },
    ...{ status: 'available', isFirstSync: false },
  })
  return cents === null
    ? []
    : [
        entry('2026-08-01T10:00:00Z', cents + 12_300_00),
        entry('2026-09-01T10:00:00Z', cents - 4_500),
        entry('2026-10-01T10:00:00Z', cents),
      ]
}

/** As platforms may send them; the simulator's own are whole. */
function withDecimals(listing: ListingPageData): ListingPageData {
  if (listing.id % 2 === 0) return listing
  const { energyKwh, facts: whole } = listing
  const finer = { ...whole }
  for (const name of decimalFacts) {
    const value = finer[name]
    if (typeof value === 'number' && value > 0) finer[name] = value + 0.56
  }
  return { ...listing, energyKwh: energyKwh && energyKwh + 0.37, facts: finer }
}

const decimalFacts = [
  ...(['cadastralIncome', 'chargesOwner', 'chargesRenter', 'realEstateTax', 'totalCost'] as const),
  ...(['surfaceGarden', 'surfaceTerrace', 'surfaceLivingRoom', 'co2Emission', 'energyTotal'] as const),
]

/** Every row of the comparison that has an amount. */
function comparedOf(listing: ListingPageData, locale: Locale): FactAmounts[] {
  return compareRows([listing], { locale, settings }).flatMap(({ fact, values: [value] }) =>
    fact && value ? [{ key: fact, amounts: amountsIn(value, locale), place: 'comparison' }] : [],
  )
}

/** Those of its rows that have an amount and do not say of what. */
function namelessCompared(listing: ListingPageData, locale: Locale): string[] {
  return compareRows([listing], { locale, settings })
    .filter(({ fact, values: [value] }) => !fact && value && amountTextsIn(value, locale).length > 0)
    .map(({ label }) => `comparison ${label}`)
}

/** Places that write a price in one line. */
function pricesOf(listing: ListingPageData, locale: Locale): FactAmounts[] {
  const needs = { locale, settings, hosts, agency }
  const { price } = cardProps(listing, needs)
  const lines = {
    title: metaTitle(listing, needs)
      .split('€')
      .slice(1)
      .map((rest) => `€${rest}`)
      .join(''),
    card: price === null ? '' : priceLine(price),
    map: mapHome(listing, needs)?.price ?? '',
    'share picture': sharePictureWords(listing, needs).price,
  }
  return Object.entries(lines)
    .filter(([, line]) => line.includes('€'))
    .map(([place, line]) => ({ key: 'price', amounts: amountsIn(line, locale), place }))
}

/** The two sums of an annuity are also told each by itself. */
function annuityGaps(all: FactAmounts[]): string[] {
  const of = (key: AmountKey) => all.find((one) => one.key === key)?.amounts[0]
  const [price] = all.filter(({ key, amounts }) => key === 'price' && amounts.length > 0)
  const sums = [of('bouquet'), of('viagerPension')].filter((sum) => sum !== undefined)
  if (of('bouquet') === undefined || price?.amounts.join() === sums.join()) return []
  return [`an annuity of ${sums.join(' + ')} costs ${price?.amounts.join(' + ')}`]
}

const found = {
  disagreements: [] as string[],
  nameless: [] as string[],
  doubts: [] as string[],
  unknown: new Set<string>(),
}
const seen = {
  homes: 0,
  pages: 0,
  amounts: 0,
  decimals: 0,
  keys: new Map<string, number>(),
  kinds: new Set<string>(),
  places: new Set<string>(),
  cards: 0,
  pagesWithHistory: 0,
}
/** Beside a home stand the two before it. */
const similarHomes = 2

beforeAll(() => {
  const before: Record<Locale, Read[]> = { nl: [], fr: [], en: [], de: [] }
  for (const { pages } of homesOfEveryKind(manySimulatedHomes({ now, properties: homes }))) {
    seen.homes++
    for (const locale of locales) {
      const listing = withDecimals(pages[locale])
      const similar = before[locale].slice(-similarHomes)
      const page = read(listing, locale, similar)
      before[locale] = [...similar, page]
      const all = page.told.filter(({ amounts }) => amounts.length > 0)
      const note = (list: string[], some: string[]) =>
        list.push(...some.map((text) => `${listing.id} ${locale} ${text}`))
      note(found.disagreements, [...disagreements(all), ...annuityGaps(all)])
      note(found.nameless, page.nameless)
      note(found.doubts, page.doubts)
      if (page.cards.length !== similar.length)
        throw new Error(`${listing.id} has ${page.cards.length} cards`)
      for (const [index, { own, told }] of similar.entries()) {
        const card = page.cards[index] ?? []
        note(
          found.disagreements,
          disagreements([...told, ...card].filter(({ amounts }) => amounts.length > 0)).map(
            (text) => `card of ${own.id} ${text}`,
          ),
        )
        seen.cards += card.length > 0 ? 1 : 0
      }
      if (all.some(({ key }) => key === 'price/first')) seen.pagesWithHistory++
      seen.pages++
      seen.amounts += all.length
      seen.decimals += all.filter(({ amounts }) => amounts.some((amount) => amount % 1 !== 0)).length
      seen.kinds.add(listing.kind)
      for (const { key, place } of all) {
        seen.keys.set(key, (seen.keys.get(key) ?? 0) + 1)
        seen.places.add(place)
        if (!isAmountKey(key)) found.unknown.add(key)
      }
    }
  }
  console.info(
    [
      `${seen.homes} homes, ${seen.pages} pages, ${seen.amounts} amounts of ${seen.keys.size} facts`,
      `${seen.cards} cards of similar homes, ${seen.pagesWithHistory} pages with former prices`,
      `kinds: ${[...seen.kinds].join(', ')}`,
      `${found.disagreements.length} disagreements, ${found.nameless.length} amounts without a name, ${found.doubts.length} doubts`,
    ].join('\n'),
  )
}, 3_600_000)

test('homes of every kind are looked at in four languages, on the page, in mails and in what machines read', () => {
  expect(seen.pages).toBe(seen.homes * locales.length)
  expect(seen.homes).toBeGreaterThan(homes * 0.75)
  expect([...seen.kinds].sort()).toEqual([...givenKinds].sort())
  expect(seen.decimals).toBeGreaterThan(seen.pages)
  expect([...seen.places].sort()).toEqual([
    ...['JSON-LD', 'card', 'comparison', 'mail', 'map', 'page', 'share picture', 'title'],
  ])
  expect(seen.keys.size).toBeGreaterThan(25)
  // Of a home that is sold, rented or on demand no price is told; its rooms are.
  expect(seen.cards).toBeGreaterThan(seen.pages)
  expect(seen.pagesWithHistory).toBeGreaterThan(seen.pages / 2)
})

test('one fact has one amount, wherever it is told', () => {
  expect(found.disagreements).toEqual([])
})

test('every amount says what it is the amount of', () => {
  expect(found.nameless).toEqual([])
})

test('nothing on a page or in a mail says that somebody is not sure', () => {
  expect(doubtsIn('Le taux reste à vérifier. Die tabel is niet gezien.')).toHaveLength(2)
  expect(found.doubts).toEqual([])
})

test('it is named by the catalogue of facts', () => {
  expect([...found.unknown]).toEqual([])
})
