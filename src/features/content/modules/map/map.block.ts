import type { Field } from 'payload'

import { optionsOf } from '@/cms/fields/options'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'
import { isSearchOrEmpty } from '../is-search-or-empty'

export const mapModule = defineModule({
  slug: 'map',
  interfaceName: 'MapModule',
  label: words({
    nl: 'Kaart met panden',
    fr: 'Carte des biens',
    en: 'Map with homes',
    de: 'Karte mit Objekten',
  }),
  specific: [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'deal',
          type: 'select',
          defaultValue: 'sale',
          label: words({ nl: 'Welke panden', fr: 'Quels biens', en: 'Which homes', de: 'Welche Objekte' }),
          options: optionsOf({
            sale: words({ nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }),
            rent: words({ nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' }),
          }),
          admin: { condition: (_, module) => !module.search },
        },
        {
          name: 'search',
          type: 'text',
          maxLength: 2000,
          validate: isSearchOrEmpty,
          label: words({
            nl: 'Of het adres van een lijst',
            fr: 'Ou l’adresse d’une liste',
            en: 'Or the address of a list',
            de: 'Oder die Adresse einer Liste',
          }),
          admin: {
            description: words({
              nl: 'Open de lijst op de site, kies gemeente, type, prijs of wat u wilt, en plak hier het adres.',
              fr: 'Ouvrez la liste sur le site, choisissez commune, type, prix ou autre, et collez l’adresse ici.',
              en: 'Open the list on the site, choose town, type, price or anything else, and paste the address here.',
              de: 'Öffnen Sie die Liste auf der Website, wählen Sie Gemeinde, Typ, Preis oder anderes, und fügen Sie die Adresse hier ein.',
            }),
          },
        },
      ),
    },
  ],
})
