import type { Field } from 'payload'

import { columnSpans } from '@/cms/fields/column-spans'
import { linkFields } from '@/cms/fields/link'
import { localizedText } from '@/cms/fields/localized-text'
import { publicFlag } from '@/cms/fields/public-flag'
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
  label: words('Voet van de site', 'Pied de page', 'Footer', 'Fußzeile'),
  group: groups.look,
  shows: words(
    'Onder elke pagina, boven de wettelijke vermeldingen.',
    'En bas de chaque page, au-dessus des mentions légales.',
    'At the bottom of every page, above the legal details.',
    'Unten auf jeder Seite, über den Pflichtangaben.',
  ),
  fields: [
    {
      name: 'columns',
      type: 'array',
      maxRows: 8,
      label: words('Kolommen', 'Colonnes', 'Columns', 'Spalten'),
      labels: {
        singular: words('Kolom', 'Colonne', 'Column', 'Spalte'),
        plural: words('Kolommen', 'Colonnes', 'Columns', 'Spalten'),
      },
      fields: [
        ...text('title', words('Titel', 'Titre', 'Title', 'Titel'), 'isTitlePublic'),
        ...text('introText', words('Inleiding', 'Introduction', 'Intro', 'Einleitung'), 'isIntroPublic'),
        ...text(
          'fullText',
          words(
            'Tekst, één regel per lijn',
            'Texte, une ligne par ligne',
            'Text, one line each',
            'Text, eine Zeile je Zeile',
          ),
          'isFullTextPublic',
        ),
        {
          name: 'links',
          type: 'array',
          label: words('Links', 'Liens', 'Links', 'Links'),
          labels: {
            singular: words('Link', 'Lien', 'Link', 'Link'),
            plural: words('Links', 'Liens', 'Links', 'Links'),
          },
          fields: linkFields(),
        },
        ...shared<Field>({
          name: 'images',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          label: words('Beelden', 'Images', 'Pictures', 'Bilder'),
        }),
        columnSpans({ columnsSm: 12, columnsMd: 6, columnsLg: 3 }),
      ],
    },
  ],
})
