import type { Field } from 'payload'

import { linkFields } from '@/cms/fields/link'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { defineGlobal } from './define-global'

export const popup = defineGlobal({
  slug: 'popup',
  hasDrafts: true,
  label: words({ nl: 'Pop-up', fr: 'Fenêtre contextuelle', en: 'Pop-up', de: 'Pop-up' }),
  group: groups.look,
  shows: words({
    nl: 'Verschijnt één keer per bezoek, na de wachttijd, op elke pagina.',
    fr: 'Apparaît une fois par visite, après le délai, sur chaque page.',
    en: 'Appears once a visit, after the delay, on every page.',
    de: 'Erscheint einmal je Besuch, nach der Wartezeit, auf jeder Seite.',
  }),
  fields: [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'isPublished',
          type: 'checkbox',
          defaultValue: false,
          label: words({ nl: 'Tonen', fr: 'Afficher', en: 'Show', de: 'Anzeigen' }),
        },
        {
          name: 'delaySeconds',
          type: 'number',
          min: 0,
          max: 600,
          defaultValue: 20,
          label: words({
            nl: 'Na hoeveel seconden',
            fr: 'Après combien de secondes',
            en: 'After how many seconds',
            de: 'Nach wie vielen Sekunden',
          }),
        },
      ),
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      label: words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }),
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: words({ nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' }),
    },
    ...shared<Field>({
      name: 'media',
      type: 'upload',
      relationTo: 'media',
      label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
    }),
    {
      name: 'link',
      type: 'group',
      label: words({ nl: 'Knop', fr: 'Bouton', en: 'Button', de: 'Schaltfläche' }),
      fields: linkFields(),
    },
  ],
})
