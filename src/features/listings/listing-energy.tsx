import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { EnergyChart } from '@/ui/energy-chart'
import { FactRows } from '@/ui/fact-list'

import type { ListingPageData } from './find-listing'
import { energyRows } from './listing-fact-rows'
import { energyNameOf, energyOf } from './listing-words'

/** The label on the region's own scale, and the certificate's facts beside it. */
export function ListingEnergy({ listing, locale }: { listing: ListingPageData; locale: Locale }) {
  const t = translator(locale)
  const energy = energyOf(listing)
  const rows = energyRows(listing, locale)
  if (!energy && rows.length === 0) return null
  const { energyKwh } = listing
  return (
    <section className="mt-12 break-inside-avoid">
      <h2>{t('section.energy')}</h2>
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[26rem_minmax(0,1fr)]">
        {energy && (
          <EnergyChart
            region={energy.region}
            label={energy.key}
            value={energyKwh === null ? null : Math.round(energyKwh).toLocaleString(intlLocale[locale])}
            unit={t('unit.kwh_m2_year')}
            name={energyNameOf(energy, energyKwh, locale)}
          />
        )}
        <FactRows rows={rows} />
      </div>
    </section>
  )
}
