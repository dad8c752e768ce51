import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import { isAmountKey } from '@/domain/listing/facts/amount-key'
import { type Locale, locales } from '@/i18n/locales'

import { amountsIn, disagreements, readPage, type FactAmounts } from '../facts/shown-amounts'
import { amountsInJsonLd } from '../facts/amounts-in-json-ld'
import { wordsIn } from '../markup'
import { containsWord, foreignNames } from '../places/foreign-names'
import { ask, upgradedDatabase } from './upgraded-site'

const homeRow = { id: int, zip: text, city: text, country: text }

/** One of each type and deal, and an annuity. */
const listHomes = () =>
  rows(
    upgradedDatabase(),
    homeRow,
    sql`select distinct on (t.type_name, l.deal, l.annuity is null) l.id, l.zip, l.city, l.country
        from listing.listing l join listing.listing_text t on t.listing_id = l.id and t.language = 'nl'
        order by t.type_name, l.deal, l.annuity is null, l.id`,
  )

const read = new Map<string, { article: string; title: string }>()

/** Asked for once. The title keeps the spaces of its language, which group figures. */
async function pageOf(id: number, locale: Locale): Promise<{ article: string; title: string }> {
  const path = `/${locale}/property/${id}/`
  const known = read.get(path)
  if (known) return known
  const { html } = await ask(path)
  const [article = ''] = /<article data-print-sheet.*<\/article>/s.exec(html) ?? []
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
  read.set(path, { article, title })
  return { article, title }
}

/** The address of a list keeps the name by which it was first known. */
const withoutAddresses = (words: string) => words.replaceAll(/https?:\/\/[^\s"]+/g, '')

/** What a page says of a home is said once, by its name, and in the language of the page. The last to run. */
export function testFacts(): void {
  // The agency's own texts may name any amount, and its streets any town.
  beforeAll(async () => {
    await upgradedDatabase().execute(sql`
      with home as (update listing.listing set street = null)
      update listing.listing_text set title = '', description = '', street = null`)
  })

  test.each(locales)('in %s a home of each type has one amount of each fact, named by it', async (locale) => {
    const keys = new Set<string>()
    const places = new Set<string>()
    for (const { id } of await listHomes()) {
      const { article, title } = await pageOf(id, locale)
      const page = readPage(article, locale, { place: 'page' })
      const inTitle: FactAmounts = { key: 'price', amounts: amountsIn(title, locale), place: 'title' }
      const told = [
        ...page.told,
        ...amountsInJsonLd(article),
        ...(title.includes('€') ? [inTitle] : []),
      ].filter(({ amounts }) => amounts.length > 0)
      expect([id, disagreements(told), page.nameless]).toEqual([id, [], []])
      for (const { key, place } of told) {
        keys.add(key)
        places.add(place)
      }
    }
    expect([...keys].filter((key) => !isAmountKey(key))).toEqual([])
    expect([...keys]).toEqual(expect.arrayContaining(['price', 'livingSquareMetres', 'bedrooms', 'bouquet']))
    expect([...places].sort()).toEqual(['JSON-LD', 'page', 'title'])
  })

  test.each(locales)(
    'in %s the town of a home of each type has its name in that language',
    async (locale) => {
      let named = 0
      for (const town of await listHomes()) {
        const { article, title } = await pageOf(town.id, locale)
        const words = withoutAddresses(`${title} ${wordsIn(article)}`)
        const foreign = foreignNames(town, locale)
        expect([town.id, foreign.filter((name) => containsWord(words, name))]).toEqual([town.id, []])
        named += foreign.length > 0 ? 1 : 0
      }
      expect(named).toBeGreaterThan(5)
    },
  )
}
