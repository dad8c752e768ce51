import type { Translate } from '@/i18n/messages'

import type { ComboboxProps } from './combobox.client'

export function comboboxWords(t: Translate): ComboboxProps['words'] {
  return {
    chosen: t('combobox.chosen'),
    remove: t('combobox.remove', { label: '{label}' }),
    searching: t('combobox.searching'),
    none: t('combobox.none', { text: '{text}' }),
    failed: t('combobox.failed'),
  }
}
