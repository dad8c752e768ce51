import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'
import { itemFields } from '../item-fields'

export const propertyListModule = defineModule({
  slug: 'property-list',
  interfaceName: 'PropertyListModule',
  label: words({ nl: 'Panden', fr: 'Biens', en: 'Homes', de: 'Objekte' }),
  specific: [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'source',
          type: 'select',
          defaultValue: 'newest',
          label: words({ nl: 'Welke panden', fr: 'Quels biens', en: 'Which homes', de: 'Welche Objekte' }),
          options: [
            {
              value: 'newest',
              label: words({
                nl: 'De nieuwste',
                fr: 'Les plus récents',
                en: 'The newest',
                de: 'Die neuesten',
              }),
            },
            {
              value: 'featured',
              label: words({ nl: 'In de kijker', fr: 'À la une', en: 'Featured', de: 'Hervorgehobene' }),
            },
            {
              value: 'references',
              label: words({
                nl: 'Verkocht of verhuurd',
                fr: 'Vendus ou loués',
                en: 'Sold or let',
                de: 'Verkauft oder vermietet',
              }),
            },
            {
              value: 'whole-list',
              label: words({
                nl: 'De hele lijst met filters',
                fr: 'Toute la liste avec filtres',
                en: 'The whole list with filters',
                de: 'Die ganze Liste mit Filtern',
              }),
            },
          ],
        },
        {
          name: 'deal',
          type: 'select',
          label: words({
            nl: 'Te koop of te huur',
            fr: 'À vendre ou à louer',
            en: 'For sale or for rent',
            de: 'Zu verkaufen oder zu vermieten',
          }),
          options: [
            {
              value: 'sale',
              label: words({ nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }),
            },
            {
              value: 'rent',
              label: words({ nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' }),
            },
          ],
          admin: {
            description: words({
              nl: 'Leeg: allebei.',
              fr: 'Vide : les deux.',
              en: 'Empty: both.',
              de: 'Leer: beides.',
            }),
          },
        },
      ),
    },
    ...shared<Field>({
      name: 'hasLink',
      type: 'checkbox',
      defaultValue: true,
      label: words({
        nl: 'Link naar de lijst',
        fr: 'Lien vers la liste',
        en: 'Link to the list',
        de: 'Link zur Liste',
      }),
    }),
  ],
  items: itemFields({ views: ['list', 'slider'], maximum: 4, perRow: 4 }),
})
