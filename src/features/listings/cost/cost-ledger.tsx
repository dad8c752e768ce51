import type { CostLine } from '@/domain/cost/cost-line'
import { translator } from '@/i18n/messages'

import { CostSource } from './cost-source'
import { lineCaveats, type LineNeeds, lineName, lineSum, missingText, moneyText, noAmount } from './cost-text'

export interface CostLedgerProps extends LineNeeds {
  title: string
  /** Stands first, and is no cost. */
  priceCents?: number
  lines: CostLine[]
  total: { name: string; amount: string; notes: string[] }
  /** Estimates know no cents. */
  isWhole?: boolean
}

const rowClass = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t break-inside-avoid'
const amountClass = 'text-right whitespace-nowrap'
const nameClass = 'leading-normal wrap-anywhere hyphens-auto'

export function CostLedger({ title, priceCents, lines, total, isWhole = false, ...needs }: CostLedgerProps) {
  const t = translator(needs.locale)
  return (
    <div>
      <h3 className="pb-3 text-xl">{title}</h3>
      <dl className="figures">
        {priceCents !== undefined && (
          <div className={`${rowClass} border-line py-2.5`}>
            <dt className={nameClass}>{t('cost.line.price')}</dt>
            <dd className={amountClass}>{moneyText(priceCents, { isWhole })}</dd>
          </div>
        )}
        {lines.map((line) => (
          <LedgerRow key={line.key} line={line} isWhole={isWhole} {...needs} />
        ))}
        <div className="border-ink flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 border-t py-3">
          <dt className="leading-normal font-medium">{total.name}</dt>
          <dd className={`${amountClass} ml-auto font-serif text-2xl leading-none font-medium`}>
            {total.amount}
          </dd>
          {total.notes.map((note) => (
            <dd key={note} className="text-ink-soft w-full text-sm">
              {note}
            </dd>
          ))}
        </div>
      </dl>
    </div>
  )
}

interface LedgerRowProps extends LineNeeds {
  line: CostLine
  isWhole: boolean
}

function LedgerRow({ line, isWhole, ...needs }: LedgerRowProps) {
  const t = translator(needs.locale)
  const name = lineName(line.key, needs)
  const { amountCents } = line
  const isKnown = amountCents !== null
  const explained = [
    isKnown ? lineSum(line, needs.locale) : missingText(line, needs.locale),
    ...lineCaveats(line, needs),
  ].filter(Boolean)
  return (
    <div className={`${rowClass} border-line pt-2.5 ${line.facts.length > 0 ? 'pb-1' : 'pb-2.5'}`}>
      <dt className={nameClass}>
        {name}
        {line.isEstimate && isKnown && <span className="text-ink-soft"> ({t('cost.estimate')})</span>}
      </dt>
      <dd className={amountClass}>{isKnown ? moneyText(amountCents, { isWhole }) : noAmount}</dd>
      <dd className="col-span-full">
        {explained.map((text) => (
          <p key={text} className="text-ink-soft text-sm">
            {text}
          </p>
        ))}
        <CostSource line={line} name={name} locale={needs.locale} />
      </dd>
    </div>
  )
}
