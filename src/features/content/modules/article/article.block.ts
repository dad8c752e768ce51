import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'
import { itemFields } from '../item-fields'

export const articleModule = defineModule({
  slug: 'article',
  interfaceName: 'ArticleModule',
  label: words('Eén artikel', 'Un article', 'One article', 'Ein Artikel'),
  specific: shared<Field>({
    name: 'article',
    type: 'relationship',
    relationTo: 'articles',
    required: true,
    label: words('Artikel', 'Article', 'Article', 'Artikel'),
  }),
  items: itemFields({ views: ['single', 'module'], maximum: 1, perRow: 1 }),
})
