import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

export const teamModule = defineModule({
  slug: 'team',
  interfaceName: 'TeamModule',
  label: words({
    nl: 'Kantoren en team',
    fr: 'Agences et équipe',
    en: 'Offices and team',
    de: 'Büros und Team',
  }),
  specific: shared<Field>({
    name: 'shows',
    type: 'radio',
    defaultValue: 'both',
    label: words({ nl: 'Toont', fr: 'Affiche', en: 'Shows', de: 'Zeigt' }),
    options: [
      {
        value: 'both',
        label: words({
          nl: 'Kantoren en mensen',
          fr: 'Agences et personnes',
          en: 'Offices and people',
          de: 'Büros und Menschen',
        }),
      },
      {
        value: 'offices',
        label: words({ nl: 'Alleen kantoren', fr: 'Agences seulement', en: 'Offices only', de: 'Nur Büros' }),
      },
      {
        value: 'members',
        label: words({
          nl: 'Alleen mensen',
          fr: 'Personnes seulement',
          en: 'People only',
          de: 'Nur Menschen',
        }),
      },
    ],
  }),
})
