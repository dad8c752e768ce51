import type { Field } from 'payload'

import { filmField } from '@/cms/fields/film'
import { linkFields } from '@/cms/fields/link'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { type BannerKind, bannerKinds } from '@/domain/site/home-banner'

import { defineGlobal } from './define-global'

const kinds: Record<BannerKind, ReturnType<typeof words>> = {
  image: words('Beeld', 'Image', 'Picture', 'Bild'),
  gallery: words('Reeks beelden', 'Série d’images', 'Gallery', 'Galerie'),
  video: words('Film', 'Vidéo', 'Video', 'Video'),
  properties: words('Panden', 'Biens', 'Homes', 'Objekte'),
  projects: words('Projecten', 'Projets', 'Projects', 'Projekte'),
}

const ofType =
  (...types: BannerKind[]) =>
  (data: { type?: BannerKind }) =>
    data.type !== undefined && types.includes(data.type)

export const homeBanner = defineGlobal({
  slug: 'home-banner',
  label: words('Banner van de startpagina', 'Bannière d’accueil', 'Home banner', 'Banner der Startseite'),
  group: groups.look,
  shows: words(
    'Het eerste wat bezoekers op de startpagina zien.',
    'La première chose que voient les visiteurs sur l’accueil.',
    'The first thing visitors see on the home page.',
    'Das Erste, was Besucher auf der Startseite sehen.',
  ),
  fields: [
    ...shared<Field>({
      name: 'type',
      type: 'radio',
      defaultValue: 'image',
      label: words('Soort', 'Type', 'Kind', 'Art'),
      options: bannerKinds.map((value) => ({ value, label: kinds[value] })),
      admin: {
        description: words(
          'Panden zonder panden toont het beeld.',
          'Biens, sans aucun bien : l’image s’affiche.',
          'Homes without any homes shows the picture.',
          'Objekte ohne Objekte zeigt das Bild.',
        ),
      },
    }),
    { name: 'title', type: 'text', localized: true, label: words('Titel', 'Titre', 'Title', 'Titel') },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: words('Tekst', 'Texte', 'Text', 'Text'),
      admin: {
        description: words(
          '{FOR_SALE_TOTAL} en {FOR_RENT_TOTAL} worden de aantallen van het moment.',
          '{FOR_SALE_TOTAL} et {FOR_RENT_TOTAL} deviennent les nombres du moment.',
          '{FOR_SALE_TOTAL} and {FOR_RENT_TOTAL} become the numbers of the moment.',
          '{FOR_SALE_TOTAL} und {FOR_RENT_TOTAL} werden zu den aktuellen Zahlen.',
        ),
      },
    },
    ...shared<Field>(
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        label: words('Beeld', 'Image', 'Picture', 'Bild'),
      },
      filmField(ofType('video')),
    ),
    {
      name: 'gallery',
      type: 'array',
      label: words('Reeks beelden', 'Série d’images', 'Gallery', 'Galerie'),
      labels: {
        singular: words('Beeld', 'Image', 'Picture', 'Bild'),
        plural: words('Beelden', 'Images', 'Pictures', 'Bilder'),
      },
      admin: { condition: ofType('gallery') },
      fields: [
        ...shared<Field>({
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          required: true,
          label: words('Beeld', 'Image', 'Picture', 'Bild'),
        }),
        ...linkFields(),
      ],
    },
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'showLogo',
          type: 'checkbox',
          defaultValue: false,
          label: words('Logo tonen', 'Afficher le logo', 'Show the logo', 'Logo anzeigen'),
        },
        {
          name: 'showQuickSearch',
          type: 'checkbox',
          defaultValue: true,
          label: words(
            'Snelzoeken tonen',
            'Afficher la recherche rapide',
            'Show quick search',
            'Schnellsuche anzeigen',
          ),
        },
      ),
    },
  ],
})
