import type { Block, Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

const label = words({
  nl: 'Sectie die u al hebt',
  fr: 'Section existante',
  en: 'Section you already have',
  de: 'Vorhandener Abschnitt',
})

/** Modules that are written in a section of their own. It says nothing itself, so that it has no words to translate. */
export const placedSection: Block = {
  slug: 'section',
  interfaceName: 'PlacedSection',
  labels: { singular: label, plural: label },
  imageURL: '/api/module-pictures/section',
  // The name stands beside it.
  imageAltText: '',
  admin: {
    disableBlockName: true,
    components: {
      Label: { path: '/features/content/sections/section-label#SectionLabel', clientProps: { kind: label } },
    },
  },
  fields: shared<Field>(
    {
      name: 'section',
      type: 'relationship',
      relationTo: 'sections',
      required: true,
      label: words({ nl: 'Sectie', fr: 'Section', en: 'Section', de: 'Abschnitt' }),
      admin: {
        description: words({
          nl: 'Wat u in de sectie publiceert, verandert ook hier. In een taal waarin ze niet gepubliceerd is, staat hier niets.',
          fr: 'Ce que vous publiez dans la section change aussi ici. Dans une langue où elle n’est pas publiée, rien ne paraît ici.',
          en: 'What you publish in the section changes here too. In a language in which it is not published, nothing stands here.',
          de: 'Was Sie im Abschnitt veröffentlichen, ändert sich auch hier. In einer Sprache, in der er nicht veröffentlicht ist, steht hier nichts.',
        }),
      },
    },
    {
      name: 'isShown',
      type: 'checkbox',
      defaultValue: true,
      label: words({
        nl: 'Sectie tonen',
        fr: 'Afficher la section',
        en: 'Show this section',
        de: 'Abschnitt anzeigen',
      }),
    },
  ),
}
