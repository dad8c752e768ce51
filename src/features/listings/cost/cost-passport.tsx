import type { TypedLoan } from '@/domain/cost/loan-parameters'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from '../page/find-listing'
import { cardTitle } from '../listing-words'
import { CostActions } from './cost-actions'
import { costAnchor, CostCasePanel } from './cost-case-panel'
import { sourcesText } from './cost-sources'
import { dayText } from './cost-text'
import type { ListingCosts } from './listing-costs'
import { LoanExampleView } from './loan-example'

export interface CostPassportProps {
  listing: ListingPageData
  costs: ListingCosts
  /** What the visitor filled in of the loan. */
  loan?: Partial<TypedLoan> | null
  locale: Locale
  /** The page's own day: the sum is for a deed signed on it. */
  date: Date
}

/** Price, one-off and yearly costs of a home for sale, for every way of buying it. */
export function CostPassport({ listing, costs, loan: typed, locale, date }: CostPassportProps) {
  const t = translator(locale)
  const { cases, loan } = costs
  const sources = sourcesText(costs, locale)
  return (
    <section id="cost" className="cost-passport mt-9 md:mt-12">
      <h2>{t('cost.title')}</h2>
      <p className="cost-own-title mt-4 mb-6 hidden print:block">
        {cardTitle(listing, locale)} · {t('property.reference')} {listing.reference}
      </p>
      <p className="measure mt-4 mb-6 print:hidden">
        {t(cases.length > 1 ? 'cost.intro' : 'cost.intro_single')}
      </p>
      <div className="cost-cases">
        {cases.map((shown) => (
          <CostCasePanel
            key={shown.chosen.id}
            costs={costs}
            shown={shown}
            locale={locale}
            filedAt={listing.changedAt}
          />
        ))}
      </div>
      {loan && (
        <LoanExampleView
          loan={loan}
          typed={typed}
          hasVat={loan.priceCents > costs.home.priceCents}
          locale={locale}
        />
      )}
      <p className="measure text-ink-soft mt-6 text-sm">
        {t('price.simulation_disclaimer')} {t('cost.asked_on', { date: dayText(date, locale) })}
        {sources && ` ${sources}`}
      </p>
      <CostActions
        anchors={cases.map(({ chosen }) => costAnchor(chosen.id))}
        words={{ share: t('cost.share'), print: t('cost.print'), copied: t('cost.copied') }}
      />
    </section>
  )
}
