import type { CostQuestion, CostSale } from './cost-question'
import { isPlotAnOwnHome } from './registration-lines'

/** What a buyer may choose, with the name by which it is found in an address. */
export interface CostCase extends Pick<CostQuestion, 'situation' | 'buyers' | 'vat'> {
  id: CostCaseId
}

export const costCaseIds = [
  'own-home',
  'own-home-two',
  'other',
  'new-build',
  'rebuild',
  'own-home-new-build',
  'own-home-rebuild',
] as const

export type CostCaseId = (typeof costCaseIds)[number]

const cases: Record<CostCaseId, Omit<CostCase, 'id'>> = {
  'own-home': { situation: 'own-home', buyers: 1, vat: 'standard' },
  'own-home-two': { situation: 'own-home', buyers: 2, vat: 'standard' },
  other: { situation: 'other', buyers: 1, vat: 'standard' },
  'new-build': { situation: 'other', buyers: 1, vat: 'standard' },
  rebuild: { situation: 'other', buyers: 1, vat: 'rebuild' },
  'own-home-new-build': { situation: 'own-home', buyers: 1, vat: 'standard' },
  'own-home-rebuild': { situation: 'own-home', buyers: 1, vat: 'rebuild' },
}

export interface CasesOf extends Pick<CostQuestion, 'region'> {
  sale: CostSale
  /** True for a plot as well; nobody lives in a garage or a shop. */
  isToLiveIn: boolean
}

/** The situations that make a difference for this home, the usual one first. */
export function costCases(home: CasesOf): CostCase[] {
  return caseIds(home).map((id) => ({ id, ...cases[id] }))
}

function caseIds({ region, sale, isToLiveIn }: CasesOf): CostCaseId[] {
  if (!isToLiveIn) return ['other']
  if (region === 'luxembourg') return ['own-home', 'own-home-two', 'other']
  if (sale.kind === 'new') {
    const hasOwnLand = sale.landCents !== null && isPlotAnOwnHome(region)
    return hasOwnLand
      ? ['own-home-new-build', 'own-home-rebuild', 'new-build', 'rebuild']
      : ['new-build', 'rebuild']
  }
  return sale.kind === 'existing' || isPlotAnOwnHome(region) ? ['own-home', 'other'] : ['other']
}
