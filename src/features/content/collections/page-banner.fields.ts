import type { Field } from 'payload'

import { filmField } from '@/cms/fields/film'
import { linkFields } from '@/cms/fields/link'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { backgroundColours } from '@/domain/content/module'

const ofType =
  (...types: string[]) =>
  (_: unknown, siblings: { type?: string }) =>
    types.includes(siblings.type ?? '')

export const pageBanner: Field[] = [
  ...shared<Field>({
    name: 'showBanner',
    type: 'checkbox',
    defaultValue: false,
    label: words('Banner tonen', 'Afficher la bannière', 'Show the banner', 'Banner anzeigen'),
  }),
  {
    name: 'banner',
    type: 'group',
    label: words('Banner', 'Bannière', 'Banner', 'Banner'),
    admin: { condition: (data) => Boolean(data.showBanner) },
    fields: [
      ...shared<Field>({
        name: 'type',
        type: 'radio',
        defaultValue: 'image',
        label: words('Soort', 'Type', 'Kind', 'Art'),
        options: [
          { value: 'image', label: words('Beeld', 'Image', 'Picture', 'Bild') },
          { value: 'gallery', label: words('Reeks beelden', 'Série d’images', 'Gallery', 'Galerie') },
          { value: 'video', label: words('Film', 'Vidéo', 'Video', 'Video') },
          { value: 'colour', label: words('Kleur', 'Couleur', 'Colour', 'Farbe') },
        ],
      }),
      { name: 'title', type: 'text', localized: true, label: words('Titel', 'Titre', 'Title', 'Titel') },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        label: words('Tekst', 'Texte', 'Text', 'Text'),
      },
      ...shared<Field>(
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: words('Beeld', 'Image', 'Picture', 'Bild'),
          admin: { condition: ofType('image', 'video', 'gallery') },
        },
        {
          name: 'images',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          label: words('Beelden', 'Images', 'Pictures', 'Bilder'),
          admin: { condition: ofType('gallery') },
        },
        filmField(ofType('video')),
        {
          name: 'colour',
          type: 'select',
          defaultValue: 'sand',
          label: words('Kleur', 'Couleur', 'Colour', 'Farbe'),
          options: [...backgroundColours],
          admin: { condition: ofType('colour') },
        },
        {
          name: 'isTransparent',
          type: 'checkbox',
          defaultValue: false,
          label: words(
            'Tekst op het beeld zelf',
            'Texte sur l’image',
            'Words on the picture itself',
            'Text direkt auf dem Bild',
          ),
        },
      ),
      {
        name: 'callToAction',
        type: 'group',
        label: words('Knop', 'Bouton', 'Button', 'Schaltfläche'),
        fields: linkFields(),
      },
    ],
  },
]
