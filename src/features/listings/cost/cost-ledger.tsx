import type { ReactNode } from 'react'

import type { CostCaseId } from '@/domain/cost/cost-cases'
import type { CostLine } from '@/domain/cost/cost-line'
import type { AmountKey } from '@/domain/listing/facts/amount-key'
import { translator } from '@/i18n/messages'

import { lineFact, lineName, type LineNeeds, lineNote, moneyText, noAmount } from './cost-text'

export interface CostLedgerProps extends LineNeeds {
  title: string
  /** The way of buying. */
  chosen: CostCaseId
  /** Stands first, and is no cost. */
  priceCents?: number
  lines: CostLine[]
  total: { name: string; amount: string; fact: AmountKey; notes: ReactNode[] } | null
}

const rowClass = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t break-inside-avoid'
const amountClass = 'text-right whitespace-nowrap'
const nameClass = 'leading-normal wrap-anywhere hyphens-auto'

export function CostLedger({ title, chosen, priceCents, lines, total, ...needs }: CostLedgerProps) {
  const t = translator(needs.locale)
  return (
    // No wider, or one loses the way from a word to its amount.
    <div className="max-w-80 print:max-w-none">
      <h3 className="pb-3 text-xl">{title}</h3>
      <dl className="figures">
        {priceCents !== undefined && (
          <div className={`${rowClass} border-line py-2.5 max-md:py-1.5`}>
            <dt className={nameClass}>{t('cost.line.price')}</dt>
            <dd data-fact="price" className={amountClass}>
              {moneyText(priceCents, needs.locale)}
            </dd>
          </div>
        )}
        {lines.map((line) => (
          <LedgerRow key={line.key} line={line} fact={lineFact(line.key, chosen)} {...needs} />
        ))}
        {total && (
          <div className="border-ink flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 border-t py-3">
            <dt className="min-w-28 flex-1 leading-normal font-medium">{total.name}</dt>
            <dd
              data-fact={total.fact}
              className={`${amountClass} ml-auto font-serif text-2xl leading-none font-medium`}
            >
              {total.amount}
            </dd>
            {total.notes.map((note, index) => (
              <dd key={index} className="text-ink-soft w-full text-sm">
                {note}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  )
}

function LedgerRow({ line, fact, ...needs }: LineNeeds & { line: CostLine; fact: AmountKey }) {
  const t = translator(needs.locale)
  const { amountCents } = line
  const note = lineNote(line, needs)
  return (
    <div className={`${rowClass} border-line py-2.5 max-md:py-1.5`}>
      <dt className={nameClass}>
        {lineName(line.key, needs)}
        {line.isEstimate && <span className="text-ink-soft"> ({t('cost.estimate')})</span>}
      </dt>
      <dd data-fact={fact} className={amountClass}>
        {amountCents === null ? noAmount : moneyText(amountCents, needs.locale)}
      </dd>
      {note && <dd className="text-ink-soft col-span-full text-sm">{note}</dd>}
    </div>
  )
}
