import type { Region } from '../place/region'
import { type CostLine, costLine, percentOf, sumOf } from './cost-line'
import type { CostNeeds } from './cost-question'
import { isPlausible } from './file-figures'

/** Where the advantage of an own and only home goes for land to build it on too. */
const regionsWithOwnPlot: readonly Region[] = ['wallonia', 'luxembourg']

export function isPlotAnOwnHome(region: Region): boolean {
  return regionsWithOwnPlot.includes(region)
}

/** The duty on what is not sold under VAT, and what Luxembourg takes off it; `null` without a rate. */
export function registrationLines(needs: CostNeeds): CostLine[] | null {
  const { region, sale } = needs
  if (sale.kind !== 'new') return dutyOrFiled(needs)
  if (sale.landCents !== null) return dutyOn(sale.landCents, needs)
  // Luxembourg never taxes land as building: without its value neither sum can be made.
  return region === 'luxembourg' ? [costLine('registration-duty', null)] : []
}

/** What the agency filled in goes before what we calculate, if it can be. */
function dutyOrFiled(needs: CostNeeds): CostLine[] | null {
  const own = dutyOn(needs.priceCents, needs)
  const { registrationCents } = needs.file
  if (!own || !isPlausible(registrationCents, sumOf(own))) return own
  return [costLine('registration-duty', registrationCents, { isFromFile: true })]
}

function dutyOn(cents: number, needs: CostNeeds): CostLine[] | null {
  const isOwn = isOwnHome(needs)
  const duty = needs.fact(isOwn ? 'registration-duty-own-home' : 'registration-duty')
  if (!duty) return null
  const { taken, facts } = isOwn ? allowanceOn(cents, needs) : noAllowance
  const amount = percentOf(Math.max(0, cents - taken), duty.value)
  const line = costLine('registration-duty', amount, { facts: [duty, ...facts] })
  return isOwn ? [line, ...creditOn(amount, needs)] : [line]
}

/** Bought to live in, where the law has a lower rate for that. */
export function isOwnHome({ situation, sale, region }: CostNeeds): boolean {
  return situation === 'own-home' && (sale.kind === 'existing' || isPlotAnOwnHome(region))
}

const noAllowance = { taken: 0, facts: [] }

function allowanceOn(cents: number, { fact }: CostNeeds): Allowance {
  const allowance = fact('registration-allowance')
  if (!allowance) return noAllowance
  const limit = fact('registration-allowance-limit')
  const facts = limit ? [allowance, limit] : [allowance]
  const isAbove = limit !== null && cents > limit.value * 100
  return { taken: isAbove ? 0 : allowance.value * 100, facts }
}

interface Allowance extends Pick<CostLine, 'facts'> {
  taken: number
}

/** What each buyer may take off, down to the least that is always due. */
function creditOn(duty: number, { buyers, fact }: CostNeeds): CostLine[] {
  const credit = fact('tax-credit')
  if (!credit) return []
  const minimum = fact('registration-duty-minimum')
  const wanted = credit.value * 100 * buyers
  const possible = Math.max(0, duty - (minimum?.value ?? 0) * 100)
  return [
    costLine('tax-credit', -Math.min(wanted, possible), {
      facts: minimum ? [credit, minimum] : [credit],
    }),
  ]
}
