import type { Field } from 'payload'

import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { languages, mainLanguage } from '@/domain/language'
import { languageList } from '@/domain/language-list'
import { homeKinds } from '@/domain/listing/home-kind'
import { missingFields } from '@/domain/listing/publication-gap'
import { gapWords } from '@/features/listings/admin/gap-words'
import { kindWords } from '@/features/listings/admin/kind-words'

import { applyListingRules } from '../hooks/apply-listing-rules'
import { defineGlobal } from './define-global'

const forms: Record<string, { label: ReturnType<typeof words>; languages: readonly string[] }> = {
  purchaseOffer: {
    label: words({
      nl: 'Aankoopbod in',
      fr: 'Offre d’achat en',
      en: 'Purchase offer in',
      de: 'Kaufangebot auf',
    }),
    languages: [mainLanguage],
  },
  rentApplication: {
    label: words({
      nl: 'Huuraanvraag in',
      fr: 'Candidature de location en',
      en: 'Rent application in',
      de: 'Mietbewerbung auf',
    }),
    languages: [mainLanguage],
  },
  testimonial: {
    label: words({
      nl: 'Getuigenis in',
      fr: 'Témoignage en',
      en: 'Testimonial in',
      de: 'Erfahrungsbericht auf',
    }),
    languages,
  },
  newsletter: {
    label: words({
      nl: 'Nieuwsbrief in',
      fr: 'Newsletter en',
      en: 'Newsletter in',
      de: 'Newsletter auf',
    }),
    languages,
  },
}

export const settings = defineGlobal({
  slug: 'settings',
  label: words({
    nl: 'Zoeken en formulieren',
    fr: 'Recherche et formulaires',
    en: 'Search and forms',
    de: 'Suche und Formulare',
  }),
  group: groups.settings,
  isTranslated: false,
  afterChange: [applyListingRules],
  shows: words({
    nl: 'Snelzoeken, prijslabels op kaarten, en welk formulier in welke taal bestaat.',
    fr: 'Recherche rapide, libellés de prix sur les cartes, et quel formulaire existe en quelle langue.',
    en: 'Quick search, price labels on cards, and which form exists in which language.',
    de: 'Schnellsuche, Preisschilder auf Karten, und welches Formular es in welcher Sprache gibt.',
  }),
  fields: [
    {
      name: 'hasCounts',
      type: 'checkbox',
      defaultValue: true,
      label: words({
        nl: 'Aantallen bij snelzoeken',
        fr: 'Nombres dans la recherche rapide',
        en: 'Counts in quick search',
        de: 'Anzahlen in der Schnellsuche',
      }),
    },
    {
      name: 'ignoredMarquees',
      type: 'number',
      hasMany: true,
      label: words({
        nl: 'Labels in plaats van de prijs',
        fr: 'Libellés à la place du prix',
        en: 'Labels instead of the price',
        de: 'Schilder statt des Preises',
      }),
      admin: {
        description: words({
          nl: 'Nummers van labels uit het dataplatform (bijvoorbeeld verkocht) die op kaart en fiche de prijs vervangen.',
          fr: 'Numéros de libellés de la plateforme (par exemple vendu) qui remplacent le prix sur cartes et fiches.',
          en: 'Numbers of the data platform’s labels (sold, for instance) that replace the price on cards and pages.',
          de: 'Nummern der Schilder der Datenplattform (etwa verkauft), die den Preis ersetzen.',
        }),
      },
    },
    {
      name: 'hideCity',
      type: 'checkbox',
      defaultValue: false,
      label: words({
        nl: 'Gemeente verbergen bij een verborgen adres',
        fr: 'Masquer la commune d’une adresse masquée',
        en: 'Hide the town of a hidden address',
        de: 'Gemeinde bei verborgener Adresse ausblenden',
      }),
    },
    {
      name: 'mapMarker',
      type: 'upload',
      relationTo: 'media',
      label: words({
        nl: 'Teken op de kaart',
        fr: 'Repère sur la carte',
        en: 'Marker on the map',
        de: 'Zeichen auf der Karte',
      }),
      filterOptions: { mimeType: { contains: 'image' } },
      admin: {
        description: words({
          nl: 'Een klein beeld boven de prijs van elk pand op de kaart, bijvoorbeeld het logo van het kantoor.',
          fr: 'Une petite image au-dessus du prix de chaque bien sur la carte, par exemple le logo de l’agence.',
          en: 'A small picture above the price of each home on the map, such as the agency’s logo.',
          de: 'Ein kleines Bild über dem Preis jeder Immobilie auf der Karte, etwa das Logo des Büros.',
        }),
      },
    },
    {
      name: 'hidingGaps',
      type: 'select',
      hasMany: true,
      label: words({
        nl: 'Pand verbergen als dit ontbreekt',
        fr: 'Masquer le bien si ceci manque',
        en: 'Hide a home that lacks',
        de: 'Immobilie ausblenden, wenn dies fehlt',
      }),
      admin: {
        description: words({
          nl: 'Een pand waaraan iets anders ontbreekt, blijft online zonder die vermelding. De publicatiecontrole toont wat waar ontbreekt.',
          fr: 'Un bien auquel manque autre chose reste en ligne sans cette mention. Le contrôle de publication montre ce qui manque.',
          en: 'A home that lacks anything else stays online without that line. The publication check shows what is missing where.',
          de: 'Eine Immobilie, der etwas anderes fehlt, bleibt ohne diese Angabe online. Die Veröffentlichungsprüfung zeigt, was wo fehlt.',
        }),
      },
      options: missingFields.map((value) => ({ value, label: gapWords[value] })),
    },
    {
      name: 'typeKinds',
      type: 'array',
      labels: {
        singular: words({ nl: 'Type', fr: 'Type', en: 'Type', de: 'Typ' }),
        plural: words({ nl: 'Types', fr: 'Types', en: 'Types', de: 'Typen' }),
      },
      label: words({
        nl: 'Soort pand per type van het dataplatform',
        fr: 'Genre de bien par type de la plateforme',
        en: 'Kind of property per type of the data platform',
        de: 'Art der Immobilie je Typ der Datenplattform',
      }),
      admin: {
        description: words({
          nl: 'Alleen voor types die de site niet kent: de publicatiecontrole noemt hun nummer.',
          fr: 'Uniquement pour les types que le site ne connaît pas : le contrôle de publication indique leur numéro.',
          en: 'Only for types that the site does not know: the publication check names their number.',
          de: 'Nur für Typen, die die Website nicht kennt: Die Veröffentlichungsprüfung nennt ihre Nummer.',
        }),
      },
      fields: [
        {
          name: 'platformTypeId',
          type: 'number',
          required: true,
          min: 1,
          label: words({
            nl: 'Nummer van het type',
            fr: 'Numéro du type',
            en: 'Number of the type',
            de: 'Nummer des Typs',
          }),
        },
        {
          name: 'kind',
          type: 'select',
          required: true,
          label: words({
            nl: 'Soort pand',
            fr: 'Genre de bien',
            en: 'Kind of property',
            de: 'Art der Immobilie',
          }),
          options: homeKinds.map((value) => ({ value, label: kindWords[value] })),
        },
      ],
    },
    ...Object.entries(forms).map(([name, { label, languages: standard }]): Field => ({
      name,
      type: 'select',
      hasMany: true,
      defaultValue: [...standard],
      label,
      options: languages.map((value) => ({ value, label: languageList[value].name })),
    })),
  ],
})
