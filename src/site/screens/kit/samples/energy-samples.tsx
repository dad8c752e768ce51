import { energyScale, labelText } from '@/domain/listing/energy/energy-label'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { EnergyArrow } from '@/ui/energy/energy-arrow'
import { EnergyChart } from '@/ui/energy/energy-chart'

import { KitSample, KitSection } from '../kit-section'

const regions = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const
const charts = [
  { region: 'flanders', label: 'b', value: 164 },
  { region: 'brussels', label: 'd_sub', value: 221 },
  { region: 'wallonia', label: 'f', value: 487 },
  { region: 'luxembourg', label: 'c', value: null },
] as const

export function EnergySamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const nameOf = (label: string, value: number | null) =>
    value === null ? t('fact.energy_label', { label }) : t('energy.label_alt', { label, value })
  const unit = `kWh/m² ${t('unit.per_year')}`
  return (
    <KitSection title={t('kit.energy.title')} note={t('kit.energy.note')}>
      <KitSample title={t('kit.energy.small')}>
        <ul className="grid gap-3">
          {regions.map((region) => (
            <li key={region} className="flex flex-wrap gap-2">
              {energyScale(region).map((label) => (
                <EnergyArrow
                  key={label}
                  region={region}
                  label={label}
                  name={nameOf(labelText(label), null)}
                />
              ))}
            </li>
          ))}
        </ul>
      </KitSample>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {charts.map(({ region, label, value }) => (
          <KitSample key={region} title={t(`energy.epc_title_${region}`)}>
            <EnergyChart
              region={region}
              label={label}
              value={value === null ? null : String(value)}
              unit={unit}
              name={nameOf(labelText(label), value)}
            />
          </KitSample>
        ))}
        <KitSample title={t('kit.energy.bare')}>
          <EnergyChart
            region="flanders"
            label={null}
            value={null}
            unit={unit}
            name={t('energy.epc_requested')}
          />
        </KitSample>
      </div>
    </KitSection>
  )
}
