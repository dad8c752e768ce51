import type { Field, Option } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { comparisons } from '@/domain/field-comparison'

const shownFields: Option[] = [
  {
    value: 'module',
    label: words('De hele module', 'Tout le module', 'The whole module', 'Das ganze Modul'),
  },
  { value: 'title', label: words('Titel', 'Titre', 'Title', 'Titel') },
  { value: 'date', label: words('Datum', 'Date', 'Date', 'Datum') },
  { value: 'picture', label: words('Beeld', 'Image', 'Picture', 'Bild') },
  { value: 'standfirst', label: words('Inleiding', 'Chapeau', 'Standfirst', 'Vorspann') },
  { value: 'category', label: words('Categorie', 'Catégorie', 'Category', 'Kategorie') },
]

/** When a module, or a field of what it shows, is left out. */
export const displayConditions: Field = {
  name: 'conditions',
  type: 'array',
  label: words('Alleen tonen als', 'N’afficher que si', 'Show only if', 'Nur anzeigen, wenn'),
  labels: {
    singular: words('Voorwaarde', 'Condition', 'Condition', 'Bedingung'),
    plural: words('Voorwaarden', 'Conditions', 'Conditions', 'Bedingungen'),
  },
  admin: {
    initCollapsed: true,
    description: words(
      'Velden: forSaleTotal, forRentTotal, language; van een artikel ook title, date, standfirst, category, picture. Een voorwaarde die niet te lezen is, verbergt.',
      'Champs : forSaleTotal, forRentTotal, language ; pour un article aussi title, date, standfirst, category, picture. Une condition illisible masque.',
      'Fields: forSaleTotal, forRentTotal, language; of an article also title, date, standfirst, category, picture. A condition that cannot be read hides.',
      'Felder: forSaleTotal, forRentTotal, language; bei einem Artikel auch title, date, standfirst, category, picture. Eine unlesbare Bedingung blendet aus.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'shows',
          type: 'select',
          defaultValue: 'module',
          label: words('Wat', 'Quoi', 'What', 'Was'),
          options: shownFields,
        },
        { name: 'field', type: 'text', label: words('Veld', 'Champ', 'Field', 'Feld') },
        {
          name: 'logic',
          type: 'select',
          label: words('Vergelijking', 'Comparaison', 'Comparison', 'Vergleich'),
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
          label: words('Met veld', 'Avec le champ', 'With field', 'Mit Feld'),
        },
        {
          name: 'compareWithValue',
          type: 'text',
          label: words('Of met waarde', 'Ou la valeur', 'Or with value', 'Oder mit Wert'),
        },
      ),
    },
    ...shared<Field>({
      name: 'advancedCondition',
      type: 'text',
      label: words('Of een uitdrukking', 'Ou une expression', 'Or an expression', 'Oder ein Ausdruck'),
    }),
  ],
}
