import { euroText } from '@/domain/euro'
import { intlLocale } from '@/domain/language'
import { numberText } from '@/i18n/formats'
import { translator } from '@/i18n/messages'
import { comboboxWords } from '@/ui/form/combobox-words'
import { Field } from '@/ui/form/field'
import { Island } from '@/ui/island/island'

import { DealLinks } from './deal-links'
import { fieldId, type FilterNeeds } from './filter-needs'
import { MinimumField } from './minimum-field'
import { PlaceBox } from './place-box.client'
import { placeItem, placesHref } from './place-items'
import { priceChoices } from './price-choices'
import { TypeBoxes } from './type-boxes'

/** The filters nearly everyone sets, in the order people think of them: where first. */
export function FilterLine(needs: FilterNeeds) {
  const { locale, criteria } = needs
  const t = translator(locale)
  const { deal, places, bedroomsMin } = criteria
  return (
    <>
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
      <DealLinks locale={locale} criteria={criteria} />
      <TypeBoxes {...needs} />
      <PricePair {...needs} />
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

/** Least and most beside each other, as people say them. */
function PricePair({ locale, criteria, result }: FilterNeeds) {
  const { deal, priceMinEuro, priceMaxEuro } = criteria
  const t = translator(locale)
  const list = fieldId('prices')
  const isSale = deal === 'sale'
  const shown = (euro: number | undefined) => euro && numberText(euro, intlLocale[locale])
  return (
    <div className="grid min-w-0 grid-cols-2 items-end gap-2">
      <Field
        id={fieldId('price-min')}
        name="price-min"
        label={t(isSale ? 'search.price_min' : 'search.rent_min')}
        prefix="€"
        inputMode="numeric"
        data-amount=""
        defaultValue={shown(priceMinEuro)}
      />
      <Field
        id={fieldId('price-max')}
        name="price-max"
        label={t(isSale ? 'search.price_max' : 'search.rent_max')}
        prefix="€"
        inputMode="numeric"
        data-amount=""
        list={list}
        defaultValue={shown(priceMaxEuro)}
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
