import type { Deal, Fact } from '../listing/listing'
import type { AdvertisedHome } from './advertised-home'
import { type FloodScore, legalItem, type LegalItem, type LegalValue, wordsValue } from './legal-item'
import { planningCode, type PlanningCode } from './planning-code'

/**
 * The duties on planning, floods and asbestos hold for a sale, and for a lease of more than nine years, which the
 * data does not tell from a shorter one: a rent advertisement shows what is known.
 */
export function flemishItems(home: AdvertisedHome, deal: Deal): LegalItem[] {
  const duty = deal === 'sale' ? 'must' : 'when-known'
  const { facts, labels, kind } = home
  return [
    ...legalItem('permit', answer(facts.hasPermit, 'Vg', 'Gvg'), duty),
    ...legalItem('destination', zoneOf(labels.areaApplication), duty),
    ...legalItem('measures', measuresOf(facts), duty),
    ...legalItem('preemption', answer(facts.hasPreemptiveRights, 'Vkr', 'Gvkr'), duty),
    ...legalItem('allotment', answer(facts.hasAllotmentPermit, 'Vv', 'Gvv'), duty),
    ...legalItem('heritage', protectionOf(labels.heritage), 'when-known'),
    ...legalItem('pScore', scoreOf(facts.pScore), duty),
    ...legalItem('gScore', scoreOf(facts.gScore), kind === 'plot' ? 'when-known' : duty),
    ...legalItem('floodZone', wordsValue(labels.floodZone), duty),
    ...legalItem('riparianZone', wordsValue(labels.riparianZone), duty),
    ...legalItem('riskArea', wordsValue(labels.floodRisk), duty),
    ...asbestosItems(home, duty),
  ]
}

function asbestosItems(home: AdvertisedHome, duty: 'must' | 'when-known'): LegalItem[] {
  const { kind, constructionYear, facts, labels } = home
  const result = wordsValue(labels.asbestosType)
  const date: LegalValue | null =
    typeof facts.asbestosDate === 'string' ? { kind: 'day', day: facts.asbestosDate } : null
  const isBuilding = kind !== 'plot' && kind !== 'garage'
  if (!result && !date && (!isBuilding || duty === 'when-known')) return []
  if (!result && !date && constructionYear !== null && constructionYear > 2000)
    return legalItem('asbestos', { kind: 'not-required' })
  return [...legalItem('asbestos', result), ...legalItem('asbestosDate', date)]
}

function answer(fact: Fact | undefined, yes: PlanningCode, no: PlanningCode): LegalValue | null {
  const code = typeof fact === 'boolean' ? (fact ? yes : no) : planningCode(fact)
  return code && { kind: 'planning', codes: [code] }
}

function zoneOf(words: string | undefined): LegalValue | null {
  const code = planningCode(words)
  if (code) return { kind: 'planning', codes: [code] }
  return words?.trim() ? { kind: 'zone', words: words.trim() } : null
}

/** A summons, and the measure that a judge or the administration imposed. */
function measuresOf({ hasSummons, judicialDecision }: Record<string, Fact>): LegalValue | null {
  const summons = typeof hasSummons === 'boolean' ? (hasSummons ? 'Dv' : 'Gdv') : planningCode(hasSummons)
  const codes = [summons, planningCode(judicialDecision)].filter((code) => code !== null)
  // Zero is both "none" and "not filled in", so only a one says something.
  const isMeasureImposed = judicialDecision === 1
  return codes.length > 0 || isMeasureImposed ? { kind: 'planning', codes, isMeasureImposed } : null
}

function scoreOf(fact: Fact | undefined): LegalValue | null {
  const score = String(fact ?? '')
    .trim()
    .toUpperCase()
  return /^[A-D]$/.test(score) ? { kind: 'flood-score', score: score as FloodScore } : null
}

/** Only what is protected must be named; what merely stands in an inventory is a matter of the agreement. */
function protectionOf(words: string | undefined): LegalValue | null {
  const plain = words?.trim() ?? ''
  const isDenied = /(^|\s)(niet|geen|non|pas|not|no|nicht|kein\w*)\s/i.test(plain)
  const isListed = /beschermd|class[ée]|protégé|listed|protected|geschützt/i.test(plain)
  return isListed && !isDenied ? { kind: 'protected', words: plain } : null
}
