import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { KnownHomeKind } from '@/domain/listing/home-kind'

export const kindWords: Record<KnownHomeKind, PerLanguage<string>> = {
  house: words({ nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }),
  apartment: words({ nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' }),
  studio: words({ nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' }),
  'student-room': words({ nl: 'Studentenkamer', fr: 'Kot', en: 'Student room', de: 'Studentenzimmer' }),
  investment: words({
    nl: 'Opbrengsteigendom',
    fr: 'Immeuble de rapport',
    en: 'Investment property',
    de: 'Renditeobjekt',
  }),
  office: words({ nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' }),
  retail: words({ nl: 'Winkel of handelspand', fr: 'Commerce', en: 'Shop', de: 'Ladenlokal' }),
  hospitality: words({
    nl: 'Horecazaak',
    fr: 'Établissement horeca',
    en: 'Hospitality',
    de: 'Gastronomiebetrieb',
  }),
  industrial: words({
    nl: 'Bedrijfsgebouw',
    fr: 'Bâtiment industriel',
    en: 'Industrial building',
    de: 'Gewerbehalle',
  }),
  garage: words({
    nl: 'Garage of parkeerplaats',
    fr: 'Garage ou parking',
    en: 'Garage or parking',
    de: 'Garage oder Stellplatz',
  }),
  plot: words({ nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' }),
  farm: words({ nl: 'Hoeve', fr: 'Ferme', en: 'Farm', de: 'Bauernhof' }),
  other: words({ nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Andere' }),
}
