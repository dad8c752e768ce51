import type { Field } from 'payload'

import { columnSpans } from '@/cms/fields/column-spans'
import { linkFields } from '@/cms/fields/link'
import { localizedText } from '@/cms/fields/localized-text'
import { publicFlag } from '@/cms/fields/public-flag'
import { rowLabel } from '@/cms/fields/row-label'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { defineGlobal } from './define-global'

const text = (name: string, label: ReturnType<typeof words>, flag: string): Field[] => [
  localizedText(name, label, { isLong: name !== 'title' }),
  publicFlag(flag),
]

export const footer = defineGlobal({
  slug: 'footer',
  hasDrafts: true,
  label: words({ nl: 'Voet van de site', fr: 'Pied de page', en: 'Footer', de: 'Fußzeile' }),
  group: groups.look,
  shows: words({
    nl: 'Onder elke pagina, boven de wettelijke vermeldingen.',
    fr: 'En bas de chaque page, au-dessus des mentions légales.',
    en: 'At the bottom of every page, above the legal details.',
    de: 'Unten auf jeder Seite, über den Pflichtangaben.',
  }),
  fields: [
    {
      name: 'columns',
      type: 'array',
      maxRows: 8,
      label: words({ nl: 'Kolommen', fr: 'Colonnes', en: 'Columns', de: 'Spalten' }),
      labels: {
        singular: words({ nl: 'Kolom', fr: 'Colonne', en: 'Column', de: 'Spalte' }),
        plural: words({ nl: 'Kolommen', fr: 'Colonnes', en: 'Columns', de: 'Spalten' }),
      },
      admin: rowLabel(words({ nl: 'Kolom', fr: 'Colonne', en: 'Column', de: 'Spalte' }), [
        'title',
        'introText',
        'links.label',
      ]),
      fields: [
        ...text('title', words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }), 'isTitlePublic'),
        ...text(
          'introText',
          words({ nl: 'Inleiding', fr: 'Introduction', en: 'Intro', de: 'Einleitung' }),
          'isIntroPublic',
        ),
        ...text(
          'fullText',
          words({
            nl: 'Tekst, één regel per lijn',
            fr: 'Texte, une ligne par ligne',
            en: 'Text, one line each',
            de: 'Text, eine Zeile je Zeile',
          }),
          'isFullTextPublic',
        ),
        {
          name: 'links',
          type: 'array',
          label: words({ nl: 'Links', fr: 'Liens', en: 'Links', de: 'Links' }),
          labels: {
            singular: words({ nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' }),
            plural: words({ nl: 'Links', fr: 'Liens', en: 'Links', de: 'Links' }),
          },
          admin: rowLabel(words({ nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' }), ['label', 'url']),
          fields: linkFields(),
        },
        ...shared<Field>({
          name: 'images',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          label: words({ nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' }),
        }),
        columnSpans({ columnsSm: 12, columnsMd: 6, columnsLg: 3 }),
      ],
    },
  ],
})
