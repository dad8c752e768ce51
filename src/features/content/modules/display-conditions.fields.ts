import type { Field, Option } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { comparisons } from '@/domain/field-comparison'

const shownFields: Option[] = [
  {
    value: 'module',
    label: words({
      nl: 'De hele module',
      fr: 'Tout le module',
      en: 'The whole module',
      de: 'Das ganze Modul',
    }),
  },
  { value: 'title', label: words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }) },
  { value: 'date', label: words({ nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' }) },
  { value: 'picture', label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }) },
  { value: 'standfirst', label: words({ nl: 'Inleiding', fr: 'Chapeau', en: 'Standfirst', de: 'Vorspann' }) },
  { value: 'category', label: words({ nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' }) },
]

/** When a module, or a field of what it shows, is left out. */
export const displayConditions: Field = {
  name: 'conditions',
  type: 'array',
  label: words({
    nl: 'Alleen tonen als',
    fr: 'N’afficher que si',
    en: 'Show only if',
    de: 'Nur anzeigen, wenn',
  }),
  labels: {
    singular: words({ nl: 'Voorwaarde', fr: 'Condition', en: 'Condition', de: 'Bedingung' }),
    plural: words({ nl: 'Voorwaarden', fr: 'Conditions', en: 'Conditions', de: 'Bedingungen' }),
  },
  admin: {
    initCollapsed: true,
    description: words({
      nl: 'Velden: forSaleTotal, forRentTotal, language; van een artikel ook title, date, standfirst, category, picture. Een voorwaarde die niet te lezen is, verbergt.',
      fr: 'Champs : forSaleTotal, forRentTotal, language ; pour un article aussi title, date, standfirst, category, picture. Une condition illisible masque.',
      en: 'Fields: forSaleTotal, forRentTotal, language; of an article also title, date, standfirst, category, picture. A condition that cannot be read hides.',
      de: 'Felder: forSaleTotal, forRentTotal, language; bei einem Artikel auch title, date, standfirst, category, picture. Eine unlesbare Bedingung blendet aus.',
    }),
  },
  fields: [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'shows',
          type: 'select',
          defaultValue: 'module',
          label: words({ nl: 'Wat', fr: 'Quoi', en: 'What', de: 'Was' }),
          options: shownFields,
        },
        { name: 'field', type: 'text', label: words({ nl: 'Veld', fr: 'Champ', en: 'Field', de: 'Feld' }) },
        {
          name: 'logic',
          type: 'select',
          label: words({ nl: 'Vergelijking', fr: 'Comparaison', en: 'Comparison', de: 'Vergleich' }),
          options: comparisons.map((value) => ({ value, label: value })),
        },
      ),
    },
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'compareWithField',
          type: 'text',
          label: words({ nl: 'Met veld', fr: 'Avec le champ', en: 'With field', de: 'Mit Feld' }),
        },
        {
          name: 'compareWithValue',
          type: 'text',
          label: words({ nl: 'Of met waarde', fr: 'Ou la valeur', en: 'Or with value', de: 'Oder mit Wert' }),
        },
      ),
    },
    ...shared<Field>({
      name: 'advancedCondition',
      type: 'text',
      label: words({
        nl: 'Of een uitdrukking',
        fr: 'Ou une expression',
        en: 'Or an expression',
        de: 'Oder ein Ausdruck',
      }),
    }),
  ],
}
