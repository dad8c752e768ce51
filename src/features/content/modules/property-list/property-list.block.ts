import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'
import { itemFields } from '../item-fields'

export const propertyListModule = defineModule({
  slug: 'property-list',
  interfaceName: 'PropertyListModule',
  label: words('Panden', 'Biens', 'Homes', 'Objekte'),
  specific: [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'source',
          type: 'select',
          defaultValue: 'newest',
          label: words('Welke panden', 'Quels biens', 'Which homes', 'Welche Objekte'),
          options: [
            {
              value: 'newest',
              label: words('De nieuwste', 'Les plus récents', 'The newest', 'Die neuesten'),
            },
            { value: 'featured', label: words('In de kijker', 'À la une', 'Featured', 'Hervorgehobene') },
            {
              value: 'references',
              label: words(
                'Verkocht of verhuurd',
                'Vendus ou loués',
                'Sold or let',
                'Verkauft oder vermietet',
              ),
            },
            {
              value: 'whole-list',
              label: words(
                'De hele lijst met filters',
                'Toute la liste avec filtres',
                'The whole list with filters',
                'Die ganze Liste mit Filtern',
              ),
            },
          ],
        },
        {
          name: 'deal',
          type: 'select',
          label: words(
            'Te koop of te huur',
            'À vendre ou à louer',
            'For sale or for rent',
            'Zu verkaufen oder zu vermieten',
          ),
          options: [
            { value: 'sale', label: words('Te koop', 'À vendre', 'For sale', 'Zu verkaufen') },
            { value: 'rent', label: words('Te huur', 'À louer', 'For rent', 'Zu vermieten') },
          ],
          admin: {
            description: words('Leeg: allebei.', 'Vide : les deux.', 'Empty: both.', 'Leer: beides.'),
          },
        },
      ),
    },
    ...shared<Field>({
      name: 'hasLink',
      type: 'checkbox',
      defaultValue: true,
      label: words('Link naar de lijst', 'Lien vers la liste', 'Link to the list', 'Link zur Liste'),
    }),
  ],
  items: itemFields({ views: ['list', 'slider'], maximum: 4, perRow: 4 }),
})
