import type { Field } from 'payload'

import { columnSpans } from '@/cms/fields/column-spans'
import { publicFlag } from '@/cms/fields/public-flag'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { backgroundColours } from '@/domain/content/module'

import { displayConditions } from './display-conditions.fields'

const colourNames: Record<(typeof backgroundColours)[number], ReturnType<typeof words>> = {
  sand: words('Zand', 'Sable', 'Sand', 'Sand'),
  mist: words('Grijs', 'Gris', 'Grey', 'Grau'),
  bluestone: words('Blauwe steen', 'Pierre bleue', 'Bluestone', 'Blaustein'),
}

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
        columnSpans({ columnsSm: 12, columnsMd: 12, columnsLg: 12 }),
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
        displayConditions,
      ],
    },
  ]
}
