import type { Field, GroupField } from 'payload'

import { localizedText } from './localized-text'
import { shared } from './shared'
import { words } from '../words'

const text = (name: string, label: ReturnType<typeof words>, maxLength: number): Field =>
  localizedText(name, label, { isLong: maxLength > 100, maxLength })

const picture = (name: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: words('Beeld', 'Image', 'Picture', 'Bild'),
})

const half = (...fields: Field[]): Field => ({ type: 'row', fields })

/** What search engines and social networks are told; every field falls back to the page's own words. */
export const seo: GroupField = {
  name: 'seo',
  type: 'group',
  label: words(
    'Zoekmachines en delen',
    'Moteurs de recherche et partage',
    'Search and sharing',
    'Suche und Teilen',
  ),
  admin: {
    description: words(
      'Verschijnt in Google en wanneer iemand de pagina deelt. Wat leeg blijft, nemen we van de pagina zelf.',
      'Apparaît dans Google et quand quelqu’un partage la page. Ce qui reste vide vient de la page elle-même.',
      'Shows in Google and when someone shares the page. What stays empty is taken from the page itself.',
      'Erscheint bei Google und wenn jemand die Seite teilt. Was leer bleibt, kommt von der Seite selbst.',
    ),
  },
  fields: [
    ...shared<Field>({
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      label: words(
        'Eigen teksten gebruiken',
        'Utiliser ces textes',
        'Use these texts',
        'Diese Texte verwenden',
      ),
    }),
    text(
      'pageTitle',
      words('Titel in het tabblad', 'Titre de l’onglet', 'Title in the tab', 'Titel im Tab'),
      90,
    ),
    half(
      text(
        'metaTitle',
        words('Titel voor Google', 'Titre pour Google', 'Title for Google', 'Titel für Google'),
        90,
      ),
      ...shared<Field>({
        name: 'robots',
        type: 'select',
        defaultValue: 'index',
        label: words('Vindbaar', 'Référencement', 'Findable', 'Auffindbar'),
        options: [
          { value: 'index', label: words('Ja', 'Oui', 'Yes', 'Ja') },
          {
            value: 'noindex',
            label: words(
              'Nee, wel links volgen',
              'Non, suivre les liens',
              'No, but follow links',
              'Nein, Links folgen',
            ),
          },
          { value: 'none', label: words('Nee', 'Non', 'No', 'Nein') },
        ],
      }),
    ),
    text(
      'metaDescription',
      words(
        'Omschrijving voor Google',
        'Description pour Google',
        'Description for Google',
        'Beschreibung für Google',
      ),
      200,
    ),
    {
      type: 'collapsible',
      label: words(
        'Delen op sociale media',
        'Partage sur les réseaux sociaux',
        'Sharing on social media',
        'Teilen in sozialen Medien',
      ),
      admin: { initCollapsed: true },
      fields: [
        half(
          text('ogTitle', words('Titel', 'Titre', 'Title', 'Titel'), 95),
          ...shared<Field>({
            name: 'ogType',
            type: 'select',
            defaultValue: 'website',
            label: words('Soort', 'Type', 'Kind', 'Art'),
            options: ['website', 'article'].map((value) => ({ value, label: value })),
          }),
        ),
        text('ogDescription', words('Omschrijving', 'Description', 'Description', 'Beschreibung'), 200),
        ...shared(picture('ogImage')),
        half(
          text('twitterTitle', words('Titel op X', 'Titre sur X', 'Title on X', 'Titel auf X'), 95),
          ...shared<Field>({
            name: 'twitterSite',
            type: 'text',
            label: words('Account op X', 'Compte X', 'Account on X', 'Konto auf X'),
          }),
        ),
        text(
          'twitterDescription',
          words('Omschrijving op X', 'Description sur X', 'Description on X', 'Beschreibung auf X'),
          200,
        ),
        ...shared(picture('twitterImage')),
      ],
    },
  ],
}
