import type { Facts } from '../listing/facts/fact-catalogue'
import type { Deal } from '../listing/listing'
import { isBuilding } from '../listing/home-kind'
import type { AdvertisedHome } from './advertised-home'
import { type FloodScore, legalItem, type LegalItem, type LegalValue, wordsValue } from './legal-item'
import { planningCode, type PlanningCode } from './planning-code'

/** Planning, floods and asbestos: for a sale, and for a lease what is known of them. */
export function flemishItems(home: AdvertisedHome, deal: Deal): LegalItem[] {
  const { facts, labels } = home
  return [
    ...legalItem('permit', answer(facts.hasPermit, 'Vg', 'Gvg')),
    ...legalItem('destination', zoneOf(labels.areaApplication)),
    ...legalItem('measures', measuresOf(facts)),
    ...legalItem('preemption', answer(facts.hasPreemptiveRights, 'Vkr', 'Gvkr')),
    ...legalItem('allotment', answer(facts.hasAllotmentPermit, 'Vv', 'Gvv')),
    ...legalItem('heritage', protectionOf(labels.heritage)),
    ...legalItem('pScore', scoreOf(facts.pScore)),
    ...legalItem('gScore', scoreOf(facts.gScore)),
    ...legalItem('floodZone', wordsValue(labels.floodZone)),
    ...legalItem('riparianZone', wordsValue(labels.riparianZone)),
    ...legalItem('riskArea', wordsValue(labels.floodRisk)),
    ...asbestosItems(home, deal),
  ]
}

function asbestosItems(home: AdvertisedHome, deal: Deal): LegalItem[] {
  const { kind, constructionYear, facts, labels } = home
  const result = wordsValue(labels.asbestosType)
  const date: LegalValue | null = facts.asbestosDate ? { kind: 'day', day: facts.asbestosDate } : null
  const isTooYoung = isBuilding(kind) && constructionYear !== null && constructionYear > 2000
  if (!result && !date && deal === 'sale' && isTooYoung)
    return legalItem('asbestos', { kind: 'not-required' })
  return [...legalItem('asbestos', result), ...legalItem('asbestosDate', date)]
}

function answer(flag: boolean | undefined, yes: PlanningCode, no: PlanningCode): LegalValue | null {
  return flag === undefined ? null : { kind: 'planning', codes: [flag ? yes : no] }
}

function zoneOf(words: string | undefined): LegalValue | null {
  const code = planningCode(words)
  if (code) return { kind: 'planning', codes: [code] }
  return words?.trim() ? { kind: 'zone', words: words.trim() } : null
}

/** A summons, and the measure that a judge or the administration imposed. */
function measuresOf({ hasSummons, judicialDecision, judicialMeasure }: Facts): LegalValue | null {
  const summons = hasSummons === undefined ? null : hasSummons ? ('Dv' as const) : ('Gdv' as const)
  const codes = [summons, planningCode(judicialMeasure)].filter((code) => code !== null)
  // Zero is both "none" and "not filled in", so only a one says something.
  const isMeasureImposed = judicialDecision === 1
  return codes.length > 0 || isMeasureImposed ? { kind: 'planning', codes, isMeasureImposed } : null
}

function scoreOf(written: string | undefined): LegalValue | null {
  const score = written?.trim().toUpperCase() ?? ''
  return /^[A-D]$/.test(score) ? { kind: 'flood-score', score: score as FloodScore } : null
}

/** Only what is protected must be named; what merely stands in an inventory is a matter of the agreement. */
function protectionOf(words: string | undefined): LegalValue | null {
  const plain = words?.trim() ?? ''
  const isDenied = /(^|\s)(niet|geen|non|pas|not|no|nicht|kein\w*)\s/i.test(plain)
  const isListed = /beschermd|class[ée]|protégé|listed|protected|geschützt/i.test(plain)
  return isListed && !isDenied ? { kind: 'protected', words: plain } : null
}
