import { askedCents } from '../euro'
import type { LegalFact } from '../legal/legal-fact'
import { type FullLanguage, fullLanguages } from '../language'
import { regionOf, type Region } from '../place/region'
import { htmlText } from '../text/html-text'
import { isClosed } from './closed-listing'
import { hasExcludingWords } from './excluding-words'
import { isBuilding, isDwelling } from './home-kind'
import { energyGaps } from './energy/publication-energy'
import { costGaps } from './publication-costs'
import { type CheckedListing, gap, type GapField, type PublicationGap } from './publication-gap'

const excluding: Record<FullLanguage, GapField> = {
  nl: 'excludingNl',
  fr: 'excludingFr',
  en: 'excludingEn',
  de: 'excludingDe',
}

/** What the advertisement lacks by the law of the home's region, on a day written as 2026-11-15. */
export function publicationGaps(
  home: CheckedListing,
  today: string,
  legalFacts: readonly LegalFact[] = [],
): PublicationGap[] {
  if (isClosed(home.status)) return []
  const region = regionOf(home.country, home.zip)
  return [
    ...gap('kind', 'must', home.kind === 'unknown'),
    ...(region ? energyGaps(home, { region, today }) : []),
    ...(region === 'flanders' ? flemishGaps(home) : []),
    ...(region === 'brussels' && home.deal === 'sale' ? brusselsSaleGaps(home) : []),
    ...(home.deal === 'rent' ? rentGaps(home, region) : salePriceGaps(home)),
    ...costGaps(home, { region, today, legalFacts }),
    ...gap('photo', 'should', home.pictures === 0),
    // In Brussels the description is one of the things that a rent advertisement must hold.
    ...gap('text', region === 'brussels' && home.deal === 'rent' ? 'must' : 'should', !hasText(home)),
    ...fullLanguages.flatMap((language) =>
      gap(excluding[language], 'should', hasExcludingWords(home.texts[language] ?? '')),
    ),
    ...gap('postcode', 'should', region === null && home.country === 'BE'),
  ]
}

function flemishGaps(home: CheckedListing): PublicationGap[] {
  const { deal, kind, facts, labels, constructionYear } = home
  const isSale = deal === 'sale'
  // The duty also holds for leases of more than nine years, which the data does not tell from shorter ones.
  const planning = isSale ? 'must' : 'should'
  const needsAsbestos = isSale && isBuilding(kind)
  return [
    ...gap('pScore', 'must', isSale && !isFloodScore(facts.pScore)),
    ...gap('gScore', 'must', isSale && kind !== 'plot' && !isFloodScore(facts.gScore)),
    ...gap('floodZone', 'must', isSale && !labels.floodZone),
    ...gap('riparianZone', 'must', isSale && !labels.riparianZone),
    // Asked by the law on insurance, not by the one on advertisements.
    ...gap('riskArea', 'should', isSale && !labels.floodRisk),
    ...gap('permit', planning, facts.hasPermit === undefined),
    ...gap('destination', planning, !labels.areaApplication),
    // The code of a decision is 0 both for "none" and for "not filled in", so 0 is no answer.
    ...gap(
      'summons',
      planning,
      facts.hasSummons === undefined && !facts.judicialDecision && !facts.judicialMeasure,
    ),
    ...gap('preemption', planning, facts.hasPreemptiveRights === undefined),
    ...gap('allotment', planning, facts.hasAllotmentPermit === undefined),
    // The certificate is due before the agreement is signed, not in the advertisement.
    ...gap('asbestos', 'should', needsAsbestos && isBefore2001(home) && !labels.asbestosType),
    ...gap('constructionYear', 'should', needsAsbestos && constructionYear === null),
  ]
}

function brusselsSaleGaps({ labels }: CheckedListing): PublicationGap[] {
  return [
    ...gap('latestUse', 'must', !labels.latestUse),
    ...gap('destination', 'should', !labels.areaApplication),
  ]
}

function rentGaps(home: CheckedListing, region: Region | null): PublicationGap[] {
  const { kind, price, facts } = home
  const isHome = isDwelling(kind)
  const isBelgian = region !== null && region !== 'luxembourg'
  const severity = isBelgian && isHome ? 'must' : 'should'
  const hasCommonCharges = kind === 'apartment' || kind === 'studio' || kind === 'student-room'
  return [
    ...gap('rent', severity, !price.isPublished),
    // Never "on demand", whatever is let: the site has no other words for a rent without an amount.
    ...gap('rentOnDemand', 'must', price.isPublished && askedCents(price.cents) === null),
    // A house has no common charges, and 0 is how the platform says that none were filled in.
    ...gap('charges', isBelgian && hasCommonCharges ? 'must' : 'should', isHome && !facts.chargesRenter),
    ...(isHome ? describedGaps(home, region) : []),
    ...gap('agencyFee', 'should', isHome && region === 'luxembourg' && !facts.agencyCost),
  ]
}

const chargesKindWords =
  /provisi|voorschot|forfai|vast bedrag|avance|on account|flat[- ]rate|vorauszahlung|pauschal/i
// Not the meters of a distance: those that count, or that somebody has for themselves or shares.
const meterWords =
  /(water|gas|elektriciteits|energie|warmte)meters?\b|\b(individuele|eigen|aparte|afzonderlijke|collectieve|gemeenschappelijke|individual|own|separate|shared)( [a-z]+)? meters?\b|\btellers?\b|compteur|zähler/i

/** What no platform has a field for: the law is kept once the description says it. */
function describedGaps({ facts, description }: CheckedListing, region: Region | null): PublicationGap[] {
  const words = htmlText(description)
  const wantsKind = region === 'brussels' || region === 'wallonia'
  return [
    ...gap('chargesKind', 'must', wantsKind && Boolean(facts.chargesRenter) && !chargesKindWords.test(words)),
    ...gap('meters', 'must', region === 'brussels' && !meterWords.test(words)),
  ]
}

function salePriceGaps({ price }: CheckedListing): PublicationGap[] {
  return gap('price', 'should', price.isPublished && askedCents(price.cents) === null)
}

function isFloodScore(score: string | undefined): boolean {
  return /^\s*[a-d]\s*$/i.test(score ?? '')
}

function isBefore2001({ constructionYear }: CheckedListing): boolean {
  return constructionYear !== null && constructionYear < 2001
}

function hasText({ description }: CheckedListing): boolean {
  return htmlText(description) !== ''
}
