import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { ViewSource } from '@/domain/visit/view-source'

/** Of each table, in the order of the board. */
export const tableNames = ['days', 'views', 'searches', 'places', 'homes', 'leads', 'forms'] as const
export type TableName = (typeof tableNames)[number]

export const tableTitles: Record<TableName, PerLanguage<string>> = {
  days: words({
    nl: 'Paginabezoeken per dag',
    fr: 'Consultations par jour',
    en: 'Page views by day',
    de: 'Seitenaufrufe pro Tag',
  }),
  views: words({
    nl: 'Paginabezoeken naar herkomst',
    fr: 'Consultations selon l’origine',
    en: 'Page views by source',
    de: 'Seitenaufrufe nach Herkunft',
  }),
  searches: words({
    nl: 'Zoekacties zonder resultaat',
    fr: 'Recherches sans résultat',
    en: 'Searches that found nothing',
    de: 'Suchen ohne Ergebnis',
  }),
  places: words({
    nl: 'Meest gezochte plaatsen',
    fr: 'Lieux les plus recherchés',
    en: 'Most wanted places',
    de: 'Meistgesuchte Orte',
  }),
  homes: words({
    nl: 'Meest bekeken panden',
    fr: 'Biens les plus consultés',
    en: 'Most viewed homes',
    de: 'Meistgesehene Objekte',
  }),
  leads: words({
    nl: 'Aanvragen naar herkomst',
    fr: 'Demandes selon l’origine',
    en: 'Leads by source',
    de: 'Anfragen nach Herkunft',
  }),
  forms: words({
    nl: 'Formulieren, stap voor stap',
    fr: 'Formulaires, étape par étape',
    en: 'Forms, step by step',
    de: 'Formulare, Schritt für Schritt',
  }),
}

export const columnWords = {
  day: words({ nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' }),
  views: words({ nl: 'Paginabezoeken', fr: 'Consultations', en: 'Page views', de: 'Seitenaufrufe' }),
  viewsBefore: words({
    nl: 'Paginabezoeken, vorige periode',
    fr: 'Consultations, période précédente',
    en: 'Page views, earlier period',
    de: 'Seitenaufrufe, voriger Zeitraum',
  }),
  searches: words({ nl: 'Zoekacties', fr: 'Recherches', en: 'Searches', de: 'Suchen' }),
  foundNothing: words({
    nl: 'Zonder resultaat',
    fr: 'Sans résultat',
    en: 'Found nothing',
    de: 'Ohne Ergebnis',
  }),
  leads: words({ nl: 'Aanvragen', fr: 'Demandes', en: 'Leads', de: 'Anfragen' }),
  search: words({ nl: 'Gezocht', fr: 'Recherche', en: 'Searched for', de: 'Gesucht' }),
  visitors: words({ nl: 'Bezoekers', fr: 'Visiteurs', en: 'Visitors', de: 'Besucher' }),
  before: words({
    nl: 'Vorige periode',
    fr: 'Période précédente',
    en: 'Earlier period',
    de: 'Voriger Zeitraum',
  }),
  place: words({ nl: 'Plaats', fr: 'Lieu', en: 'Place', de: 'Ort' }),
  deal: words({
    nl: 'Te koop of te huur',
    fr: 'À vendre ou à louer',
    en: 'Sale or rent',
    de: 'Kauf oder Miete',
  }),
  homesNow: words({ nl: 'Panden nu', fr: 'Biens actuels', en: 'Homes now', de: 'Objekte jetzt' }),
  home: words({ nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Objekt' }),
  address: words({ nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' }),
  source: words({ nl: 'Herkomst', fr: 'Origine', en: 'Source', de: 'Herkunft' }),
  campaign: words({ nl: 'Campagne', fr: 'Campagne', en: 'Campaign', de: 'Kampagne' }),
  form: words({ nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' }),
  step: words({ nl: 'Stap', fr: 'Étape', en: 'Step', de: 'Schritt' }),
  share: words({ nl: 'Van stap 1', fr: 'De l’étape 1', en: 'Of step 1', de: 'Von Schritt 1' }),
  sent: words({ nl: 'Verzonden', fr: 'Envoyé', en: 'Sent', de: 'Gesendet' }),
  gone: words({
    nl: 'Niet meer online',
    fr: 'Plus en ligne',
    en: 'No longer online',
    de: 'Nicht mehr online',
  }),
  noCampaign: words({ nl: 'Geen campagne', fr: 'Aucune campagne', en: 'No campaign', de: 'Keine Kampagne' }),
}

export const sourceWords: Record<ViewSource | 'unknown', PerLanguage<string>> = {
  'own-site': words({
    nl: 'Via een pagina van de site',
    fr: 'Par une page du site',
    en: 'By a page of the site',
    de: 'Über eine Seite der Website',
  }),
  search: words({ nl: 'Zoekmachine', fr: 'Moteur de recherche', en: 'Search engine', de: 'Suchmaschine' }),
  portal: words({
    nl: 'Vastgoedportaal',
    fr: 'Portail immobilier',
    en: 'Property portal',
    de: 'Immobilienportal',
  }),
  mail: words({ nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' }),
  direct: words({ nl: 'Rechtstreeks', fr: 'Accès direct', en: 'Direct', de: 'Direkt' }),
  other: words({
    nl: 'Andere website of campagne',
    fr: 'Autre site ou campagne',
    en: 'Other website or campaign',
    de: 'Andere Website oder Kampagne',
  }),
  unknown: words({ nl: 'Niet bekend', fr: 'Inconnue', en: 'Not known', de: 'Unbekannt' }),
}
