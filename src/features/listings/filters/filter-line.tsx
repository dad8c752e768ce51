import { euroText } from '@/domain/euro'
import { translator } from '@/i18n/messages'
import { comboboxWords } from '@/ui/form/combobox-words'
import { Field } from '@/ui/form/field'
import { Island } from '@/ui/island/island'
import { Select } from '@/ui/form/select'

import { DealLinks } from './deal-links'
import { fieldId, type FilterNeeds } from './filter-needs'
import { MinimumField } from './minimum-field'
import { PlaceBox } from './place-box.client'
import { placeItem, placesHref } from './place-items'
import { priceChoices } from './price-choices'
import { typeChoices } from './type-choices'

/** The filters nearly everyone sets, in the order people know. */
export function FilterLine(needs: FilterNeeds) {
  const { locale, criteria } = needs
  const t = translator(locale)
  const { deal, places, typeIds, bedroomsMin } = criteria
  return (
    <>
      <DealLinks locale={locale} criteria={criteria} />
      <div className="md:col-span-2 lg:col-span-1">
        <Island
          name="place-box"
          of={PlaceBox}
          props={{
            id: fieldId('place'),
            label: t('search.city'),
            placeholder: t('list.place_example'),
            words: comboboxWords(t),
            defaultItems: places.map(placeItem),
            endpoint: placesHref(locale, deal),
          }}
        />
      </div>
      <Select
        id={fieldId('type')}
        name="type"
        label={t('search.type')}
        defaultValue={String(typeIds[0] ?? '')}
        emptyText={t('list.all_types')}
        options={typeChoices(needs).map(({ id, ...choice }) => ({ value: String(id), ...choice }))}
      />
      <HighestPrice {...needs} />
      <MinimumField
        locale={locale}
        name="bedrooms-min"
        label={t('property.bedrooms')}
        value={bedroomsMin}
        most={5}
      />
    </>
  )
}

function HighestPrice({ locale, criteria: { deal, priceMaxEuro }, result }: FilterNeeds) {
  const t = translator(locale)
  const list = fieldId('prices')
  return (
    <div className="min-w-0">
      <Field
        id={fieldId('price-max')}
        name="price-max"
        label={t(deal === 'sale' ? 'search.price_max' : 'search.rent_max')}
        prefix="€"
        inputMode="numeric"
        list={list}
        defaultValue={priceMaxEuro}
      />
      <datalist id={list}>
        {priceChoices(result.perPriceBand).map(({ euro, homes }) => (
          <option key={euro} value={euro}>
            {t('filter.price_hint', { amount: euroText(euro * 100, locale) ?? '', count: homes })}
          </option>
        ))}
      </datalist>
    </div>
  )
}
