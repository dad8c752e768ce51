import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { perLanguage } from '@/domain/language'
import { isClosed } from '@/domain/listing/closed-listing'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { type Region, regionOf, regions } from '@/domain/place/region'
import { type Locale, locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { anAgency } from '@/testing/records/an-agency'
import { doubtsIn } from '@/testing/texts/doubt-phrases'
import { wordsIn } from '@/testing/markup'
import { contradictionsIn, rowsIn, views } from '@/testing/page-rows'

import legalFacts from '../../../demo/content/legal-facts.json'
import { rowsAmongCosts } from './cost/listing-costs'
import { simulatedHomes } from '../../testing/homes/simulated-homes'
import { specLabels } from '../../testing/homes/spec-labels'
import { readingOf } from '../../testing/homes/spec-reading'
import { ListingPage } from './page/listing-page'

const now = new Date('2026-11-15T10:00:00Z')
const facts: LegalFact[] = legalFacts
const agency = anAgency()
const allHomes = simulatedHomes(now)
const homes = allHomes.filter(({ pages }) => pages.nl.deal === 'sale')
/** Galleries take most of the time, and no amount stands there. */
const noPictures = { pictures: [], documents: [] }

const htmlOf = (home: (typeof homes)[number], locale: Locale) =>
  renderToStaticMarkup(
    <ListingPage
      listing={{ ...home.pages[locale], ...noPictures }}
      locale={locale}
      hosts={{ storageHost: '', cdnOrigin: '' }}
      settings={{ ignoredMarquees: [4, 5], hideCity: false }}
      agency={agency}
      agent={null}
      project={null}
      similar={[]}
      legalFacts={facts}
      now={now}
      checkedAt={null}
      url="https://gevel.example/nl/te-koop/gent/huis/40217/"
      pages={{ contact: '/nl/contact/' }}
    />,
  )

const pages = homes.map((home) => {
  const html = htmlOf(home, 'nl')
  return { home, html, views: views(html), hasCosts: html.includes('cost-passport') }
})

test('no page gives two amounts for one thing', () => {
  const contradictions = pages.flatMap(({ home, html }) =>
    contradictionsIn(html).map((told) => `${home.rows.nl.ID} ${told}`),
  )
  expect(contradictions).toEqual([])
  expect(pages.filter(({ hasCosts }) => hasCosts).length).toBeGreaterThan(90)
})

test('every amount among the costs names what it is the amount of, and one thing has one amount', () => {
  const told = pages
    .filter(({ hasCosts }) => hasCosts)
    .map(({ home, html }) => {
      const from = html.indexOf('id="cost"')
      const [block = ''] = html.slice(from, html.indexOf('data-bottom-bar', from)).split('id="loan"')
      const amounts = [...block.matchAll(/<(?:dd|span)((?: (?!class="figures")[^>]*)?)>([^<]*€[^<]*)</g)]
      const named = amounts.map(([, attributes = '', text = '']) => ({
        fact: /data-fact="([^"]+)"/.exec(attributes)?.[1],
        text,
      }))
      const texts = Map.groupBy(named, ({ fact }) => fact)
      const twofold = [...texts].filter(([, all]) => new Set(all.map(({ text }) => text)).size > 1)
      return { id: home.rows.nl.ID, count: named.length, nameless: texts.get(undefined), twofold }
    })
  expect(told.filter(({ nameless, twofold }) => nameless || twofold.length > 0)).toEqual([])
  expect(Math.min(...told.map(({ count }) => count))).toBeGreaterThan(3)
})

test('no page shows what editors note with a fact', () => {
  const oneIn = (region: Region) =>
    pages.find(
      ({ home: { pages: page }, hasCosts }) => hasCosts && regionOf(page.nl.country, page.nl.zip) === region,
    )!
  const perRegion = regions.map(oneIn)
  const htmls = perRegion.flatMap(({ home }) => locales.map((locale) => htmlOf(home, locale)))
  const shown = [...pages.map(({ html }) => html), ...htmls].flatMap((html) =>
    legalFacts.filter(({ note }) => html.includes(note)).map(({ key }) => key),
  )
  expect(shown).toEqual([])
})

test('no page of a home says that something is not sure', () => {
  expect(doubtsIn('Die tabel is niet gezien, na te kijken.')).toHaveLength(2)
  const others = allHomes.map((home, index) => ({
    home,
    html: htmlOf(home, locales[index % locales.length]!),
  }))
  const doubts = [...pages, ...others].flatMap(({ home, html }) =>
    doubtsIn(wordsIn(html)).map((doubt) => `${home.rows.nl.ID}: ${doubt}`),
  )
  expect(doubts).toEqual([])
}, 120_000)

/** What parts thousands where it does not belong; a date, a telephone or a code of a certificate is no number. */
const foreignThousands: Record<Locale, RegExp> = {
  nl: /(?<![\d.,/-])\d{1,3}(?:,|[\s\u00a0\u202f](?=\d{3}\s(?:m²|kWh|€)))\d{3}(?![\d.,/-])/g,
  de: /(?<![\d.,/-])\d{1,3}(?:,|[\s\u00a0\u202f](?=\d{3}\s(?:m²|kWh|€)))\d{3}(?![\d.,/-])/g,
  fr: /(?<![\d.,/-])\d{1,3}[.,]\d{3}(?![\d.,/-])/g,
  en: /(?<![\d.,/-])\d{1,3}(?:\.|[\s\u00a0\u202f](?=\d{3}\s(?:m²|kWh|€)))\d{3}(?![\d.,/-])/g,
}

test.each(locales)('thousands are parted on a page in %s as its readers expect', (locale) => {
  const some = homes.filter((_, index) => index % 10 === 0)
  const texts = some.map((home) => {
    const html = htmlOf({ ...home, pages: withoutWords(home.pages) }, locale)
    return wordsIn(html.replaceAll(/<script.*?<\/script>/gs, ''))
  })
  expect(texts.join(' ')).toMatch(/€.?\d{1,3}[.,\s\u00a0\u202f]\d{3}/)
  expect(
    texts.flatMap((text) =>
      [...text.matchAll(foreignThousands[locale])].map(({ index }) =>
        text.slice(Math.max(0, index - 30), index + 30),
      ),
    ),
  ).toEqual([])
})

/** What agencies write themselves is theirs. */
function withoutWords(pages: (typeof homes)[number]['pages']) {
  return perLanguage((language) => ({ ...pages[language], description: '' }))
}

const t = translator('nl')

interface CostRow {
  label: string
  /** What it is called in some regions. */
  elsewhere?: string[]
  reads: (sent: number) => RegExp
  /** Sent for a purchase without advantages, which is the last way of buying. */
  isOfAnyBuyer?: boolean
}

/** How the costs call a row of the details, and what they tell of the amount that was sent. */
const told: Record<string, CostRow> = {
  registrationRights: {
    label: t('cost.line.registration-duty'),
    elsewhere: [t('cost.line_vl.registration-duty'), t('cost.line_lu.registration-duty')],
    reads: (sent) => euro(sent),
    isOfAnyBuyer: true,
  },
  vatValue: { label: t('cost.line.vat'), reads: () => /^(€ |–$)/ },
  notaryFee: { label: t('cost.line.notary-fee'), reads: (sent) => euro(sent), isOfAnyBuyer: true },
  notaryFeeWithVat: { label: t('cost.line.notary-vat'), reads: () => /^€ / },
  variousCosts: { label: t('cost.line.various-costs'), reads: (sent) => euro(sent) },
  chargesOwner: { label: t('cost.line.charges'), reads: (sent) => euro(sent * 12) },
  cadastralIncome: { label: t('cost.cadastral_income'), reads: (sent) => euro(sent) },
  realEstateTax: { label: t('cost.line.property-tax'), reads: (sent) => euro(sent) },
}

const euro = (amount: number) => new RegExp(`^€ ${amount.toLocaleString('nl-BE').replaceAll('.', '\\.')}$`)
const isAmongCosts = ({ id }: { id: string }) => rowsAmongCosts.includes(id)

// Coverage: 2.100, 3.15, 3.16, 3.18, 3.19, 3.20, 3.21, 3.23.
test.each(specLabels.filter(isAmongCosts).filter(({ id }) => id in told))(
  '$words is told once where it is sent: among the costs',
  ({ id, labels, sent }) => {
    const { label, elsewhere = [], reads, isOfAnyBuyer = false } = told[id]!
    const names = [label, ...elsewhere, ...labels.map((key) => t(key as Parameters<typeof t>[0]))]
    const outcomes = pages
      .filter(({ home, hasCosts }) => hasCosts && Number(sent(home.rows.nl)) > 0)
      .flatMap(({ home, views: each }) =>
        each.map((rows, index) => {
          const found = rows.filter((row) => names.includes(row.label))
          const amount = Number(sent(home.rows.nl))
          const isCompared = !isOfAnyBuyer || index === each.length - 1
          return { id: home.rows.nl.ID, amount, isCompared, found: found.map(({ value }) => value) }
        }),
      )
    expect(outcomes.length).toBeGreaterThan(0)
    expect(outcomes.filter(({ found }) => found.length !== 1)).toEqual([])
    const compared = outcomes.filter(({ isCompared }) => isCompared)
    const asSent = compared.filter(({ found: [value = ''], amount }) => reads(amount).test(value))
    // An amount that cannot be is not taken over.
    expect(asSent.length / compared.length).toBeGreaterThan(0.8)
  },
)

test.each(specLabels.filter(isAmongCosts))(
  '$words is told once among the filed costs of a home for which nothing can be calculated, and not below',
  (label) => {
    const outcomes = pages
      .filter(({ hasCosts }) => !hasCosts)
      .map(({ home, html, views: [rows = []] }) => {
        const sent = label.sent(home.rows.nl)
        const names = label.labels.map((key) => t(key as Parameters<typeof t>[0]))
        const found = rows.filter((row) => names.includes(row.label))
        const expected = String(readingOf(label, sent, 'nl')).replaceAll(/\s/g, ' ')
        const isRight = found.every(({ value }) => value === expected)
        const isOffered = !isClosed(home.pages.nl.status)
        const below = rowsIn(html.slice(html.indexOf('id="details"')))
        const isBelow = isOffered && below.some((row) => names.includes(row.label))
        return { id: home.rows.nl.ID, isSent: Number(sent) > 0, count: found.length, isRight, isBelow }
      })
    expect(outcomes.filter(({ count, isRight }) => count > 1 || !isRight)).toEqual([])
    expect(outcomes.filter(({ isBelow }) => isBelow)).toEqual([])
    expect(outcomes.filter(({ count, isSent }) => count > 0 && !isSent)).toEqual([])
  },
)
