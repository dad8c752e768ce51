import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

export const teamModule = defineModule({
  slug: 'team',
  interfaceName: 'TeamModule',
  label: words('Kantoren en team', 'Agences et équipe', 'Offices and team', 'Büros und Team'),
  specific: shared<Field>({
    name: 'shows',
    type: 'radio',
    defaultValue: 'both',
    label: words('Toont', 'Affiche', 'Shows', 'Zeigt'),
    options: [
      {
        value: 'both',
        label: words(
          'Kantoren en mensen',
          'Agences et personnes',
          'Offices and people',
          'Büros und Menschen',
        ),
      },
      { value: 'offices', label: words('Alleen kantoren', 'Agences seulement', 'Offices only', 'Nur Büros') },
      {
        value: 'members',
        label: words('Alleen mensen', 'Personnes seulement', 'People only', 'Nur Menschen'),
      },
    ],
  }),
})
