import { type CostLine, costLine, percentOf } from './cost-line'
import type { CostNeeds } from './cost-question'
import { isPlausible } from './file-figures'

const monthsInYear = 12

/** What is due every year; a line of which nothing is known is left out. */
export function yearlyLines(needs: CostNeeds): CostLine[] {
  return [...propertyTaxLines(needs), ...chargesLines(needs)]
}

/** The agency knows the bill of this home; our own estimate has the surcharges that are usual in its region. */
function propertyTaxLines(needs: CostNeeds): CostLine[] {
  const { region, file } = needs
  // Luxembourg's tax is small and has another base.
  if (region === 'luxembourg') return []
  const own = ownPropertyTax(needs)
  if (!isPlausible(file.propertyTaxCents, own?.amountCents ?? null)) return own ? [own] : []
  return [costLine('property-tax', file.propertyTaxCents, { isFromFile: true })]
}

function ownPropertyTax({ cadastralIncome, fact }: CostNeeds): CostLine | null {
  const index = fact('cadastral-index')
  const base = fact('property-tax')
  const municipality = fact('property-tax-municipality')
  const province = fact('property-tax-province')
  if (!cadastralIncome || !index || !base || !municipality || !province) return null
  // The tax office rounds the indexed income to the euro.
  const indexed = Math.round(percentOf(cadastralIncome * 100, index.value * 100) / 100) * 100
  const percent = base.value * (1 + (municipality.value + province.value) / 100)
  return costLine('property-tax', percentOf(indexed, percent), {
    isEstimate: true,
    facts: [index, base, municipality, province],
  })
}

function chargesLines({ file: { monthlyChargesCents } }: CostNeeds): CostLine[] {
  if (!monthlyChargesCents || monthlyChargesCents <= 0) return []
  return [costLine('charges', monthlyChargesCents * monthsInYear, { isFromFile: true })]
}
