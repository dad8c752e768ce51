import { linkFields } from '@/cms/fields/link'
import { rowLabel } from '@/cms/fields/row-label'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

const button = words({ nl: 'Knop', fr: 'Bouton', en: 'Button', de: 'Schaltfläche' })

export const callToActionModule = defineModule({
  slug: 'call-to-action',
  interfaceName: 'CallToActionModule',
  label: words({
    nl: 'Oproep met knop',
    fr: 'Appel à l’action',
    en: 'Call to action',
    de: 'Handlungsaufruf',
  }),
  knownBy: ['links.label'],
  specific: [
    {
      name: 'links',
      type: 'array',
      label: words({ nl: 'Knoppen', fr: 'Boutons', en: 'Buttons', de: 'Schaltflächen' }),
      labels: {
        singular: button,
        plural: words({ nl: 'Knoppen', fr: 'Boutons', en: 'Buttons', de: 'Schaltflächen' }),
      },
      // Nobody asks for the first: a call without a button is none.
      defaultValue: [{}],
      minRows: 1,
      maxRows: 2,
      admin: {
        ...rowLabel(button, ['label', 'url']),
        description: words({
          nl: 'De eerste is gevuld, de tweede heeft alleen een rand.',
          fr: 'Le premier est plein, le second n’a qu’un contour.',
          en: 'The first is filled, the second has an outline only.',
          de: 'Die erste ist gefüllt, die zweite hat nur einen Rand.',
        }),
      },
      fields: linkFields(),
    },
  ],
})
