import type { Field, Option } from 'payload'

import { publicFlag } from '@/cms/fields/public-flag'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { backgroundColours, type ModuleView } from '@/domain/content/module'
import { comparisons } from '@/domain/field-comparison'

const colourNames: Record<(typeof backgroundColours)[number], ReturnType<typeof words>> = {
  sand: words('Zand', 'Sable', 'Sand', 'Sand'),
  mist: words('Grijs', 'Gris', 'Grey', 'Grau'),
  bluestone: words('Blauwe steen', 'Pierre bleue', 'Bluestone', 'Blaustein'),
}

const viewNames: Record<ModuleView, ReturnType<typeof words>> = {
  single: words('Eén, voluit', 'Un seul, en entier', 'One, in full', 'Eines, vollständig'),
  slider: words('Schuifbalk', 'Carrousel', 'Slider', 'Schieberegler'),
  news: words('Nieuws', 'Actualités', 'News', 'Nachrichten'),
  list: words('Lijst', 'Liste', 'List', 'Liste'),
  module: words('Kort overzicht', 'Aperçu court', 'Short overview', 'Kurzübersicht'),
  collapse: words('Openklapbaar', 'Dépliable', 'Folds open', 'Aufklappbar'),
}

const span = (name: string, label: ReturnType<typeof words>): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 12,
  defaultValue: 12,
  label,
  admin: { width: '33%' },
})

/** What every module asks: its words, its place on the twelve columns, what lies behind it. */
export function moduleFields({ specific, items = [] }: { specific: Field[]; items?: Field[] }): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'title', type: 'text', localized: true, label: words('Titel', 'Titre', 'Title', 'Titel') },
        ...shared<Field>({
          name: 'titleSize',
          type: 'select',
          defaultValue: 'medium',
          label: words('Grootte van de titel', 'Taille du titre', 'Title size', 'Titelgröße'),
          options: [
            { value: 'small', label: words('Klein', 'Petit', 'Small', 'Klein') },
            { value: 'medium', label: words('Gewoon', 'Normal', 'Normal', 'Normal') },
            { value: 'large', label: words('Groot', 'Grand', 'Large', 'Groß') },
          ],
        }),
      ],
    },
    publicFlag(
      'isTitlePublic',
      words('Titel tonen', 'Afficher le titre', 'Show the title', 'Titel anzeigen'),
    ),
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: words('Tekst boven', 'Texte au-dessus', 'Text above', 'Text darüber'),
    },
    ...specific,
    ...items,
    {
      name: 'description2',
      type: 'textarea',
      localized: true,
      label: words('Tekst onder', 'Texte en dessous', 'Text below', 'Text darunter'),
    },
    {
      type: 'collapsible',
      label: words(
        'Plaats en achtergrond',
        'Place et arrière-plan',
        'Place and background',
        'Platz und Hintergrund',
      ),
      admin: { initCollapsed: true },
      fields: [
        ...shared<Field>({
          name: 'isShown',
          type: 'checkbox',
          defaultValue: true,
          label: words('Module tonen', 'Afficher le module', 'Show this module', 'Modul anzeigen'),
        }),
        {
          type: 'row',
          fields: shared(
            span(
              'columnsSm',
              words(
                'Breedte telefoon (1–12)',
                'Largeur téléphone (1–12)',
                'Width phone (1–12)',
                'Breite Telefon (1–12)',
              ),
            ),
            span(
              'columnsMd',
              words(
                'Breedte tablet (1–12)',
                'Largeur tablette (1–12)',
                'Width tablet (1–12)',
                'Breite Tablet (1–12)',
              ),
            ),
            span(
              'columnsLg',
              words(
                'Breedte computer (1–12)',
                'Largeur ordinateur (1–12)',
                'Width computer (1–12)',
                'Breite Computer (1–12)',
              ),
            ),
          ),
        },
        ...shared<Field>(
          {
            name: 'backgroundType',
            type: 'radio',
            defaultValue: 'none',
            label: words('Achtergrond', 'Arrière-plan', 'Background', 'Hintergrund'),
            options: [
              { value: 'none', label: words('Geen', 'Aucun', 'None', 'Keiner') },
              { value: 'colour', label: words('Kleur', 'Couleur', 'Colour', 'Farbe') },
              { value: 'image', label: words('Beeld', 'Image', 'Picture', 'Bild') },
            ],
          },
          {
            name: 'colour',
            type: 'select',
            defaultValue: 'sand',
            label: words('Kleur', 'Couleur', 'Colour', 'Farbe'),
            options: backgroundColours.map((value) => ({ value, label: colourNames[value] })),
            admin: { condition: (_, siblings) => siblings.backgroundType === 'colour' },
          },
          {
            name: 'image',
            type: 'upload',
            relationTo: 'media',
            label: words(
              'Beeld op de achtergrond',
              'Image d’arrière-plan',
              'Background picture',
              'Hintergrundbild',
            ),
            admin: { condition: (_, siblings) => siblings.backgroundType === 'image' },
          },
          {
            name: 'images',
            type: 'upload',
            relationTo: 'media',
            hasMany: true,
            label: words(
              'Beelden in de module',
              'Images du module',
              'Pictures in the module',
              'Bilder im Modul',
            ),
          },
          {
            name: 'className',
            type: 'text',
            validate: (value: unknown) => !value || /^[\w -]{1,80}$/.test(String(value)) || 'a-z 0-9 - _',
            label: words('CSS-klasse', 'Classe CSS', 'CSS class', 'CSS-Klasse'),
            admin: {
              description: words(
                'Voor wie de site technisch beheert.',
                'Pour la gestion technique du site.',
                'For whoever runs the site technically.',
                'Für die technische Betreuung der Website.',
              ),
            },
          },
        ),
        conditions,
      ],
    },
  ]
}

/** For modules that show several things: how, how many in a row, how many at most. */
export function itemFields({
  views,
  maximum,
  perRow,
}: {
  views: readonly ModuleView[]
  maximum: number
  perRow: number
}): Field[] {
  return [
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'view',
          type: 'select',
          defaultValue: views[0],
          label: words('Weergave', 'Affichage', 'View', 'Ansicht'),
          options: views.map((value): Option => ({ value, label: viewNames[value] })),
        },
        {
          name: 'perRow',
          type: 'number',
          min: 1,
          max: 4,
          defaultValue: perRow,
          label: words('Per rij', 'Par rangée', 'Per row', 'Pro Reihe'),
        },
        {
          name: 'maximum',
          type: 'number',
          min: 1,
          max: 40,
          defaultValue: maximum,
          label: words('Hoogstens', 'Au maximum', 'At most', 'Höchstens'),
        },
      ),
    },
  ]
}

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

const conditions: Field = {
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
