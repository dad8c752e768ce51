import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'
import { isSearchOrEmpty } from '../is-search-or-empty'
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
              value: 'search',
              label: words({
                nl: 'Van een zoekopdracht',
                fr: 'D’une recherche',
                en: 'Of a search',
                de: 'Einer Suche',
              }),
            },
            {
              value: 'member',
              label: words({
                nl: 'Van een contactpersoon',
                fr: 'D’une personne de contact',
                en: 'Of a contact person',
                de: 'Eines Ansprechpartners',
              }),
            },
            {
              value: 'picked',
              label: words({
                nl: 'Zelf gekozen',
                fr: 'Au choix',
                en: 'Picked by hand',
                de: 'Selbst gewählt',
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
            condition: (_, module) => module.source !== 'search',
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
    ...shared<Field>(
      {
        name: 'search',
        type: 'text',
        maxLength: 2000,
        validate: isSearchOrEmpty,
        label: words({
          nl: 'Adres van de lijst',
          fr: 'Adresse de la liste',
          en: 'Address of the list',
          de: 'Adresse der Liste',
        }),
        admin: {
          condition: (_, module) => module.source === 'search',
          description: words({
            nl: 'Open de lijst op de site, kies gemeente, type, prijs of wat u wilt, en plak hier het adres.',
            fr: 'Ouvrez la liste sur le site, choisissez commune, type, prix ou autre, et collez l’adresse ici.',
            en: 'Open the list on the site, choose town, type, price or anything else, and paste the address here.',
            de: 'Öffnen Sie die Liste auf der Website, wählen Sie Gemeinde, Typ, Preis oder anderes, und fügen Sie die Adresse hier ein.',
          }),
        },
      },
      {
        name: 'member',
        type: 'relationship',
        relationTo: 'team',
        label: words({ nl: 'Wie', fr: 'Qui', en: 'Who', de: 'Wer' }),
        admin: { condition: (_, module) => module.source === 'member' },
      },
      {
        name: 'picked',
        type: 'text',
        hasMany: true,
        maxRows: 40,
        label: words({ nl: 'Referenties', fr: 'Références', en: 'References', de: 'Referenzen' }),
        admin: {
          condition: (_, module) => module.source === 'picked',
          description: words({
            nl: 'Referentie of nummer van elk pand, telkens gevolgd door Enter. Ze staan in deze volgorde.',
            fr: 'Référence ou numéro de chaque bien, suivi chaque fois d’Entrée. Ils apparaissent dans cet ordre.',
            en: 'Reference or number of each home, each followed by Enter. They stand in this order.',
            de: 'Referenz oder Nummer jedes Objekts, jeweils mit Enter bestätigt. Sie stehen in dieser Reihenfolge.',
          }),
        },
      },
    ),
    ...shared<Field>({
      name: 'hasLink',
      type: 'checkbox',
      defaultValue: true,
      admin: { condition: (_, module) => module.source === 'newest' || module.source === 'featured' },
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
