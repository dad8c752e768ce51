import { localizedText } from '@/cms/fields/localized-text'
import { rowLabel } from '@/cms/fields/row-label'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

const figure = words({ nl: 'Cijfer', fr: 'Chiffre', en: 'Figure', de: 'Zahl' })
const figures = words({ nl: 'Cijfers', fr: 'Chiffres', en: 'Figures', de: 'Zahlen' })

export const figuresModule = defineModule({
  slug: 'figures',
  interfaceName: 'FiguresModule',
  label: words({ nl: 'Cijfers', fr: 'Chiffres clés', en: 'Key figures', de: 'Kennzahlen' }),
  knownBy: ['figures.meaning'],
  specific: [
    {
      name: 'figures',
      type: 'array',
      label: figures,
      labels: { singular: figure, plural: figures },
      minRows: 1,
      maxRows: 4,
      admin: rowLabel(figure, ['meaning', 'figure']),
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'figure',
              type: 'text',
              localized: true,
              maxLength: 16,
              label: figure,
              admin: {
                width: '33%',
                description: words({
                  nl: 'Zoals het er staat: 1.250, 98 %, 14 dagen.',
                  fr: 'Tel qu’il s’affiche : 1 250, 98 %, 14 jours.',
                  en: 'As it stands there: 1,250, 98%, 14 days.',
                  de: 'Wie es dort steht: 1.250, 98 %, 14 Tage.',
                }),
              },
            },
            localizedText(
              'meaning',
              words({
                nl: 'Wat het betekent',
                fr: 'Ce qu’il signifie',
                en: 'What it means',
                de: 'Was sie bedeutet',
              }),
              { maxLength: 80 },
            ),
          ],
        },
      ],
    },
  ],
})
