import type { Field } from 'payload'

import { linkFields } from '@/cms/fields/link'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { defineGlobal } from './define-global'

const linkLabels = {
  singular: words('Link', 'Lien', 'Link', 'Link'),
  plural: words('Links', 'Liens', 'Links', 'Links'),
}

export const header = defineGlobal({
  slug: 'header',
  label: words('Kop van de site', 'En-tête', 'Header', 'Kopfzeile'),
  group: groups.look,
  shows: words(
    'Boven elke pagina. Het menu zelf komt van de pagina’s met “In het menu”.',
    'En haut de chaque page. Le menu vient des pages marquées « Dans le menu ».',
    'At the top of every page. The menu itself comes from the pages marked “In the menu”.',
    'Oben auf jeder Seite. Das Menü selbst kommt von den Seiten mit „Im Menü“.',
  ),
  fields: [
    {
      name: 'topBar',
      type: 'array',
      maxRows: 8,
      label: words('Balk bovenaan', 'Barre supérieure', 'Top bar', 'Obere Leiste'),
      labels: linkLabels,
      admin: {
        description: words(
          'Geen links: geen balk.',
          'Sans liens : pas de barre.',
          'No links: no bar.',
          'Keine Links: keine Leiste.',
        ),
      },
      fields: linkFields(),
    },
    {
      name: 'valuation',
      type: 'group',
      label: words('Knop schatting', 'Bouton estimation', 'Valuation button', 'Schaltfläche Bewertung'),
      fields: linkFields(),
    },
    ...shared<Field>({
      name: 'menuMaximum',
      type: 'number',
      min: 0,
      max: 12,
      defaultValue: 0,
      label: words(
        'Hoogstens in de menubalk',
        'Au maximum dans la barre',
        'At most in the menu bar',
        'Höchstens in der Menüleiste',
      ),
      admin: {
        description: words(
          'De rest staat achter het menuteken. 0 is geen grens.',
          'Le reste se trouve derrière l’icône du menu. 0 : sans limite.',
          'The rest stands behind the menu sign. 0 is no limit.',
          'Der Rest steht hinter dem Menüzeichen. 0 ist keine Grenze.',
        ),
      },
    }),
  ],
})
