import { type CostLine, costLine, percentOf } from './cost-line'
import type { CostNeeds } from './cost-question'

/** VAT on what was newly built; `null` without a rate. */
export function vatLines(needs: CostNeeds): CostLine[] | null {
  const { sale, region, priceCents } = needs
  if (sale.kind !== 'new') return []
  if (sale.landCents === null && region === 'luxembourg') return [costLine('vat', null)]
  const line = vatOn(priceCents - (sale.landCents ?? 0), needs)
  if (!line || sale.landCents !== null) return line && [line]
  // Sold together by one seller, Belgian land follows its building: the whole price is the careful answer.
  return [{ ...line, isEstimate: true }]
}

function vatOn(cents: number, needs: CostNeeds): CostLine | null {
  const { fact, situation, vat } = needs
  const standard = fact('vat-new-build')
  const reduced = situation === 'own-home' ? fact('vat-own-home') : null
  const rebuild = vat === 'rebuild' ? fact('vat-rebuild') : null
  const chosen = vat === 'rebuild' ? rebuild : standard
  if (!chosen) return null
  if (reduced && vat === 'standard') {
    const limit = fact('vat-own-home-limit')
    const full = percentOf(cents, chosen.value)
    const less = full - percentOf(cents, reduced.value)
    const granted = limit ? Math.min(less, limit.value * 100) : less
    return costLine('vat', full - granted, { facts: limit ? [chosen, reduced, limit] : [chosen, reduced] })
  }
  return costLine('vat', percentOf(cents, chosen.value), { facts: [chosen] })
}
