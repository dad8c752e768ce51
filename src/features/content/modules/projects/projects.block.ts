import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

export const projectsModule = defineModule({
  slug: 'projects',
  interfaceName: 'ProjectsModule',
  label: words({
    nl: 'Nieuwbouwprojecten',
    fr: 'Projets neufs',
    en: 'New-build projects',
    de: 'Neubauprojekte',
  }),
  specific: [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'maximum',
          type: 'number',
          min: 1,
          max: 12,
          defaultValue: 2,
          label: words({ nl: 'Hoogstens', fr: 'Au maximum', en: 'At most', de: 'Höchstens' }),
        },
        {
          name: 'hasLink',
          type: 'checkbox',
          defaultValue: true,
          label: words({
            nl: 'Link naar alle projecten',
            fr: 'Lien vers tous les projets',
            en: 'Link to all projects',
            de: 'Link zu allen Projekten',
          }),
        },
      ),
    },
  ],
})
