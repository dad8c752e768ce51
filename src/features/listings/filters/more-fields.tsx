import { dayParameter, flagParameters } from '@/domain/search/criteria-fields'
import { energyLetters } from '@/domain/search/energy-criterion'
import { translator } from '@/i18n/messages'
import { DateField } from '@/ui/form/date-field'
import { Field } from '@/ui/form/field'

import { RegionPicker } from '../regions/region-picker'
import { BoxGroup } from './box-group'
import { fieldId, type FilterNeeds } from './filter-needs'
import { flagWord } from './flag-words'
import { MinimumField } from './minimum-field'
import { RangeFields } from './range-fields'
import { regionsHref } from './regions/regions-href'

/** The filters that some visitors want. */
export function MoreFields(needs: FilterNeeds) {
  const { locale, criteria } = needs
  const t = translator(locale)
  return (
    <div className="grid gap-x-8 gap-y-7 md:grid-cols-2">
      <RangeFields
        locale={locale}
        legend={t('fact.living_area_label')}
        name="living"
        least={criteria.livingMin}
        most={criteria.livingMax}
        unit="m²"
      />
      <RangeFields
        locale={locale}
        legend={t('fact.plot_area_label')}
        name="plot"
        least={criteria.plotMin}
        most={criteria.plotMax}
        unit="m²"
      />
      <MinimumField
        locale={locale}
        name="garages-min"
        label={t('search.garages_min')}
        value={criteria.garagesMin}
        most={4}
      />
      <MinimumField
        locale={locale}
        name="parkings-min"
        label={t('filter.parkings_min')}
        value={criteria.parkingsMin}
        most={4}
      />
      {criteria.deal === 'rent' && (
        <DateField
          id={fieldId(dayParameter)}
          name={dayParameter}
          label={t('filter.available_from')}
          defaultValue={criteria.availableFrom}
        />
      )}
      <FeatureBoxes {...needs} />
      <EnergyBoxes {...needs} />
      <Field
        id={fieldId('text')}
        name="text"
        label={t('filter.text')}
        placeholder={t('filter.text_example')}
        maxLength={60}
        defaultValue={criteria.text}
      />
      <div className="min-w-0 md:col-span-2">
        <RegionPicker
          locale={locale}
          chosen={criteria}
          treeHref={regionsHref('region-tree', locale, criteria)}
          pageHref={regionsHref('regions', locale, criteria)}
        />
      </div>
    </div>
  )
}

function FeatureBoxes({ locale, criteria }: FilterNeeds) {
  const t = translator(locale)
  return (
    <BoxGroup
      legend={t('filter.features')}
      className="grid-cols-2 gap-x-4 *:last:col-span-2"
      boxes={flagParameters.map(([field, name]) => ({
        name,
        value: '1',
        label: flagWord(t, field),
        isChosen: criteria[field] ?? false,
      }))}
    />
  )
}

/** A letter with its sign can only come from an address: it goes along until its letter is ticked. */
function EnergyBoxes({ locale, criteria: { energyLabels } }: FilterNeeds) {
  const signed = energyLabels.filter((label) => !energyLetters.includes(label))
  return (
    <div>
      <BoxGroup
        legend={translator(locale)('search.epc')}
        className="grid-cols-4 gap-x-4"
        boxes={energyLetters.map((letter) => ({
          name: 'energy',
          value: letter,
          label: letter,
          isChosen: energyLabels.includes(letter),
        }))}
      />
      {signed.map((label) => (
        <input key={label} type="hidden" name="energy" value={label} />
      ))}
    </div>
  )
}
