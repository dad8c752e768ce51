import type { Field } from 'payload'

import { localizedText } from '@/cms/fields/localized-text'
import { editorialText } from '@/cms/fields/rich-text'
import { rowLabel } from '@/cms/fields/row-label'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

const column = words({ nl: 'Kolom', fr: 'Colonne', en: 'Column', de: 'Spalte' })
const columns = words({ nl: 'Kolommen', fr: 'Colonnes', en: 'Columns', de: 'Spalten' })

export const columnsModule = defineModule({
  slug: 'columns',
  interfaceName: 'ColumnsModule',
  label: columns,
  knownBy: ['columns.heading', 'columns.body'],
  specific: [
    {
      name: 'columns',
      type: 'array',
      label: columns,
      labels: { singular: column, plural: columns },
      minRows: 2,
      maxRows: 4,
      admin: rowLabel(column, ['heading', 'body']),
      fields: [
        ...shared<Field>({
          name: 'picture',
          type: 'upload',
          relationTo: 'media',
          label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
        }),
        localizedText('heading', words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' })),
        {
          name: 'body',
          type: 'richText',
          localized: true,
          editor: editorialText,
          label: words({ nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' }),
        },
      ],
    },
  ],
})
