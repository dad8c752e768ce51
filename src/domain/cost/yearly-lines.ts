import { type CostLine, knownLine, lineWithout, type MissingFigure, percentOf } from './cost-line'
import type { CostNeeds } from './cost-question'

/** What comes back every year. Both are estimates: a municipality and a household decide the rest. */
export function yearlyLines(needs: CostNeeds): CostLine[] {
  // Luxembourg has no cadastral income; its property tax is small and has another base.
  const tax = needs.region === 'luxembourg' ? [] : [propertyTaxLine(needs)]
  return [...tax, ...energyLines(needs)]
}

function propertyTaxLine({ cadastralIncome, fact }: CostNeeds): CostLine {
  const isEstimate = true
  if (!cadastralIncome) return lineWithout('property-tax', ['cadastral-income'], { isEstimate })
  const index = fact('cadastral-index')
  const base = fact('property-tax')
  const municipality = fact('property-tax-municipality')
  const province = fact('property-tax-province')
  if (!index || !base || !municipality || !province) {
    return lineWithout('property-tax', ['legal-fact'], { isEstimate })
  }
  // The tax office rounds the indexed income to the euro.
  const indexed = Math.round(cadastralIncome * index.value) * 100
  const percent = base.value * (1 + (municipality.value + province.value) / 100)
  return knownLine('property-tax', percentOf(indexed, percent), {
    basis: { value: indexed, unit: 'cents' },
    rate: { value: percent, unit: 'percent' },
    isEstimate,
    facts: [index, base, municipality, province],
  })
}

function energyLines({ sale, kwhPerSquareMetre, livingSquareMetres, fact }: CostNeeds): CostLine[] {
  if (sale.kind === 'plot' || sale.kind === 'garage') return []
  const isEstimate = true
  const missing: MissingFigure[] = [
    ...(kwhPerSquareMetre === null ? (['energy-value'] as const) : []),
    ...(livingSquareMetres ? [] : (['living-area'] as const)),
  ]
  if (kwhPerSquareMetre === null || !livingSquareMetres) {
    return [lineWithout('energy', missing, { isEstimate })]
  }
  const price = fact('energy-price')
  if (!price) return [lineWithout('energy', ['legal-fact'], { isEstimate })]
  // A home that gives more than it takes has a value below zero; nobody's bill is.
  const kwh = Math.max(0, Math.round(kwhPerSquareMetre * livingSquareMetres))
  return [
    knownLine('energy', Math.round(kwh * price.value * 100), {
      basis: { value: kwh, unit: 'kwh' },
      rate: { value: price.value, unit: 'euro-per-kwh' },
      isEstimate,
      facts: [price],
    }),
  ]
}
