import type { Field } from 'payload'

import { linkFields } from '@/cms/fields/link'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { defineGlobal } from './define-global'

export const popup = defineGlobal({
  slug: 'popup',
  label: words('Pop-up', 'Fenêtre contextuelle', 'Pop-up', 'Pop-up'),
  group: groups.look,
  shows: words(
    'Verschijnt één keer per bezoek, na de wachttijd, op elke pagina.',
    'Apparaît une fois par visite, après le délai, sur chaque page.',
    'Appears once a visit, after the delay, on every page.',
    'Erscheint einmal je Besuch, nach der Wartezeit, auf jeder Seite.',
  ),
  fields: [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'isPublished',
          type: 'checkbox',
          defaultValue: false,
          label: words('Tonen', 'Afficher', 'Show', 'Anzeigen'),
        },
        {
          name: 'delaySeconds',
          type: 'number',
          min: 0,
          max: 600,
          defaultValue: 20,
          label: words(
            'Na hoeveel seconden',
            'Après combien de secondes',
            'After how many seconds',
            'Nach wie vielen Sekunden',
          ),
        },
      ),
    },
    { name: 'title', type: 'text', localized: true, label: words('Titel', 'Titre', 'Title', 'Titel') },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: words('Tekst', 'Texte', 'Text', 'Text'),
    },
    ...shared<Field>({
      name: 'media',
      type: 'upload',
      relationTo: 'media',
      label: words('Beeld', 'Image', 'Picture', 'Bild'),
    }),
    {
      name: 'link',
      type: 'group',
      label: words('Knop', 'Bouton', 'Button', 'Schaltfläche'),
      fields: linkFields(),
    },
  ],
})
