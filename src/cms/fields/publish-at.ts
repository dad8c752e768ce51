import type { DateField, SelectField } from 'payload'

import { languages } from '@/domain/language'

import { languageNames } from '../language-names'
import { words } from '../words'

/** The worker publishes the latest draft at this moment, once it is planned. */
export const publishAt: DateField = {
  name: 'publishAt',
  type: 'date',
  index: true,
  label: words({ nl: 'Publiceren op', fr: 'Publier le', en: 'Publish at', de: 'Veröffentlichen am' }),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd/M/yyyy HH:mm' },
    description: words({
      nl: 'Met een moment dat nog komt, plant de knop bovenaan in plaats van te publiceren. Leeg: meteen.',
      fr: 'Avec un moment à venir, le bouton du haut planifie au lieu de publier. Vide : tout de suite.',
      en: 'With a moment still to come, the button at the top plans instead of publishing. Empty: at once.',
      de: 'Mit einem künftigen Zeitpunkt plant die Schaltfläche oben, statt zu veröffentlichen. Leer: sofort.',
    }),
  },
}

export const allLanguages = words({
  nl: 'alle talen',
  fr: 'toutes les langues',
  en: 'all languages',
  de: 'alle Sprachen',
})

/** Which languages appear then. Empty: a date was chosen, but nothing is planned. */
export const publishIn: SelectField = {
  name: 'publishIn',
  type: 'select',
  label: words({
    nl: 'Ingepland voor',
    fr: 'Planifié pour',
    en: 'Planned for',
    de: 'Geplant für',
  }),
  options: [
    { value: 'all', label: allLanguages },
    ...languages.map((value) => ({ value, label: languageNames[value] })),
  ],
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.publishAt) },
  hooks: {
    beforeChange: [({ value, data }) => (data?.publishAt ? (value as unknown) : null)],
  },
}
