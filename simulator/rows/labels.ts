import { type Labels, labels } from '../world/language'

export const goalStates: Record<number, Labels> = {
  1: labels('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
  2: labels('Te huur', 'À louer', 'To let', 'Zu vermieten'),
  3: labels('In optie', 'Sous option', 'Under option', 'Reserviert'),
  4: labels('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
  5: labels('Verhuurd', 'Loué', 'Let', 'Vermietet'),
}

export const statusNames: Record<number, Labels> = {
  0: labels('Prospect', 'Prospect', 'Prospect', 'Interessent'),
  1: labels('Actief', 'Actif', 'Active', 'Aktiv'),
  2: labels('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
  3: labels('Geannuleerd', 'Annulé', 'Cancelled', 'Storniert'),
  4: labels('Verhuurd', 'Loué', 'Let', 'Vermietet'),
  5: labels('Inactief', 'Inactif', 'Inactive', 'Inaktiv'),
  6: labels('Referentie', 'Référence', 'Reference', 'Referenz'),
}

/** The agency's own sub states; `marquee` as the platform sends it, a string. */
export const substatuses = [
  { id: 1, shortName: 'NW', marquee: '1', showOnMap: true, name: labels('Nieuw', 'Nouveau', 'New', 'Neu') },
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
    name: labels('Over te nemen', 'À remettre', 'Business for sale', 'Zu übernehmen'),
  },
  {
    id: 12,
    shortName: 'PV',
    marquee: '',
    showOnMap: true,
    name: labels('Project in verkoop', 'Projet en vente', 'Project on sale', 'Projekt im Verkauf'),
  },
  {
    id: 13,
    shortName: 'PU',
    marquee: '4',
    showOnMap: false,
    name: labels('Project uitverkocht', 'Projet vendu', 'Project sold out', 'Projekt ausverkauft'),
  },
]

export const substatusById = new Map(substatuses.map((row) => [row.id, row]))

export const priceUnits: Record<number, Labels> = {
  1: labels('€', '€', '€', '€'),
  2: labels('€/maand', '€/mois', '€/month', '€/Monat'),
  7: labels('Vanaf', 'À partir de', 'Starting from', 'Ab'),
}

export const countries = [
  { id: 10, abbr: 'B', code: 'BEL', name: labels('België', 'Belgique', 'Belgium', 'Belgien') },
  { id: 50, abbr: 'L', code: 'LUX', name: labels('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg') },
  { id: 63, abbr: 'NL', code: 'NLD', name: labels('Nederland', 'Pays-Bas', 'Netherlands', 'Niederlande') },
  { id: 33, abbr: 'F', code: 'FRA', name: labels('Frankrijk', 'France', 'France', 'Frankreich') },
  { id: 26, abbr: 'D', code: 'DEU', name: labels('Duitsland', 'Allemagne', 'Germany', 'Deutschland') },
]

export const countryById = new Map(countries.map((row) => [row.id, row]))

export const conditionNames: Record<number, Labels> = {
  1: labels('Goed onderhouden', 'Bien entretenu', 'Well kept', 'Gepflegt'),
  2: labels('Nieuw', 'Neuf', 'New', 'Neu'),
  3: labels('Te bouwen', 'À construire', 'To be built', 'Im Bau'),
  4: labels('Te renoveren', 'À rénover', 'To renovate', 'Renovierungsbedürftig'),
  5: labels('Gerenoveerd', 'Rénové', 'Renovated', 'Renoviert'),
  9: labels('Op te frissen', 'À rafraîchir', 'To refresh', 'Aufzufrischen'),
}

export const constructionNames: Record<number, Labels> = {
  1: labels('Open bebouwing', '4 façades', 'Detached', 'Freistehend'),
  2: labels('Gesloten bebouwing', '2 façades', 'Terraced', 'Geschlossene Bauweise'),
  3: labels('Halfopen bebouwing', '3 façades', 'Semi-detached', 'Halboffene Bauweise'),
}

export const styleNames = {
  classic: labels('Klassiek', 'Classique', 'Classic', 'Klassisch'),
  interwar: labels('Interbellum', 'Entre-deux-guerres', 'Interwar', 'Zwischenkriegszeit'),
  modern: labels('Modern', 'Moderne', 'Modern', 'Modern'),
  contemporary: labels('Hedendaags', 'Contemporain', 'Contemporary', 'Zeitgenössisch'),
  rural: labels('Landelijk', 'Rural', 'Rural', 'Ländlich'),
}

export const kitchenNames: Record<number, Labels> = {
  1: labels('Geen', 'Aucune', 'None', 'Keine'),
  4: labels('Volledig ingericht', 'Entièrement équipée', 'Fully fitted', 'Vollständig ausgestattet'),
  7: labels('Ingericht', 'Équipée', 'Fitted', 'Ausgestattet'),
  8: labels('Half ingericht', 'Semi-équipée', 'Partly fitted', 'Teilweise ausgestattet'),
  10: labels('Hyper ingericht', 'Hyper équipée', 'Luxury fitted', 'Hochwertig ausgestattet'),
  12: labels('Open keuken', 'Cuisine américaine', 'Open kitchen', 'Offene Küche'),
}

export const heatingNames: Record<number, Labels> = {
  1: labels('Individueel', 'Individuel', 'Individual', 'Einzelheizung'),
  2: labels('Collectief', 'Collectif', 'Collective', 'Zentral für das Gebäude'),
  7: labels('Niet van toepassing', "Pas d'application", 'Not applicable', 'Entfällt'),
}

export const heatingSources: Record<number, Labels> = {
  1: labels('Geen', 'Aucun', 'None', 'Keine'),
  2: labels('Elektrisch', 'Électrique', 'Electric', 'Elektrisch'),
  3: labels(
    'Centrale verwarming op gas',
    'Chauffage central au gaz',
    'Gas central heating',
    'Gaszentralheizung',
  ),
  4: labels(
    'Centrale verwarming op stookolie',
    'Chauffage central au mazout',
    'Oil central heating',
    'Ölzentralheizung',
  ),
  15: labels('Warmtepomp', 'Pompe à chaleur', 'Heat pump', 'Wärmepumpe'),
  17: labels('Pellets', 'Pellets', 'Pellets', 'Pellets'),
}

export const glazingNames: Record<number, Labels> = {
  1: labels('Enkel glas', 'Simple vitrage', 'Single glazing', 'Einfachverglasung'),
  2: labels('Dubbel glas', 'Double vitrage', 'Double glazing', 'Doppelverglasung'),
  3: labels('Driedubbel glas', 'Triple vitrage', 'Triple glazing', 'Dreifachverglasung'),
}

export const frameNames: Record<number, Labels> = {
  1: labels('Hout', 'Bois', 'Wood', 'Holz'),
  2: labels('PVC', 'PVC', 'PVC', 'PVC'),
  3: labels('Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
}

export const roofNames: Record<number, Labels> = {
  4: labels('Mansardedak', 'Toit mansardé', 'Mansard roof', 'Mansarddach'),
  6: labels('Plat dak', 'Toit plat', 'Flat roof', 'Flachdach'),
  11: labels('Schilddak', 'Toit à croupes', 'Hip roof', 'Walmdach'),
  12: labels('Zadeldak', 'Toit à deux versants', 'Gable roof', 'Satteldach'),
}

export const roofMaterials = [
  labels('Dakpannen', 'Tuiles', 'Tiles', 'Dachziegel'),
  labels('Leien', 'Ardoises', 'Slate', 'Schiefer'),
  labels('Roofing', 'Roofing', 'Bitumen', 'Dachbahn'),
]

export const floorCoverings = [
  labels('Tegels', 'Carrelage', 'Tiles', 'Fliesen'),
  labels('Parket', 'Parquet', 'Parquet', 'Parkett'),
  labels('Tegels en parket', 'Carrelage et parquet', 'Tiles and parquet', 'Fliesen und Parkett'),
  labels('Laminaat', 'Stratifié', 'Laminate', 'Laminat'),
]

export const orientationNames: Record<number, Labels> = {
  1: labels('Oost', 'Est', 'East', 'Ost'),
  2: labels('West', 'Ouest', 'West', 'West'),
  3: labels('Zuid', 'Sud', 'South', 'Süd'),
  4: labels('Noord', 'Nord', 'North', 'Nord'),
  5: labels('Zuidwest', 'Sud-ouest', 'South-west', 'Südwest'),
  6: labels('Zuidoost', 'Sud-est', 'South-east', 'Südost'),
}

export const availabilityNames: Record<number, Labels> = {
  1: labels('Bij akte', "À l'acte", 'At deed', 'Bei der Beurkundung'),
  2: labels('Na de werken', 'Après travaux', 'After completion', 'Nach Fertigstellung'),
  3: labels('Overeen te komen', 'À convenir', 'By agreement', 'Nach Vereinbarung'),
  5: labels('Onmiddellijk', 'Immédiatement', 'Immediately', 'Sofort'),
  6: labels(
    'Met eerbiediging van de huur',
    'En respectant le bail',
    'Subject to lease',
    'Mit bestehendem Mietvertrag',
  ),
  7: labels('Op datum', 'À une date', 'At date', 'Ab Datum'),
}

export const zoneNames: Record<number, Labels> = {
  1: labels('Woongebied', "Zone d'habitat", 'Residential area', 'Wohngebiet'),
  2: labels('Gemengd woongebied', "Zone d'habitat mixte", 'Mixed residential area', 'Mischgebiet'),
  3: labels(
    'Gebied voor economische activiteit',
    "Zone d'activité économique",
    'Economic activity area',
    'Gewerbegebiet',
  ),
  4: labels('Industriegebied', 'Zone industrielle', 'Industrial area', 'Industriegebiet'),
  8: labels('Agrarisch gebied', 'Zone agricole', 'Agricultural area', 'Landwirtschaftsgebiet'),
  20: labels('Woonpark', 'Parc résidentiel', 'Residential park', 'Wohnpark'),
  21: labels(
    'Woonuitbreidingsgebied',
    "Zone d'extension d'habitat",
    'Residential expansion area',
    'Wohnerweiterungsgebiet',
  ),
  22: labels(
    'Woongebied met landelijk karakter',
    "Zone d'habitat à caractère rural",
    'Rural residential area',
    'Wohngebiet mit ländlichem Charakter',
  ),
}
