import {
  type CostLine,
  type CostLineKey,
  knownLine,
  lineWithout,
  percentOf,
  scaleOf,
  sumOf,
} from './cost-line'
import type { CostNeeds } from './cost-question'

/** The notary's fee by its scale, what the file costs, VAT on both, and what is paid to others for the deed. */
export function notaryLines(needs: CostNeeds): CostLine[] {
  const taxed = [feeLine(needs), ...fileCostLines(needs)]
  return [...taxed, vatLine(taxed, needs), disbursementLine(needs)]
}

function feeLine({ priceCents, region, scale }: CostNeeds): CostLine {
  const brackets = scale('notary-fee')
  if (brackets.length === 0) return lineWithout('notary-fee', ['legal-fact'])
  return knownLine('notary-fee', scaleOf(priceCents, brackets), {
    basis: { value: priceCents, unit: 'cents' },
    rate: brackets.length === 1 && brackets[0] ? { value: brackets[0].value, unit: 'percent' } : null,
    // Of Luxembourg's tariff only its usual outcome is known.
    isEstimate: region === 'luxembourg',
    facts: brackets,
  })
}

/** Fixed by law in Belgium; Luxembourg has no such amount. */
function fileCostLines({ region, fact }: CostNeeds): CostLine[] {
  if (region === 'luxembourg') return []
  const cost = fact('notary-file-cost')
  return [cost ? fixed('file-cost', cost) : lineWithout('file-cost', ['legal-fact'])]
}

function vatLine(taxed: readonly CostLine[], { region, fact }: CostNeeds): CostLine {
  const rate = fact('notary-vat')
  if (!rate || taxed.some(({ amountCents }) => amountCents === null)) {
    return lineWithout('notary-vat', ['legal-fact'])
  }
  const basis = sumOf(taxed)
  return knownLine('notary-vat', percentOf(basis, rate.value), {
    basis: { value: basis, unit: 'cents' },
    rate: { value: rate.value, unit: 'percent' },
    isEstimate: region === 'luxembourg',
    facts: [rate],
  })
}

function disbursementLine({ fact }: CostNeeds): CostLine {
  const cost = fact('deed-disbursements')
  if (!cost) return lineWithout('disbursements', ['legal-fact'])
  return { ...fixed('disbursements', cost), isEstimate: true }
}

function fixed(key: CostLineKey, cost: NonNullable<ReturnType<CostNeeds['fact']>>): CostLine {
  return knownLine(key, Math.round(cost.value * 100), { facts: [cost] })
}
