import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'
import { itemFields } from '../item-fields'

export const articleModule = defineModule({
  slug: 'article',
  interfaceName: 'ArticleModule',
  label: words({ nl: 'Eén artikel', fr: 'Un article', en: 'One article', de: 'Ein Artikel' }),
  specific: shared<Field>({
    name: 'article',
    type: 'relationship',
    relationTo: 'articles',
    required: true,
    label: words({ nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' }),
  }),
  items: itemFields({ views: ['single', 'module'], maximum: 1, perRow: 1 }),
})
