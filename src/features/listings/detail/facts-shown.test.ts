import { expect, test } from 'vitest'

import { rentTerms } from '@/domain/lead/rent-terms'
import { factCatalogue, type FactName, type Facts } from '@/domain/listing/facts/fact-catalogue'
import type { FactEntry, FactPlace, FactType, FactUnit, ShownFact } from '@/domain/listing/facts/fact-entry'
import { openDaysAfter } from '@/domain/listing/facts/open-days'
import { labelCatalogue, type LabelName, type Labels } from '@/domain/listing/facts/label-catalogue'
import { type Deal, deals } from '@/domain/listing/listing'
import type { Region } from '@/domain/place/region'
import { type Locale, locales } from '@/i18n/locales'
import { aListing } from '@/testing/records/a-listing'

import { compareRows } from '../compare/compare-rows'
import { costHomeOf } from '../cost/cost-home'
import type { ListingPageData } from '../page/find-listing'
import { legalRows } from '../legal/legal-rows'
import { aPage, someNeeds } from '@/testing/homes/ads'
import { toRow } from '../store/listing-row'
import { mediaLinks } from '../media/media-links'
import { detailGroups } from './detail-groups'
import { energyRows } from './energy-rows'

const places: Record<Region, Pick<ListingPageData, 'country' | 'zip'>> = {
  flanders: { country: 'BE', zip: '9000' },
  brussels: { country: 'BE', zip: '1000' },
  wallonia: { country: 'BE', zip: '5000' },
  luxembourg: { country: 'LU', zip: '1315' },
}
const regions = Object.keys(places) as Region[]

/** Values that mean something, where a plain one of the type does not. */
const samples: Facts & Labels = {
  ...{ pScore: 'B', gScore: 'C', insulationLabel: 'D', energyStatus: 'Niet van toepassing' },
  ...{ viagerGender1: 'F', viagerGender2: 'M', viagerType: 1, groundCertificate: 2, judicialDecision: 1 },
  ...{ judicialMeasure: 'Gmo', virtualTour: 'https://my.matterport.com/show/?m=1', floor: 2, hasLift: true },
  openDays: '2026-11-21T09:00:00.000Z/2026-11-21T11:00:00.000Z',
  ...{ videos: 'https://youtu.be/abcdefghijk', heritage: 'Beschermd monument' },
  ...{ divisions: 'Keuken\t12', pointsOfInterest: 'Station\t430' },
}
const plain: Record<FactType, string | number | boolean> = {
  ...{ number: 7, code: 1, flag: true, day: '2024-05-17', text: 'tekst' },
}

/** What a home must be, besides, for the fact to say something. */
function besides(name: string, deal: Deal): Partial<ListingPageData> {
  if (name.startsWith('viager')) return { facts: { hasViager: true } }
  if (name === 'hasViager') return { priceCents: 30_000_000, constructionYear: 1978 }
  if (name === 'vatValue' || name === 'registrationRights')
    return { priceCents: 30_000_000, constructionYear: name === 'vatValue' ? 1978 : 2026 }
  if (name === 'cadastralIncome') return { priceCents: 30_000_000 }
  if (name === 'heating' || name === 'heatingSource') return { livingSquareMetres: 90 }
  return deal === 'rent' ? { priceCents: 90_000 } : {}
}

type Reader = (home: ListingPageData, locale: Locale) => unknown
const settings = { ignoredMarquees: [], hideCity: false }

const readers: Record<FactPlace, Reader> = {
  details: (home, locale) => detailGroups(home, { locale, settings }),
  energy: (home, locale) => energyRows(home, locale),
  legal: (home, locale) => legalRows(home, someNeeds(locale)),
  compare: (home, locale) => compareRows([home], { locale, settings }),
  cost: (home) => costHomeOf(home, { settings }),
  media: (home) => mediaLinks(home),
  search: ({ facts }) => toRow(aListing({ id: 1, facts })).listing.listed,
  visit: (home) => [rentTerms(home, null), openDaysAfter(new Date(0), home.facts.openDays)],
}

/** Of which deals and regions the place shows the fact, in every language alike. */
function shownFor(name: string, value: unknown, kind: 'facts' | 'labels', place: FactPlace): string[] {
  return regions.flatMap((region) =>
    deals
      .filter((deal) => {
        const { facts = {}, ...more } = besides(name, deal)
        const without = aPage({ ...places[region], deal, ...more, facts })
        const home = { ...without, [kind]: { ...without[kind], [name]: value } }
        const differs = locales.map(
          (locale) =>
            JSON.stringify(readers[place](home, locale)) !== JSON.stringify(readers[place](without, locale)),
        )
        expect(new Set(differs).size, `${name} in ${region}: the same in four languages`).toBe(1)
        return differs[0]
      })
      .map((deal) => `${region} ${deal}`),
  )
}

const facts = (Object.keys(factCatalogue) as FactName[]).map((name) => {
  const entry: FactEntry = factCatalogue[name]
  return {
    name,
    entry: entry as ShownFact,
    kind: 'facts' as const,
    value: samples[name] ?? plain[entry.type],
  }
})
const labels = (Object.keys(labelCatalogue) as LabelName[]).map((name) => {
  const entry: ShownFact = labelCatalogue[name]
  return { name, entry, kind: 'labels' as const, value: samples[name] ?? 'Woorden' }
})
const all = [...facts, ...labels]
const everyPlace = Object.keys(readers) as FactPlace[]

test.each(all)('$name is read where the catalogue says, and nowhere else', ({ name, entry, kind, value }) => {
  const found = everyPlace.filter((place) => shownFor(name, value, kind, place).length > 0)
  expect(found.toSorted()).toEqual([...entry.shownIn].toSorted())
})

// Coverage: 3.48, 3.52, 3.53, 3.57.
test.each(all)('$name is shown in its own regions and in no other', ({ name, entry, kind, value }) => {
  const inDetails = entry.shownIn.includes('details') ? 'details' : entry.shownIn[0]
  const found = new Set(shownFor(name, value, kind, inDetails).map((home) => home.split(' ')[0]))
  const own = entry.regions ?? (entry.shownIn.includes('details') || !entry.law ? regions : entry.law)
  expect([...found].toSorted()).toEqual([...own].toSorted())
})

test.each(all.filter(({ entry }) => entry.law))(
  '$name is in the legal block of every region whose law asks for it',
  ({ name, entry, kind, value }) => {
    const found = shownFor(name, value, kind, 'legal').map((home) => home.split(' ')[0])
    expect(found).toEqual(expect.arrayContaining([...entry.law!]))
  },
)

const unitWords: Record<FactUnit, RegExp> = {
  euro: /€/,
  'euro-month': /€.*(per maand|par mois|per month|pro Monat)/,
  'euro-year': /€.*(per jaar|par an|per year|pro Jahr)/,
  m2: /m²/,
  m: /\d\sm$/,
  'kwh-year': /kWh\/(jaar|an|year|Jahr)/,
  'kg-co2-m2-year': /kg CO₂\/m²/,
  'of-ten': /(op|sur|out of|von)\s10/,
  'years-old': /(jaar|ans|years old|Jahre)$/,
  years: /(jaar|ans|years|Jahre)$/,
}

test.each(
  Object.entries<FactEntry>(factCatalogue).flatMap(([name, { unit, regions: own = regions, shownIn }]) =>
    unit && shownIn.includes('details') ? [{ name, unit, region: own[0]! }] : [],
  ),
)('$name reads in its unit, $unit, in four languages', ({ name, unit, region }) => {
  for (const locale of locales) {
    const texts = deals.flatMap((deal) => {
      const home = aPage({ ...places[region], deal, facts: { hasViager: true, [name]: 7 } })
      return detailGroups(home, { locale, settings }).flatMap(({ rows }) => rows.map(({ value }) => value))
    })
    expect(texts).toContainEqual(expect.stringMatching(unitWords[unit]))
  }
})
