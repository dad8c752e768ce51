import type { DateField } from 'payload'

/** When the words of this language last changed: how the language cockpit knows that a translation is out of date. */
export const languageChangedAt: DateField = {
  name: 'languageChangedAt',
  type: 'date',
  localized: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
