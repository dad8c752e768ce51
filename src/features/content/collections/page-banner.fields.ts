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
    label: words({
      nl: 'Banner tonen',
      fr: 'Afficher la bannière',
      en: 'Show the banner',
      de: 'Banner anzeigen',
    }),
  }),
  {
    name: 'banner',
    type: 'group',
    label: words({ nl: 'Banner', fr: 'Bannière', en: 'Banner', de: 'Banner' }),
    admin: { condition: (data) => Boolean(data.showBanner) },
    fields: [
      ...shared<Field>({
        name: 'type',
        type: 'radio',
        defaultValue: 'image',
        label: words({ nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' }),
        options: [
          { value: 'image', label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }) },
          {
            value: 'gallery',
            label: words({ nl: 'Reeks beelden', fr: 'Série d’images', en: 'Gallery', de: 'Galerie' }),
          },
          { value: 'video', label: words({ nl: 'Film', fr: 'Vidéo', en: 'Video', de: 'Video' }) },
          { value: 'colour', label: words({ nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' }) },
        ],
      }),
      {
        name: 'title',
        type: 'text',
        localized: true,
        label: words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }),
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        label: words({ nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' }),
      },
      ...shared<Field>(
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
          admin: { condition: ofType('image', 'video', 'gallery') },
        },
        {
          name: 'images',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          label: words({ nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' }),
          admin: { condition: ofType('gallery') },
        },
        filmField(ofType('video')),
        {
          name: 'colour',
          type: 'select',
          defaultValue: 'sand',
          label: words({ nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' }),
          options: [...backgroundColours],
          admin: { condition: ofType('colour') },
        },
        {
          name: 'isTransparent',
          type: 'checkbox',
          defaultValue: false,
          label: words({
            nl: 'Tekst op het beeld zelf',
            fr: 'Texte sur l’image',
            en: 'Words on the picture itself',
            de: 'Text direkt auf dem Bild',
          }),
        },
      ),
      {
        name: 'callToAction',
        type: 'group',
        label: words({ nl: 'Knop', fr: 'Bouton', en: 'Button', de: 'Schaltfläche' }),
        fields: linkFields(),
      },
    ],
  },
]
