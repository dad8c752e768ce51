import { energyState } from '@/domain/listing/energy/energy-state'
import { regionOfPlace } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { EnergyArrow } from '@/ui/energy/energy-arrow'
import { EnergyChart } from '@/ui/energy/energy-chart'
import { FactRows } from '@/ui/page/fact-list'

import { energyRows } from '../detail/energy-rows'
import type { ListingPageData } from '../page/find-listing'
import { energyNameOf, energyOf } from '../listing-words'
import { energyStateText, figureText } from './energy-words'
import { HonestEnergyBar } from './honest-energy-bar'
import { insulationLabel } from './insulation-label'
import { type RenovationNeeds, renovationNotice } from './renovation-notice'

interface EnergySectionProps extends RenovationNeeds {
  listing: ListingPageData
}

/** The label on the region's own scale with the certificate's facts, what a buyer must do, and the honest bar. */
export function EnergySection({ listing, ...needs }: EnergySectionProps) {
  const { locale } = needs
  const rows = certificateRows(listing, locale)
  if (!energyOf(listing) && rows.length === 0) return null
  const notice = renovationNotice(listing, needs)
  return (
    <section aria-labelledby="energy" className="mt-9 md:mt-12 print:mt-6">
      <h2 id="energy">{translator(locale)('section.energy')}</h2>
      <div className="mt-6 grid break-inside-avoid items-start gap-x-16 gap-y-5 md:gap-y-8 lg:grid-cols-[26rem_minmax(0,1fr)] print:mt-3 print:grid-cols-[14rem_minmax(0,1fr)] print:gap-x-8">
        <Scales listing={listing} locale={locale} />
        <FactRows
          rows={rows}
          className="print:text-[8.5pt] print:*:grid-cols-[16rem_minmax(0,1fr)] print:*:py-1"
        />
      </div>
      {notice && (
        <div className="border-brick bg-sand mt-8 break-inside-avoid border-l-2 px-5 py-4 md:px-6 print:mt-4 print:py-2 print:text-[8.5pt]">
          <p className="font-serif text-xl leading-tight font-medium">{notice.title}</p>
          <p className="measure mt-2 print:mt-1 print:max-w-none">{notice.text}</p>
        </div>
      )}
      <HonestEnergyBar listing={listing} locale={locale} />
    </section>
  )
}

function Scales({ listing, locale }: { listing: ListingPageData; locale: Locale }) {
  const t = translator(locale)
  const energy = energyOf(listing)
  const insulation = insulationLabel(listing)
  const { energyKwh } = listing
  if (!energy) return null
  return (
    <div>
      <EnergyChart
        region={energy.region}
        label={energy.key}
        value={energyKwh === null ? null : figureText(energyKwh, null, locale)}
        unit={t('unit.kwh_m2_year')}
        name={energyNameOf(energy, energyKwh, locale)}
      />
      {insulation && (
        <p className="mt-6 flex items-center gap-4">
          <span>{t('energy.lu_insulation_class')}</span>
          <EnergyArrow region={insulation.region} label={insulation.key} name={insulation.text} isLarge />
        </p>
      )}
    </div>
  )
}

/** Where there is no certificate and the region lets an advertisement say why, the first row says so. */
function certificateRows(listing: ListingPageData, locale: Locale) {
  const { energyKwh, energyLabel, facts, projectId } = listing
  const region = regionOfPlace(listing)
  if (!region) return []
  const t = translator(locale)
  const energy = { kwhPerSquareMetre: energyKwh, labelText: energyLabel }
  const state = energyState({ projectId, energy, facts }, region)
  const rows = energyRows(listing, locale).filter(({ id }) => id !== 'energyStatus')
  if (state === 'certified' || state === 'unknown') return rows
  return [{ label: t(`energy.epc_title_${region}`), value: energyStateText(state, t) }, ...rows]
}
