import { costCases } from '@/domain/cost/cost-cases'
import type { LegalFact } from '@/domain/legal/legal-fact'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from '../find-listing'
import type { ListingSettings } from '../listing-settings'
import { cardTitle } from '../listing-words'
import { CostActions } from './cost-actions.client'
import { costAnchor, CostCasePanel } from './cost-case-panel'
import { costHomeOf } from './cost-home'
import './cost-passport.css'
import { dayText } from './cost-text'

export interface CostPassportProps {
  listing: ListingPageData
  legalFacts: readonly LegalFact[]
  settings: ListingSettings
  locale: Locale
  /** The page's own day: the sum is for a deed signed on it. */
  date: Date
}

/** Price, one-off and yearly costs of a home for sale, for every way of buying it. */
export function CostPassport({ listing, legalFacts, settings, locale, date }: CostPassportProps) {
  const t = translator(locale)
  const home = costHomeOf(listing, { settings })
  if (!home) return null
  const cases = costCases(home)
  return (
    <section id="cost" className="cost-passport mt-12">
      <h2>{t('cost.title')}</h2>
      <p className="mt-4 mb-6 hidden print:block">
        {cardTitle(listing)} · {t('property.reference')} {listing.reference}
      </p>
      <p className="measure mt-4 mb-6 print:hidden">
        {t(cases.length > 1 ? 'cost.intro' : 'cost.intro_single')}
      </p>
      <div className="cost-cases">
        {cases.map((chosen) => (
          <CostCasePanel
            key={chosen.id}
            home={home}
            chosen={chosen}
            facts={legalFacts}
            date={date}
            locale={locale}
          />
        ))}
      </div>
      <p className="measure text-ink-soft mt-6 text-sm">
        {t('price.simulation_disclaimer')} {t('cost.asked_on', { date: dayText(date, locale) })}
      </p>
      <CostActions
        anchors={cases.map(({ id }) => costAnchor(id))}
        words={{ share: t('cost.share'), print: t('cost.print'), copied: t('cost.copied') }}
      />
    </section>
  )
}
