import type { Field } from 'payload'

import { columnSpans } from '@/cms/fields/column-spans'
import { publicFlag } from '@/cms/fields/public-flag'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { backgroundColours } from '@/domain/content/module'

import { displayConditions } from './display-conditions.fields'

const colourNames: Record<(typeof backgroundColours)[number], ReturnType<typeof words>> = {
  sand: words({ nl: 'Zand', fr: 'Sable', en: 'Sand', de: 'Sand' }),
  mist: words({ nl: 'Grijs', fr: 'Gris', en: 'Grey', de: 'Grau' }),
  bluestone: words({ nl: 'Blauwe steen', fr: 'Pierre bleue', en: 'Bluestone', de: 'Blaustein' }),
}

/** What every module asks: its words, its place on the twelve columns, what lies behind it. */
export function moduleFields({ specific, items = [] }: { specific: Field[]; items?: Field[] }): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          label: words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }),
        },
        ...shared<Field>({
          name: 'titleSize',
          type: 'select',
          defaultValue: 'medium',
          label: words({
            nl: 'Grootte van de titel',
            fr: 'Taille du titre',
            en: 'Title size',
            de: 'Titelgröße',
          }),
          options: [
            { value: 'small', label: words({ nl: 'Klein', fr: 'Petit', en: 'Small', de: 'Klein' }) },
            { value: 'medium', label: words({ nl: 'Gewoon', fr: 'Normal', en: 'Normal', de: 'Normal' }) },
            { value: 'large', label: words({ nl: 'Groot', fr: 'Grand', en: 'Large', de: 'Groß' }) },
          ],
        }),
      ],
    },
    publicFlag(
      'isTitlePublic',
      words({ nl: 'Titel tonen', fr: 'Afficher le titre', en: 'Show the title', de: 'Titel anzeigen' }),
    ),
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: words({ nl: 'Tekst boven', fr: 'Texte au-dessus', en: 'Text above', de: 'Text darüber' }),
    },
    ...specific,
    ...items,
    {
      name: 'description2',
      type: 'textarea',
      localized: true,
      label: words({ nl: 'Tekst onder', fr: 'Texte en dessous', en: 'Text below', de: 'Text darunter' }),
    },
    {
      type: 'collapsible',
      label: words({
        nl: 'Plaats en achtergrond',
        fr: 'Place et arrière-plan',
        en: 'Place and background',
        de: 'Platz und Hintergrund',
      }),
      admin: { initCollapsed: true },
      fields: [
        ...shared<Field>({
          name: 'isShown',
          type: 'checkbox',
          defaultValue: true,
          label: words({
            nl: 'Module tonen',
            fr: 'Afficher le module',
            en: 'Show this module',
            de: 'Modul anzeigen',
          }),
        }),
        columnSpans({ columnsSm: 12, columnsMd: 12, columnsLg: 12 }),
        ...shared<Field>(
          {
            name: 'backgroundType',
            type: 'radio',
            defaultValue: 'none',
            label: words({ nl: 'Achtergrond', fr: 'Arrière-plan', en: 'Background', de: 'Hintergrund' }),
            options: [
              { value: 'none', label: words({ nl: 'Geen', fr: 'Aucun', en: 'None', de: 'Keiner' }) },
              { value: 'colour', label: words({ nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' }) },
              { value: 'image', label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }) },
            ],
          },
          {
            name: 'colour',
            type: 'select',
            defaultValue: 'sand',
            label: words({ nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' }),
            options: backgroundColours.map((value) => ({ value, label: colourNames[value] })),
            admin: { condition: (_, siblings) => siblings.backgroundType === 'colour' },
          },
          {
            name: 'image',
            type: 'upload',
            relationTo: 'media',
            label: words({
              nl: 'Beeld op de achtergrond',
              fr: 'Image d’arrière-plan',
              en: 'Background picture',
              de: 'Hintergrundbild',
            }),
            admin: { condition: (_, siblings) => siblings.backgroundType === 'image' },
          },
          {
            name: 'images',
            type: 'upload',
            relationTo: 'media',
            hasMany: true,
            label: words({
              nl: 'Beelden in de module',
              fr: 'Images du module',
              en: 'Pictures in the module',
              de: 'Bilder im Modul',
            }),
          },
          {
            name: 'className',
            type: 'text',
            validate: (value: unknown) => !value || /^[\w -]{1,80}$/.test(String(value)) || 'a-z 0-9 - _',
            label: words({ nl: 'CSS-klasse', fr: 'Classe CSS', en: 'CSS class', de: 'CSS-Klasse' }),
            admin: {
              description: words({
                nl: 'Voor wie de site technisch beheert.',
                fr: 'Pour la gestion technique du site.',
                en: 'For whoever runs the site technically.',
                de: 'Für die technische Betreuung der Website.',
              }),
            },
          },
        ),
        displayConditions,
      ],
    },
  ]
}
