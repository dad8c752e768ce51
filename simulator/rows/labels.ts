import { type Labels, labels } from '../world/language'

export const goalStates: Record<number, Labels> = {
  1: labels({ nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }),
  2: labels({ nl: 'Te huur', fr: 'À louer', en: 'To let', de: 'Zu vermieten' }),
  3: labels({ nl: 'In optie', fr: 'Sous option', en: 'Under option', de: 'Reserviert' }),
  4: labels({ nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' }),
  5: labels({ nl: 'Verhuurd', fr: 'Loué', en: 'Let', de: 'Vermietet' }),
}

export const statusNames: Record<number, Labels> = {
  0: labels({ nl: 'Prospect', fr: 'Prospect', en: 'Prospect', de: 'Interessent' }),
  1: labels({ nl: 'Actief', fr: 'Actif', en: 'Active', de: 'Aktiv' }),
  2: labels({ nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' }),
  3: labels({ nl: 'Geannuleerd', fr: 'Annulé', en: 'Cancelled', de: 'Storniert' }),
  4: labels({ nl: 'Verhuurd', fr: 'Loué', en: 'Let', de: 'Vermietet' }),
  5: labels({ nl: 'Inactief', fr: 'Inactif', en: 'Inactive', de: 'Inaktiv' }),
  6: labels({ nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' }),
}

/** The agency's own sub states; `marquee` as the platform sends it, a string. */
export const substatuses = [
  {
    id: 1,
    shortName: 'NW',
    marquee: '1',
    showOnMap: true,
    name: labels({ nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' }),
  },
  { id: 2, shortName: 'TK', marquee: '1', showOnMap: true, name: goalStates[1]! },
  { id: 3, shortName: 'TH', marquee: '2', showOnMap: true, name: goalStates[2]! },
  { id: 4, shortName: 'OP', marquee: '3', showOnMap: true, name: goalStates[3]! },
  { id: 6, shortName: 'VK', marquee: '4', showOnMap: false, name: goalStates[4]! },
  { id: 7, shortName: 'VH', marquee: '5', showOnMap: false, name: goalStates[5]! },
  {
    id: 9,
    shortName: 'OV',
    marquee: '2',
    showOnMap: true,
    name: labels({ nl: 'Over te nemen', fr: 'À remettre', en: 'Business for sale', de: 'Zu übernehmen' }),
  },
  {
    id: 12,
    shortName: 'PV',
    marquee: '',
    showOnMap: true,
    name: labels({
      nl: 'Project in verkoop',
      fr: 'Projet en vente',
      en: 'Project on sale',
      de: 'Projekt im Verkauf',
    }),
  },
  {
    id: 13,
    shortName: 'PU',
    marquee: '4',
    showOnMap: false,
    name: labels({
      nl: 'Project uitverkocht',
      fr: 'Projet vendu',
      en: 'Project sold out',
      de: 'Projekt ausverkauft',
    }),
  },
]

export const substatusById = new Map(substatuses.map((row) => [row.id, row]))

export const priceUnits: Record<number, Labels> = {
  1: labels({ nl: '€', fr: '€', en: '€', de: '€' }),
  2: labels({ nl: '€/maand', fr: '€/mois', en: '€/month', de: '€/Monat' }),
  7: labels({ nl: 'Vanaf', fr: 'À partir de', en: 'Starting from', de: 'Ab' }),
}

export const countries = [
  {
    id: 10,
    abbr: 'B',
    code: 'BEL',
    name: labels({ nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' }),
  },
  {
    id: 50,
    abbr: 'L',
    code: 'LUX',
    name: labels({ nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }),
  },
  {
    id: 63,
    abbr: 'NL',
    code: 'NLD',
    name: labels({ nl: 'Nederland', fr: 'Pays-Bas', en: 'Netherlands', de: 'Niederlande' }),
  },
  {
    id: 33,
    abbr: 'F',
    code: 'FRA',
    name: labels({ nl: 'Frankrijk', fr: 'France', en: 'France', de: 'Frankreich' }),
  },
  {
    id: 26,
    abbr: 'D',
    code: 'DEU',
    name: labels({ nl: 'Duitsland', fr: 'Allemagne', en: 'Germany', de: 'Deutschland' }),
  },
]

export const countryById = new Map(countries.map((row) => [row.id, row]))

export const conditionNames: Record<number, Labels> = {
  1: labels({ nl: 'Goed onderhouden', fr: 'Bien entretenu', en: 'Well kept', de: 'Gepflegt' }),
  2: labels({ nl: 'Nieuw', fr: 'Neuf', en: 'New', de: 'Neu' }),
  3: labels({ nl: 'Te bouwen', fr: 'À construire', en: 'To be built', de: 'Im Bau' }),
  4: labels({ nl: 'Te renoveren', fr: 'À rénover', en: 'To renovate', de: 'Renovierungsbedürftig' }),
  5: labels({ nl: 'Gerenoveerd', fr: 'Rénové', en: 'Renovated', de: 'Renoviert' }),
  9: labels({ nl: 'Op te frissen', fr: 'À rafraîchir', en: 'To refresh', de: 'Aufzufrischen' }),
}

export const constructionNames: Record<number, Labels> = {
  1: labels({ nl: 'Open bebouwing', fr: '4 façades', en: 'Detached', de: 'Freistehend' }),
  2: labels({ nl: 'Gesloten bebouwing', fr: '2 façades', en: 'Terraced', de: 'Geschlossene Bauweise' }),
  3: labels({ nl: 'Halfopen bebouwing', fr: '3 façades', en: 'Semi-detached', de: 'Halboffene Bauweise' }),
}

export const styleNames = {
  classic: labels({ nl: 'Klassiek', fr: 'Classique', en: 'Classic', de: 'Klassisch' }),
  interwar: labels({ nl: 'Interbellum', fr: 'Entre-deux-guerres', en: 'Interwar', de: 'Zwischenkriegszeit' }),
  modern: labels({ nl: 'Modern', fr: 'Moderne', en: 'Modern', de: 'Modern' }),
  contemporary: labels({ nl: 'Hedendaags', fr: 'Contemporain', en: 'Contemporary', de: 'Zeitgenössisch' }),
  rural: labels({ nl: 'Landelijk', fr: 'Rural', en: 'Rural', de: 'Ländlich' }),
}

export const kitchenNames: Record<number, Labels> = {
  1: labels({ nl: 'Geen', fr: 'Aucune', en: 'None', de: 'Keine' }),
  4: labels({
    nl: 'Volledig ingericht',
    fr: 'Entièrement équipée',
    en: 'Fully fitted',
    de: 'Vollständig ausgestattet',
  }),
  7: labels({ nl: 'Ingericht', fr: 'Équipée', en: 'Fitted', de: 'Ausgestattet' }),
  8: labels({ nl: 'Half ingericht', fr: 'Semi-équipée', en: 'Partly fitted', de: 'Teilweise ausgestattet' }),
  10: labels({
    nl: 'Hyper ingericht',
    fr: 'Hyper équipée',
    en: 'Luxury fitted',
    de: 'Hochwertig ausgestattet',
  }),
  12: labels({ nl: 'Open keuken', fr: 'Cuisine américaine', en: 'Open kitchen', de: 'Offene Küche' }),
}

export const heatingNames: Record<number, Labels> = {
  1: labels({ nl: 'Individueel', fr: 'Individuel', en: 'Individual', de: 'Individuell' }),
  2: labels({ nl: 'Collectief', fr: 'Collectif', en: 'Collective', de: 'Zentral für das Gebäude' }),
  7: labels({ nl: 'Niet van toepassing', fr: "Pas d'application", en: 'Not applicable', de: 'Entfällt' }),
}

export const heatingSources: Record<number, Labels> = {
  1: labels({ nl: 'Geen', fr: 'Aucun', en: 'None', de: 'Keine' }),
  2: labels({ nl: 'Elektrisch', fr: 'Électrique', en: 'Electric', de: 'Elektrisch' }),
  3: labels({
    nl: 'Centrale verwarming op gas',
    fr: 'Chauffage central au gaz',
    en: 'Gas central heating',
    de: 'Gaszentralheizung',
  }),
  4: labels({
    nl: 'Centrale verwarming op stookolie',
    fr: 'Chauffage central au mazout',
    en: 'Oil central heating',
    de: 'Ölzentralheizung',
  }),
  15: labels({ nl: 'Warmtepomp', fr: 'Pompe à chaleur', en: 'Heat pump', de: 'Wärmepumpe' }),
  17: labels({ nl: 'Pellets', fr: 'Pellets', en: 'Pellets', de: 'Pellets' }),
}

export const glazingNames: Record<number, Labels> = {
  1: labels({ nl: 'Enkel glas', fr: 'Simple vitrage', en: 'Single glazing', de: 'Einfachverglasung' }),
  2: labels({ nl: 'Dubbel glas', fr: 'Double vitrage', en: 'Double glazing', de: 'Doppelverglasung' }),
  3: labels({ nl: 'Driedubbel glas', fr: 'Triple vitrage', en: 'Triple glazing', de: 'Dreifachverglasung' }),
}

export const frameNames: Record<number, Labels> = {
  1: labels({ nl: 'Hout', fr: 'Bois', en: 'Wood', de: 'Holz' }),
  2: labels({ nl: 'PVC', fr: 'PVC', en: 'PVC', de: 'PVC' }),
  3: labels({ nl: 'Aluminium', fr: 'Aluminium', en: 'Aluminium', de: 'Aluminium' }),
}

export const roofNames: Record<number, Labels> = {
  4: labels({ nl: 'Mansardedak', fr: 'Toit mansardé', en: 'Mansard roof', de: 'Mansarddach' }),
  6: labels({ nl: 'Plat dak', fr: 'Toit plat', en: 'Flat roof', de: 'Flachdach' }),
  11: labels({ nl: 'Schilddak', fr: 'Toit à croupes', en: 'Hip roof', de: 'Walmdach' }),
  12: labels({ nl: 'Zadeldak', fr: 'Toit à deux versants', en: 'Gable roof', de: 'Satteldach' }),
}

export const roofMaterials = [
  labels({ nl: 'Dakpannen', fr: 'Tuiles', en: 'Tiles', de: 'Dachziegel' }),
  labels({ nl: 'Leien', fr: 'Ardoises', en: 'Slate', de: 'Schiefer' }),
  labels({ nl: 'Roofing', fr: 'Roofing', en: 'Bitumen', de: 'Dachbahn' }),
]

export const floorCoverings = [
  labels({ nl: 'Tegels', fr: 'Carrelage', en: 'Tiles', de: 'Fliesen' }),
  labels({ nl: 'Parket', fr: 'Parquet', en: 'Parquet', de: 'Parkett' }),
  labels({
    nl: 'Tegels en parket',
    fr: 'Carrelage et parquet',
    en: 'Tiles and parquet',
    de: 'Fliesen und Parkett',
  }),
  labels({ nl: 'Laminaat', fr: 'Stratifié', en: 'Laminate', de: 'Laminat' }),
]

export const orientationNames: Record<number, Labels> = {
  1: labels({ nl: 'Oost', fr: 'Est', en: 'East', de: 'Ost' }),
  2: labels({ nl: 'West', fr: 'Ouest', en: 'West', de: 'West' }),
  3: labels({ nl: 'Zuid', fr: 'Sud', en: 'South', de: 'Süd' }),
  4: labels({ nl: 'Noord', fr: 'Nord', en: 'North', de: 'Nord' }),
  5: labels({ nl: 'Zuidwest', fr: 'Sud-ouest', en: 'South-west', de: 'Südwest' }),
  6: labels({ nl: 'Zuidoost', fr: 'Sud-est', en: 'South-east', de: 'Südost' }),
}

export const availabilityNames: Record<number, Labels> = {
  1: labels({ nl: 'Bij akte', fr: "À l'acte", en: 'At deed', de: 'Bei der Beurkundung' }),
  2: labels({ nl: 'Na de werken', fr: 'Après travaux', en: 'After completion', de: 'Nach Fertigstellung' }),
  3: labels({ nl: 'Overeen te komen', fr: 'À convenir', en: 'By agreement', de: 'Nach Vereinbarung' }),
  5: labels({ nl: 'Onmiddellijk', fr: 'Immédiatement', en: 'Immediately', de: 'Sofort' }),
  6: labels({
    nl: 'Met eerbiediging van de huur',
    fr: 'En respectant le bail',
    en: 'Subject to lease',
    de: 'Mit bestehendem Mietvertrag',
  }),
  7: labels({ nl: 'Op datum', fr: 'À une date', en: 'At date', de: 'Ab Datum' }),
}

export const zoneNames: Record<number, Labels> = {
  1: labels({ nl: 'Woongebied', fr: "Zone d'habitat", en: 'Residential area', de: 'Wohngebiet' }),
  2: labels({
    nl: 'Gemengd woongebied',
    fr: "Zone d'habitat mixte",
    en: 'Mixed residential area',
    de: 'Mischgebiet',
  }),
  3: labels({
    nl: 'Gebied voor economische activiteit',
    fr: "Zone d'activité économique",
    en: 'Economic activity area',
    de: 'Gewerbegebiet',
  }),
  4: labels({ nl: 'Industriegebied', fr: 'Zone industrielle', en: 'Industrial area', de: 'Industriegebiet' }),
  8: labels({
    nl: 'Agrarisch gebied',
    fr: 'Zone agricole',
    en: 'Agricultural area',
    de: 'Landwirtschaftsgebiet',
  }),
  20: labels({ nl: 'Woonpark', fr: 'Parc résidentiel', en: 'Residential park', de: 'Wohnpark' }),
  21: labels({
    nl: 'Woonuitbreidingsgebied',
    fr: "Zone d'extension d'habitat",
    en: 'Residential expansion area',
    de: 'Wohnerweiterungsgebiet',
  }),
  22: labels({
    nl: 'Woongebied met landelijk karakter',
    fr: "Zone d'habitat à caractère rural",
    en: 'Rural residential area',
    de: 'Wohngebiet mit ländlichem Charakter',
  }),
}
