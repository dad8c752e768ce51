import { type CostLine, costLine, percentOf, scaleOf, sumOf } from './cost-line'
import type { CostNeeds } from './cost-question'
import { isPlausible } from './file-figures'
import { isOwnHome } from './registration-lines'

/** The notary's fee and file, VAT on both, and what is paid to others for the deed; a line without a fact is left out. */
export function notaryLines(needs: CostNeeds): CostLine[] {
  const taxed = [...feeLines(needs), ...fileCostLines(needs)]
  return [...taxed, ...vatLines(taxed, needs), ...disbursementLines(needs)]
}

function feeLines(needs: CostNeeds): CostLine[] {
  const own = ownFee(needs)
  const { notaryFeeCents } = needs.file
  if (!isPlausible(notaryFeeCents, own?.amountCents ?? null)) return own ? [own] : []
  return [costLine('notary-fee', notaryFeeCents, { isFromFile: true })]
}

function ownFee(needs: CostNeeds): CostLine | null {
  const { priceCents, scale } = needs
  const brackets = scale('notary-fee')
  if (brackets.length === 0) return null
  const { percent, facts } = reductionOf(needs)
  const fee = scaleOf(priceCents, brackets)
  return costLine('notary-fee', fee - percentOf(fee, percent), {
    isEstimate: true,
    facts: [...brackets, ...facts],
  })
}

const noReduction = { percent: 0, facts: [] }

/** Belgium's lower scale for an own and only home: whole up to one price, then less and less until another. */
function reductionOf(needs: CostNeeds): Pick<CostLine, 'facts'> & { percent: number } {
  if (!isOwnHome(needs) || needs.sale.kind === 'plot') return noReduction
  const reduction = needs.fact('notary-fee-reduction')
  const whole = needs.fact('notary-fee-reduction-whole')
  const end = needs.fact('notary-fee-reduction-end')
  if (!reduction || !whole || !end) return noReduction
  const price = needs.priceCents / 100
  const left = (end.value - price) / (end.value - whole.value)
  const share = price <= whole.value ? 1 : Math.max(0, left)
  return { percent: reduction.value * share, facts: [reduction, whole, end] }
}

/** Fixed by law in Belgium; Luxembourg has no such amount. */
function fileCostLines({ fact }: CostNeeds): CostLine[] {
  const cost = fact('notary-file-cost')
  return cost ? [costLine('file-cost', Math.round(cost.value * 100), { facts: [cost] })] : []
}

function vatLines(taxed: readonly CostLine[], { fact }: CostNeeds): CostLine[] {
  const rate = fact('notary-vat')
  if (!rate || taxed.length === 0) return []
  return [
    costLine('notary-vat', percentOf(sumOf(taxed), rate.value), {
      isEstimate: taxed.some(({ isEstimate }) => isEstimate),
      facts: [rate],
    }),
  ]
}

function disbursementLines({ fact }: CostNeeds): CostLine[] {
  const cost = fact('deed-disbursements')
  if (!cost) return []
  return [costLine('disbursements', Math.round(cost.value * 100), { isEstimate: true, facts: [cost] })]
}
