import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

export const adviserModule = defineModule({
  slug: 'adviser',
  interfaceName: 'AdviserModule',
  label: words({
    nl: 'Contactpersoon',
    fr: 'Personne de contact',
    en: 'Contact person',
    de: 'Ansprechpartner',
  }),
  specific: shared<Field>({
    name: 'member',
    type: 'relationship',
    relationTo: 'team',
    required: true,
    label: words({ nl: 'Wie', fr: 'Qui', en: 'Who', de: 'Wer' }),
  }),
})
