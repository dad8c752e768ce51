import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Field } from '@/ui/form/field'

import { fieldId } from './filter-needs'

export interface RangeFieldsProps {
  locale: Locale
  legend: string
  /** Of the address: `living` for `living-min` and `living-max`. */
  name: string
  least: number | undefined
  most: number | undefined
  unit: string
}

export function RangeFields({ locale, legend, name, least, most, unit }: RangeFieldsProps) {
  const t = translator(locale)
  const ends = [
    { end: 'min', label: t('filter.from'), value: least },
    { end: 'max', label: t('filter.to'), value: most },
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-4">
        {ends.map(({ end, label, value }) => (
          <Field
            key={end}
            id={fieldId(`${name}-${end}`)}
            name={`${name}-${end}`}
            label={label}
            suffix={unit}
            inputMode="numeric"
            defaultValue={value}
          />
        ))}
      </div>
    </fieldset>
  )
}
