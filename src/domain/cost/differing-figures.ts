import type { LegalFact } from '../legal/legal-fact'
import type { CostLineKey } from './cost-line'
import { costPassport } from './cost-passport'
import type { CostQuestion } from './cost-question'
import { type FileFigures, withoutAnyBuyers } from './file-figures'

export type DifferingFigure = 'registration' | 'notaryFee'

const comparedWith = {
  registration: { line: 'registration-duty', filed: 'registrationCents' },
  notaryFee: { line: 'notary-fee', filed: 'notaryFeeCents' },
} as const satisfies Record<DifferingFigure, { line: CostLineKey; filed: keyof FileFigures }>

type DifferingQuestion = Pick<CostQuestion, 'priceCents' | 'region' | 'sale' | 'file' | 'date'>

/**
 * Amounts of the agency's file that are not what the law asks of any buyer, in whole euros. An amount that we cannot
 * calculate, for want of a reviewed fact, differs from nothing.
 */
export function differingFigures(
  question: DifferingQuestion,
  facts: readonly LegalFact[],
): DifferingFigure[] {
  const file = withoutAnyBuyers(question.file)
  const anyBuyer = { situation: 'other', buyers: 1, vat: 'standard', cadastralIncome: null } as const
  const lines = costPassport({ ...question, ...anyBuyer, file }, facts)?.oneOff ?? []
  return (['registration', 'notaryFee'] as const).filter((figure) => {
    const { line, filed } = comparedWith[figure]
    const own = lines.find(({ key }) => key === line)?.amountCents
    const sent = question.file[filed]
    return own != null && sent !== null && sent > 0 && Math.round(own / 100) !== Math.round(sent / 100)
  })
}
