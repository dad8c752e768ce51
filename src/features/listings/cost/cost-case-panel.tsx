import { Fragment } from 'react'

import type { CostCaseId } from '@/domain/cost/cost-cases'
import type { CostLine } from '@/domain/cost/cost-line'
import type { Region } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { CostFigures } from './cost-figures'
import { CostLedger } from './cost-ledger'
import { type LineNeeds, moneyText, wholeEuros } from './cost-text'
import type { CasedCosts, ListingCosts } from './listing-costs'

export interface CostCasePanelProps extends Pick<LineNeeds, 'locale' | 'filedAt'> {
  costs: ListingCosts
  shown: CasedCosts
}

/** One way of buying, with the links to the others: the address says which is shown. */
export function CostCasePanel({ costs, shown, locale, filedAt }: CostCasePanelProps) {
  const t = translator(locale)
  const { home } = costs
  const { region, priceCents } = home
  const { id } = shown.chosen
  const { oneOff, yearly, isOneOffComplete } = shown.passport
  const extraCents = shownSum(oneOff)
  const needs = { region, locale, filedAt }
  return (
    <div
      id={costAnchor(id)}
      className="cost-case outline-none"
      // Following a link to it takes the keyboard along.
      tabIndex={-1}
      role="group"
      aria-label={caseName(id, region, locale)}
    >
      <CostSwitch costs={costs} chosen={id} locale={locale} />
      <p className="mb-6 hidden font-medium print:block">{caseName(id, region, locale)}</p>
      <div className="cost-ledgers grid items-start gap-x-8 gap-y-10 md:grid-cols-2 lg:gap-x-16">
        <CostLedger
          title={t('cost.once')}
          chosen={id}
          priceCents={priceCents}
          lines={oneOff}
          total={{
            name: t('cost.ready'),
            fact: `ready/${id}`,
            amount: moneyText(wholeEuros(priceCents) * 100 + extraCents, locale),
            notes: [
              <Fragment key="extra">
                {t('cost.extra')}{' '}
                <span data-fact={`purchase-costs/${id}`}>{moneyText(extraCents, locale)}</span>
              </Fragment>,
              ...(isOneOffComplete ? [] : [t('cost.without_tax')]),
              t('cost.loan_deed'),
            ],
          }}
          {...needs}
        />
        <div>
          {yearly.length > 0 && (
            <CostLedger
              title={t('cost.yearly')}
              chosen={id}
              lines={yearly}
              total={yearly.length > 1 ? yearlyTotal(yearly, id, locale) : null}
              {...needs}
            />
          )}
          <CostFigures home={home} locale={locale} />
        </div>
      </div>
    </div>
  )
}

function yearlyTotal(lines: readonly CostLine[], id: CostCaseId, locale: Locale) {
  const amount = moneyText(shownSum(lines), locale)
  const fact = `yearly/${id}` as const
  return { name: translator(locale)('cost.yearly_total'), fact, amount, notes: [] }
}

/** Of the lines as they are shown, in whole euros. */
export function shownSum(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + wholeEuros(amountCents ?? 0), 0) * 100
}

/** The part of an address that leads to one way of buying; the same in every language. */
export function costAnchor(id: CostCaseId): string {
  return `cost-${id}`
}

export function caseName(id: CostCaseId, region: Region, locale: Locale): string {
  const t = translator(locale)
  if (region === 'luxembourg' && (id === 'own-home' || id === 'own-home-two')) return t(`cost.case_lu.${id}`)
  return t(`cost.case.${id}`)
}

interface CostSwitchProps extends Pick<CostCasePanelProps, 'costs' | 'locale'> {
  chosen: CostCaseId
}

function CostSwitch({ costs: { home, cases }, chosen, locale }: CostSwitchProps) {
  if (cases.length === 1) return null
  return (
    <nav aria-label={translator(locale)('cost.choose')} className="mb-8 print:hidden">
      <ul className="flex flex-wrap">
        {cases.map(({ chosen: { id } }) => (
          <li key={id} className="-mt-px -ml-px">
            <a
              href={`#${costAnchor(id)}`}
              aria-current={id === chosen ? 'true' : undefined}
              className="border-edge bg-sheet text-ink hover:border-ink hover:text-ink aria-current:border-bluestone aria-current:bg-bluestone aria-current:text-paper aria-current:chosen-of-many flex min-h-12 items-center border px-5 py-2 leading-tight no-underline transition-colors"
            >
              {caseName(id, home.region, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
