import { brusselsDay } from '../brussels-day'

/** A rate, term or amount that holds in one region for a time, with where it was found. */
export interface LegalFact {
  region: string
  key: string
  value: number
  unit: string
  /** The first and the last day it holds: a day, or an instant on that day in Brussels. */
  validFrom: string
  validTo?: string | null
  /** The amount in euro from which this rate of a scale holds; a fact that is no part of a scale has none. */
  bracketFrom?: number | null
  /** Names of sites or texts: visitors of every language read them. */
  source: string
  /** When somebody at the agency last checked it; nobody did yet when absent. */
  reviewedAt?: string | null
}

export interface FactQuestion {
  region: string
  key: string
  date: Date
}

/** A sum is made of nothing that is still a question. */
export function isReviewed({ reviewedAt }: LegalFact): boolean {
  return Boolean(reviewedAt)
}

const belgianRegions: readonly string[] = ['flanders', 'brussels', 'wallonia']

/** The fact that holds on a day; of several the one that began last. A region's own fact goes before Belgium's. */
export function factOn(facts: readonly LegalFact[], question: FactQuestion): LegalFact | null {
  return scaleOn(facts, question)[0] ?? null
}

/** Every bracket of a scale as it holds on a day, the lowest first. */
export function scaleOn(facts: readonly LegalFact[], { region, key, date }: FactQuestion): LegalFact[] {
  const day = brusselsDay(date)
  const regions = belgianRegions.includes(region) ? [region, 'belgium'] : [region]
  for (const candidate of regions) {
    const valid = facts.filter((fact) => fact.region === candidate && fact.key === key && holdsOn(fact, day))
    if (valid.length === 0) continue
    const since = valid.map(startOf).sort().at(-1)
    return valid.filter((fact) => startOf(fact) === since).sort((a, b) => bracketOf(a) - bracketOf(b))
  }
  return []
}

function holdsOn(fact: LegalFact, day: string): boolean {
  return startOf(fact) <= day && (!fact.validTo || day <= dayOf(fact.validTo))
}

const startOf = ({ validFrom }: LegalFact) => dayOf(validFrom)
const bracketOf = ({ bracketFrom }: LegalFact) => bracketFrom ?? 0

function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : brusselsDay(new Date(text))
}
