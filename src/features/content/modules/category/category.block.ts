import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { moduleViews } from '@/domain/content/module'

import { defineModule } from '../define-module'
import { itemFields } from '../item-fields'

export const categoryModule = defineModule({
  slug: 'category',
  interfaceName: 'CategoryModule',
  label: words(
    'Artikelen van een categorie',
    'Articles d’une catégorie',
    'Articles of a category',
    'Artikel einer Kategorie',
  ),
  specific: shared<Field>(
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      required: true,
      label: words('Categorie', 'Catégorie', 'Category', 'Kategorie'),
    },
    {
      name: 'hasSubcategories',
      type: 'checkbox',
      defaultValue: false,
      label: words(
        'Ook artikelen van subcategorieën',
        'Aussi les articles des sous-catégories',
        'Articles of sub-categories too',
        'Auch Artikel der Unterkategorien',
      ),
    },
    {
      name: 'hasLink',
      type: 'checkbox',
      defaultValue: false,
      label: words(
        'Link naar de hele categorie',
        'Lien vers toute la catégorie',
        'Link to the whole category',
        'Link zur ganzen Kategorie',
      ),
    },
  ),
  items: itemFields({ views: moduleViews, maximum: 40, perRow: 2 }),
})
