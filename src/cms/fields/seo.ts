import type { Field, GroupField, UIField } from 'payload'

import { localizedText } from './localized-text'
import { shared } from './shared'
import { words } from '../words'

const text = (name: string, label: ReturnType<typeof words>, maxLength: number): Field =>
  localizedText(name, label, { isLong: maxLength > 100, maxLength })

const picture = (name: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
})

const half = (...fields: Field[]): Field => ({ type: 'row', fields })

/**
 * What search engines and social networks read; every field falls back to the page's own words. `preview` shows
 * what becomes of it.
 */
export const seo = (preview: UIField): GroupField => ({
  name: 'seo',
  type: 'group',
  label: words({
    nl: 'Zoekmachines en delen',
    fr: 'Moteurs de recherche et partage',
    en: 'Search and sharing',
    de: 'Suche und Teilen',
  }),
  admin: {
    description: words({
      nl: 'Verschijnt in Google en wanneer iemand de pagina deelt. Wat leeg blijft, nemen we van de pagina zelf.',
      fr: 'Apparaît dans Google et quand quelqu’un partage la page. Ce qui reste vide vient de la page elle-même.',
      en: 'Shows in Google and when someone shares the page. What stays empty is taken from the page itself.',
      de: 'Erscheint bei Google und wenn jemand die Seite teilt. Was leer bleibt, kommt von der Seite selbst.',
    }),
  },
  fields: [
    ...shared<Field>({
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      label: words({
        nl: 'Eigen teksten gebruiken',
        fr: 'Utiliser ces textes',
        en: 'Use these texts',
        de: 'Diese Texte verwenden',
      }),
    }),
    text(
      'pageTitle',
      words({
        nl: 'Titel in het tabblad',
        fr: 'Titre de l’onglet',
        en: 'Title in the tab',
        de: 'Titel im Tab',
      }),
      90,
    ),
    half(
      text(
        'metaTitle',
        words({
          nl: 'Titel voor Google',
          fr: 'Titre pour Google',
          en: 'Title for Google',
          de: 'Titel für Google',
        }),
        90,
      ),
      ...shared<Field>({
        name: 'robots',
        type: 'select',
        defaultValue: 'index',
        label: words({ nl: 'Vindbaar', fr: 'Référencement', en: 'Findable', de: 'Auffindbar' }),
        options: [
          { value: 'index', label: words({ nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja' }) },
          {
            value: 'noindex',
            label: words({
              nl: 'Nee, wel links volgen',
              fr: 'Non, suivre les liens',
              en: 'No, but follow links',
              de: 'Nein, Links folgen',
            }),
          },
          { value: 'none', label: words({ nl: 'Nee', fr: 'Non', en: 'No', de: 'Nein' }) },
        ],
      }),
    ),
    text(
      'metaDescription',
      words({
        nl: 'Omschrijving voor Google',
        fr: 'Description pour Google',
        en: 'Description for Google',
        de: 'Beschreibung für Google',
      }),
      200,
    ),
    preview,
    {
      type: 'collapsible',
      label: words({
        nl: 'Delen op sociale media',
        fr: 'Partage sur les réseaux sociaux',
        en: 'Sharing on social media',
        de: 'Teilen in sozialen Medien',
      }),
      admin: { initCollapsed: true },
      fields: [
        half(
          text('ogTitle', words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }), 95),
          ...shared<Field>({
            name: 'ogType',
            type: 'select',
            defaultValue: 'website',
            label: words({ nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' }),
            options: ['website', 'article'].map((value) => ({ value, label: value })),
          }),
        ),
        text(
          'ogDescription',
          words({ nl: 'Omschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' }),
          200,
        ),
        ...shared(picture('ogImage')),
        half(
          text(
            'twitterTitle',
            words({ nl: 'Titel op X', fr: 'Titre sur X', en: 'Title on X', de: 'Titel auf X' }),
            95,
          ),
          ...shared<Field>({
            name: 'twitterSite',
            type: 'text',
            label: words({ nl: 'Account op X', fr: 'Compte X', en: 'Account on X', de: 'Konto auf X' }),
          }),
        ),
        text(
          'twitterDescription',
          words({
            nl: 'Omschrijving op X',
            fr: 'Description sur X',
            en: 'Description on X',
            de: 'Beschreibung auf X',
          }),
          200,
        ),
        ...shared(picture('twitterImage')),
      ],
    },
  ],
})
