import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { moduleViews } from '@/domain/content/module'

import { defineModule } from '../define-module'
import { itemFields } from '../item-fields'

export const categoryModule = defineModule({
  slug: 'category',
  interfaceName: 'CategoryModule',
  label: words({
    nl: 'Artikelen van een categorie',
    fr: 'Articles d’une catégorie',
    en: 'Articles of a category',
    de: 'Artikel einer Kategorie',
  }),
  specific: shared<Field>(
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      required: true,
      label: words({ nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' }),
    },
    {
      name: 'hasSubcategories',
      type: 'checkbox',
      defaultValue: false,
      label: words({
        nl: 'Ook artikelen van subcategorieën',
        fr: 'Aussi les articles des sous-catégories',
        en: 'Articles of sub-categories too',
        de: 'Auch Artikel der Unterkategorien',
      }),
    },
    {
      name: 'hasLink',
      type: 'checkbox',
      defaultValue: false,
      label: words({
        nl: 'Link naar de hele categorie',
        fr: 'Lien vers toute la catégorie',
        en: 'Link to the whole category',
        de: 'Link zur ganzen Kategorie',
      }),
    },
  ),
  items: itemFields({ views: moduleViews, maximum: 40, perRow: 2 }),
})
