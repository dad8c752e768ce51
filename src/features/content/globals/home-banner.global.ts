import type { Field } from 'payload'

import { filmField } from '@/cms/fields/film'
import { linkFields } from '@/cms/fields/link'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { type BannerKind, bannerKinds } from '@/domain/site/home-banner'

import { defineGlobal } from './define-global'

const kinds: Record<BannerKind, ReturnType<typeof words>> = {
  image: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
  gallery: words({ nl: 'Reeks beelden', fr: 'Série d’images', en: 'Gallery', de: 'Galerie' }),
  video: words({ nl: 'Film', fr: 'Vidéo', en: 'Video', de: 'Video' }),
  properties: words({ nl: 'Panden', fr: 'Biens', en: 'Homes', de: 'Objekte' }),
  projects: words({ nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' }),
}

const ofType =
  (...types: BannerKind[]) =>
  (data: { type?: BannerKind }) =>
    data.type !== undefined && types.includes(data.type)

export const homeBanner = defineGlobal({
  slug: 'home-banner',
  hasDrafts: true,
  label: words({
    nl: 'Banner van de startpagina',
    fr: 'Bannière d’accueil',
    en: 'Home banner',
    de: 'Banner der Startseite',
  }),
  group: groups.look,
  shows: words({
    nl: 'Het eerste wat bezoekers op de startpagina zien.',
    fr: 'La première chose que voient les visiteurs sur l’accueil.',
    en: 'The first thing visitors see on the home page.',
    de: 'Das Erste, was Besucher auf der Startseite sehen.',
  }),
  fields: [
    ...shared<Field>({
      name: 'type',
      type: 'radio',
      defaultValue: 'image',
      label: words({ nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' }),
      options: bannerKinds.map((value) => ({ value, label: kinds[value] })),
      admin: {
        description: words({
          nl: 'Panden zonder panden toont het beeld.',
          fr: 'Biens, sans aucun bien : l’image s’affiche.',
          en: 'Homes without any homes shows the picture.',
          de: 'Objekte ohne Objekte zeigt das Bild.',
        }),
      },
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
      admin: {
        description: words({
          nl: '{FOR_SALE_TOTAL} en {FOR_RENT_TOTAL} worden de aantallen van het moment.',
          fr: '{FOR_SALE_TOTAL} et {FOR_RENT_TOTAL} deviennent les nombres du moment.',
          en: '{FOR_SALE_TOTAL} and {FOR_RENT_TOTAL} become the numbers of the moment.',
          de: '{FOR_SALE_TOTAL} und {FOR_RENT_TOTAL} werden zu den aktuellen Zahlen.',
        }),
      },
    },
    ...shared<Field>(
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
      },
      filmField(ofType('video')),
    ),
    {
      name: 'gallery',
      type: 'array',
      label: words({ nl: 'Reeks beelden', fr: 'Série d’images', en: 'Gallery', de: 'Galerie' }),
      labels: {
        singular: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
        plural: words({ nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' }),
      },
      admin: { condition: ofType('gallery') },
      fields: [
        ...shared<Field>({
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          required: true,
          label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
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
          label: words({
            nl: 'Logo tonen',
            fr: 'Afficher le logo',
            en: 'Show the logo',
            de: 'Logo anzeigen',
          }),
        },
        {
          name: 'showQuickSearch',
          type: 'checkbox',
          defaultValue: true,
          label: words({
            nl: 'Snelzoeken tonen',
            fr: 'Afficher la recherche rapide',
            en: 'Show quick search',
            de: 'Schnellsuche anzeigen',
          }),
        },
      ),
    },
  ],
})
