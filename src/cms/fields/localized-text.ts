import type { Field } from 'payload'

import type { words } from '../words'

export interface LocalizedTextOptions {
  isLong?: boolean
  maxLength?: number
}

/** Words of one language. */
export function localizedText(
  name: string,
  label: ReturnType<typeof words>,
  { isLong = false, maxLength }: LocalizedTextOptions = {},
): Field {
  const field = { name, label, localized: true, maxLength }
  return isLong ? { ...field, type: 'textarea' } : { ...field, type: 'text' }
}
