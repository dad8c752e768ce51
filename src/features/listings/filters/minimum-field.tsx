import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Select } from '@/ui/form/select'

import { fieldId } from './filter-needs'

export interface MinimumFieldProps {
  locale: Locale
  name: string
  label: string
  value: number | undefined
  most: number
}

/** "2+" of something; a number from an address that is not among the choices is one too. */
export function MinimumField({ locale, name, label, value, most }: MinimumFieldProps) {
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  if (value !== undefined && value > most) counts.push(value)
  return (
    <Select
      id={fieldId(name)}
      name={name}
      label={label}
      defaultValue={String(value ?? '')}
      emptyText={translator(locale)('filter.any')}
      options={counts.map((count) => ({ value: String(count), text: `${count}+` }))}
    />
  )
}
