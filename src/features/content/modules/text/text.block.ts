import { editorialText } from '@/cms/fields/rich-text'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

export const textModule = defineModule({
  slug: 'text',
  interfaceName: 'TextModule',
  label: words({
    nl: 'Tekst en beelden',
    fr: 'Texte et images',
    en: 'Text and pictures',
    de: 'Text und Bilder',
  }),
  knownBy: ['body'],
  specific: [
    {
      name: 'body',
      type: 'richText',
      localized: true,
      editor: editorialText,
      label: words({ nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' }),
    },
  ],
})
