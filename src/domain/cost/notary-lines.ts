import { type CostLine, costLine, percentOf, scaleOf, sumOf } from './cost-line'
import type { CostNeeds } from './cost-question'
import { isPlausible } from './file-figures'

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

/** As the admin stores them; the last three are older than what they hold, which their labels there say. */
const keys = {
  fee: 'notary-fee',
  ownHomeFee: 'notary-fee-reduction',
  lessOfSmallPrice: 'notary-fee-reduction-whole',
  smallPrice: 'notary-fee-reduction-end',
}

/** By law: rates on parts of the price, and in Belgium a fixed part on top. */
function ownFee(needs: CostNeeds): CostLine | null {
  const lower = hasLowerScale(needs) ? needs.scale(keys.ownHomeFee) : []
  const key = lower.length > 0 ? keys.ownHomeFee : keys.fee
  const brackets = needs.scale(key)
  if (brackets.length === 0) return null
  const fixed = fixedPart(key, needs)
  return costLine('notary-fee', scaleOf(needs.priceCents, brackets) + fixed.cents, {
    facts: [...brackets, ...fixed.facts],
  })
}

/** Belgium's "J bis": people who buy a home, built or still to be built, to live in it as their only one. */
function hasLowerScale({ situation, sale }: CostNeeds): boolean {
  return situation === 'own-home' && (sale.kind === 'existing' || sale.kind === 'new')
}

function fixedPart(
  key: string,
  { fact, priceCents }: CostNeeds,
): Pick<CostLine, 'facts'> & { cents: number } {
  const fixed = fact(key)
  if (!fixed) return { cents: 0, facts: [] }
  const less = fact(keys.lessOfSmallPrice)
  const limit = fact(keys.smallPrice)
  // More than there is to take it off is an amount of something else.
  const isLess = less && limit && priceCents <= limit.value * 100 && less.value <= fixed.value
  if (!isLess) return { cents: Math.round(fixed.value * 100), facts: [fixed] }
  return { cents: Math.round((fixed.value - less.value) * 100), facts: [fixed, less, limit] }
}

/** Fixed by law in Belgium; Luxembourg has no such amount. */
function fileCostLines({ fact }: CostNeeds): CostLine[] {
  const cost = fact('notary-file-cost')
  return cost ? [costLine('file-cost', Math.round(cost.value * 100), { facts: [cost] })] : []
}

function vatLines(taxed: readonly CostLine[], { fact }: CostNeeds): CostLine[] {
  const rate = fact('notary-vat')
  if (!rate || taxed.length === 0) return []
  return [costLine('notary-vat', percentOf(sumOf(taxed), rate.value), { facts: [rate] })]
}

/** With the VAT on what others are paid. */
function disbursementLines({ fact }: CostNeeds): CostLine[] {
  const cost = fact('deed-disbursements')
  if (!cost) return []
  return [costLine('disbursements', Math.round(cost.value * 100), { isEstimate: true, facts: [cost] })]
}
