import type { Translate } from '@/i18n/messages'

/** `remove` is "{label} verwijderen", `chosen` names the chips, `none` is "Niets gevonden voor {text}". */
export type ComboboxWords = Record<'chosen' | 'remove' | 'searching' | 'none' | 'failed', string>

export function comboboxWords(t: Translate): ComboboxWords {
  return {
    chosen: t('combobox.chosen'),
    remove: t('combobox.remove', { label: '{label}' }),
    searching: t('combobox.searching'),
    none: t('combobox.none', { text: '{text}' }),
    failed: t('combobox.failed'),
  }
}
