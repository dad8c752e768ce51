import { type CostLine, knownLine, lineWithout, percentOf } from './cost-line'
import type { CostNeeds } from './cost-question'

/** VAT on what was newly built. */
export function vatLines(needs: CostNeeds): CostLine[] {
  const { sale, region, priceCents } = needs
  if (sale.kind !== 'new') return []
  if (sale.landCents !== null) return [vatOn(priceCents - sale.landCents, needs)]
  if (region === 'luxembourg') return [lineWithout('vat', ['land-value'])]
  // Sold together by one seller, Belgian land follows its building: the whole price is the careful answer.
  return [{ ...vatOn(priceCents, needs), caveats: ['land-under-vat'] }]
}

function vatOn(cents: number, needs: CostNeeds): CostLine {
  const { fact, situation, vat } = needs
  const standard = fact('vat-new-build')
  const reduced = situation === 'own-home' ? fact('vat-own-home') : null
  const rebuild = vat === 'rebuild' ? fact('vat-rebuild') : null
  const chosen = vat === 'rebuild' ? rebuild : standard
  if (!chosen) return lineWithout('vat', ['legal-fact'])
  const basis = { value: cents, unit: 'cents' } as const
  if (reduced && vat === 'standard') {
    const limit = fact('vat-own-home-limit')
    const full = percentOf(cents, chosen.value)
    const less = full - percentOf(cents, reduced.value)
    const granted = limit ? Math.min(less, limit.value * 100) : less
    return knownLine('vat', full - granted, {
      basis,
      // Once the limit cuts in, no single rate gives the sum.
      rate: granted === less ? { value: reduced.value, unit: 'percent' } : null,
      facts: limit ? [chosen, reduced, limit] : [chosen, reduced],
    })
  }
  return knownLine('vat', percentOf(cents, chosen.value), {
    basis,
    rate: { value: chosen.value, unit: 'percent' },
    facts: [chosen],
  })
}
