import type { Field } from 'payload'

import { linkFields } from '@/cms/fields/link'
import { rowLabel } from '@/cms/fields/row-label'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { defineGlobal } from './define-global'

const linkLabels = {
  singular: words({ nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' }),
  plural: words({ nl: 'Links', fr: 'Liens', en: 'Links', de: 'Links' }),
}

export const header = defineGlobal({
  slug: 'header',
  hasDrafts: true,
  label: words({ nl: 'Kop van de site', fr: 'En-tête', en: 'Header', de: 'Kopfzeile' }),
  group: groups.look,
  shows: words({
    nl: 'Boven elke pagina. Het menu zelf komt van de pagina’s met “In het menu”.',
    fr: 'En haut de chaque page. Le menu vient des pages marquées « Dans le menu ».',
    en: 'At the top of every page. The menu itself comes from the pages marked “In the menu”.',
    de: 'Oben auf jeder Seite. Das Menü selbst kommt von den Seiten mit „Im Menü“.',
  }),
  fields: [
    {
      name: 'topBar',
      type: 'array',
      maxRows: 8,
      label: words({ nl: 'Balk bovenaan', fr: 'Barre supérieure', en: 'Top bar', de: 'Obere Leiste' }),
      labels: linkLabels,
      admin: {
        ...rowLabel(linkLabels.singular, ['label', 'url']),
        description: words({
          nl: 'Geen links: geen balk.',
          fr: 'Sans liens : pas de barre.',
          en: 'No links: no bar.',
          de: 'Keine Links: keine Leiste.',
        }),
      },
      fields: linkFields(),
    },
    {
      name: 'valuation',
      type: 'group',
      label: words({
        nl: 'Knop schatting',
        fr: 'Bouton estimation',
        en: 'Valuation button',
        de: 'Schaltfläche Bewertung',
      }),
      fields: linkFields(),
    },
    ...shared<Field>({
      name: 'menuMaximum',
      type: 'number',
      min: 0,
      max: 12,
      defaultValue: 0,
      label: words({
        nl: 'Hoogstens in de menubalk',
        fr: 'Au maximum dans la barre',
        en: 'At most in the menu bar',
        de: 'Höchstens in der Menüleiste',
      }),
      admin: {
        description: words({
          nl: 'De rest staat achter het menuteken. 0 is geen grens.',
          fr: 'Le reste se trouve derrière l’icône du menu. 0 : sans limite.',
          en: 'The rest stands behind the menu sign. 0 is no limit.',
          de: 'Der Rest steht hinter dem Menüzeichen. 0 ist keine Grenze.',
        }),
      },
    }),
  ],
})
