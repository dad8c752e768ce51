import { editorialText } from '@/cms/fields/rich-text'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

export const textModule = defineModule({
  slug: 'text',
  interfaceName: 'TextModule',
  label: words('Tekst en beelden', 'Texte et images', 'Text and pictures', 'Text und Bilder'),
  specific: [
    {
      name: 'body',
      type: 'richText',
      localized: true,
      editor: editorialText,
      label: words('Tekst', 'Texte', 'Text', 'Text'),
    },
  ],
})
