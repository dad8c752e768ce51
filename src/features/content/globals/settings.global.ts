import type { Field } from 'payload'

import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { languages, type PerLanguage } from '@/domain/language'

import { defineGlobal } from './define-global'

const forms: Record<string, { label: ReturnType<typeof words>; languages: readonly string[] }> = {
  purchaseOffer: {
    label: words('Aankoopbod in', 'Offre d’achat en', 'Purchase offer in', 'Kaufangebot auf'),
    languages: ['nl'],
  },
  rentApplication: {
    label: words('Huuraanvraag in', 'Candidature de location en', 'Rent application in', 'Mietbewerbung auf'),
    languages: ['nl'],
  },
  testimonial: {
    label: words('Getuigenis in', 'Témoignage en', 'Testimonial in', 'Kundenstimme auf'),
    languages,
  },
  newsletter: {
    label: words('Nieuwsbrief in', 'Lettre d’information en', 'Newsletter in', 'Newsletter auf'),
    languages,
  },
}

const ownNames: PerLanguage<string> = { nl: 'Nederlands', fr: 'Français', en: 'English', de: 'Deutsch' }

export const settings = defineGlobal({
  slug: 'settings',
  label: words(
    'Zoeken en formulieren',
    'Recherche et formulaires',
    'Search and forms',
    'Suche und Formulare',
  ),
  group: groups.settings,
  isTranslated: false,
  shows: words(
    'Snelzoeken, prijslabels op kaarten, en welk formulier in welke taal bestaat.',
    'Recherche rapide, libellés de prix sur les cartes, et quel formulaire existe en quelle langue.',
    'Quick search, price labels on cards, and which form exists in which language.',
    'Schnellsuche, Preisschilder auf Karten, und welches Formular es in welcher Sprache gibt.',
  ),
  fields: [
    {
      name: 'hasCounts',
      type: 'checkbox',
      defaultValue: true,
      label: words(
        'Aantallen bij snelzoeken',
        'Nombres dans la recherche rapide',
        'Counts in quick search',
        'Anzahlen in der Schnellsuche',
      ),
    },
    {
      name: 'ignoredMarquees',
      type: 'number',
      hasMany: true,
      label: words(
        'Labels in plaats van de prijs',
        'Libellés à la place du prix',
        'Labels instead of the price',
        'Schilder statt des Preises',
      ),
      admin: {
        description: words(
          'Nummers van labels uit het dataplatform (bijvoorbeeld verkocht) die op kaart en fiche de prijs vervangen.',
          'Numéros de libellés de la plateforme (par exemple vendu) qui remplacent le prix sur cartes et fiches.',
          'Numbers of the data platform’s labels (sold, for instance) that replace the price on cards and pages.',
          'Nummern der Schilder der Datenplattform (etwa verkauft), die den Preis ersetzen.',
        ),
      },
    },
    {
      name: 'hideCity',
      type: 'checkbox',
      defaultValue: false,
      label: words(
        'Gemeente verbergen bij een verborgen adres',
        'Masquer la commune d’une adresse masquée',
        'Hide the town of a hidden address',
        'Gemeinde bei verborgener Adresse ausblenden',
      ),
    },
    ...Object.entries(forms).map(([name, { label, languages: standard }]): Field => ({
      name,
      type: 'select',
      hasMany: true,
      defaultValue: [...standard],
      label,
      options: languages.map((value) => ({ value, label: ownNames[value] })),
    })),
  ],
})
