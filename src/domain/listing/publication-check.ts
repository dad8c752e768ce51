import { regionOf, type Region } from '../place/region'
import { htmlText } from '../text/html-text'
import type { Fact } from './listing'
import { euroText } from './price'
import { energyGaps } from './publication-energy'
import { type CheckedListing, gap, type PublicationGap } from './publication-gap'

/** What the advertisement lacks by the law of the home's region, on a day written as 2026-11-15. */
export function publicationGaps(home: CheckedListing, today: string): PublicationGap[] {
  if (home.status === 'sold' || home.status === 'rented') return []
  const region = regionOf(home.country, home.zip)
  return [
    ...(region ? energyGaps(home, { region, today }) : []),
    ...(region === 'flanders' ? flemishGaps(home) : []),
    ...(region === 'brussels' && home.deal === 'sale' ? brusselsSaleGaps(home) : []),
    ...(home.deal === 'rent' ? rentGaps(home, region) : salePriceGaps(home)),
    ...gap('photo', 'should', home.pictures === 0),
    // In Brussels the description is one of the things that a rent advertisement must hold.
    ...gap('text', region === 'brussels' && home.deal === 'rent' ? 'must' : 'should', !hasText(home)),
    ...gap('postcode', 'should', region === null && home.country === 'BE'),
  ]
}

function flemishGaps(home: CheckedListing): PublicationGap[] {
  const { deal, kind, facts, labels, constructionYear } = home
  const isSale = deal === 'sale'
  // The duty also holds for leases of more than nine years, which the data does not tell from shorter ones.
  const planning = isSale ? 'must' : 'should'
  const isBuilding = kind !== 'plot' && kind !== 'garage'
  return [
    ...gap('pScore', 'must', isSale && !isFloodScore(facts.pScore)),
    ...gap('gScore', 'must', isSale && kind !== 'plot' && !isFloodScore(facts.gScore)),
    ...gap('permit', planning, facts.hasPermit === undefined),
    ...gap('destination', planning, !labels.areaApplication),
    // The code of a decision is 0 both for "none" and for "not filled in", so 0 is no answer.
    ...gap('summons', planning, facts.hasSummons === undefined && !facts.judicialDecision),
    ...gap('preemption', planning, facts.hasPreemptiveRights === undefined),
    ...gap('allotment', planning, facts.hasAllotmentPermit === undefined),
    // The certificate is due before the agreement is signed, not in the advertisement.
    ...gap('asbestos', 'should', isSale && isBuilding && isBefore2001(home) && !labels.asbestosType),
    ...gap('constructionYear', 'should', isSale && isBuilding && constructionYear === null),
  ]
}

function brusselsSaleGaps({ labels }: CheckedListing): PublicationGap[] {
  return [
    ...gap('latestUse', 'must', !labels.latestUse),
    ...gap('destination', 'should', !labels.areaApplication),
  ]
}

function rentGaps({ kind, price, facts }: CheckedListing, region: Region | null): PublicationGap[] {
  const isBelgian = region !== null && region !== 'luxembourg'
  const isHome = kind === 'house' || kind === 'flat'
  const severity = isBelgian && isHome ? 'must' : 'should'
  return [
    ...gap('rent', severity, !price.isPublished),
    // Never "on demand", whatever is let: the site has no other words for a rent without an amount.
    ...gap('rentOnDemand', 'must', price.isPublished && euroText(price.cents) === null),
    // A house has no common charges, and 0 is how the platform says that none were filled in.
    ...gap('charges', isBelgian && kind === 'flat' ? 'must' : 'should', isHome && !facts.chargesRenter),
  ]
}

function salePriceGaps({ price }: CheckedListing): PublicationGap[] {
  return gap('price', 'should', price.isPublished && euroText(price.cents) === null)
}

function isFloodScore(score: Fact | undefined): boolean {
  return /^\s*[a-d]\s*$/i.test(String(score ?? ''))
}

function isBefore2001({ constructionYear }: CheckedListing): boolean {
  return constructionYear !== null && constructionYear < 2001
}

function hasText({ description }: CheckedListing): boolean {
  return htmlText(description) !== ''
}
