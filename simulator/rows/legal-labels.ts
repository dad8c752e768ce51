import { labels } from '../world/language'

export const floodZones = [
  labels({
    nl: 'Niet gelegen in overstromingsgebied',
    fr: 'Hors zone inondable',
    en: 'Not in a flood zone',
    de: 'Nicht im Überschwemmungsgebiet',
  }),
  labels({
    nl: 'Gelegen in afgebakend overstromingsgebied',
    fr: 'En zone inondable délimitée',
    en: 'In a designated flood zone',
    de: 'Im abgegrenzten Überschwemmungsgebiet',
  }),
]

export const riparianZones = [
  labels({
    nl: 'Niet gelegen in afgebakende oeverzone',
    fr: 'Hors zone riveraine délimitée',
    en: 'Not in a designated riparian zone',
    de: 'Nicht in abgegrenzter Uferzone',
  }),
  labels({
    nl: 'Gelegen in afgebakende oeverzone',
    fr: 'En zone riveraine délimitée',
    en: 'In a designated riparian zone',
    de: 'In abgegrenzter Uferzone',
  }),
]

export const floodRisks = [
  labels({ nl: 'Geen risicozone', fr: 'Pas de zone à risque', en: 'No risk zone', de: 'Keine Risikozone' }),
  labels({
    nl: 'Risicozone voor overstroming',
    fr: "Zone à risque d'inondation",
    en: 'Flood risk zone',
    de: 'Überschwemmungsrisikozone',
  }),
]

export const asbestosTypes = [
  labels({ nl: 'Asbestveilig', fr: "Sans risque d'amiante", en: 'Asbestos-safe', de: 'Asbestsicher' }),
  labels({
    nl: 'Niet asbestveilig',
    fr: "Présence d'amiante",
    en: 'Not asbestos-safe',
    de: 'Nicht asbestsicher',
  }),
]

export const inspections = [
  labels({ nl: 'Conform', fr: 'Conforme', en: 'Compliant', de: 'Konform' }),
  labels({ nl: 'Niet conform', fr: 'Non conforme', en: 'Not compliant', de: 'Nicht konform' }),
]

export const heritageNames = [
  labels({ nl: 'Niet beschermd', fr: 'Non classé', en: 'Not listed', de: 'Nicht denkmalgeschützt' }),
  labels({ nl: 'Beschermd monument', fr: 'Monument classé', en: 'Listed monument', de: 'Denkmalgeschützt' }),
]

export const servitudeTexts = [
  labels({
    nl: 'Geen gekende erfdienstbaarheden',
    fr: 'Pas de servitude connue',
    en: 'No known easements',
    de: 'Keine bekannten Dienstbarkeiten',
  }),
  labels({
    nl: 'Recht van doorgang langs de achterzijde',
    fr: "Droit de passage à l'arrière",
    en: 'Right of way at the rear',
    de: 'Wegerecht an der Rückseite',
  }),
]

export const vatRegimes = {
  registration: labels({
    nl: 'Registratierechten',
    fr: "Droits d'enregistrement",
    en: 'Registration duties',
    de: 'Registrierungsgebühren',
  }),
  vat: labels({ nl: 'Btw-stelsel', fr: 'Régime TVA', en: 'VAT regime', de: 'Mehrwertsteuer' }),
}

export const energyStates = {
  '': labels({ nl: '', fr: '', en: '', de: '' }),
  requested: labels({ nl: 'Aangevraagd', fr: 'Demandé', en: 'Requested', de: 'Beantragt' }),
  'n/a': labels({ nl: 'Niet van toepassing', fr: "Pas d'application", en: 'Not applicable', de: 'Entfällt' }),
}

export const reasonsToSell = [
  labels({ nl: '', fr: '', en: '', de: '' }),
  labels({
    nl: 'Verhuis naar een kleinere woning',
    fr: 'Déménagement vers un logement plus petit',
    en: 'Moving to a smaller home',
    de: 'Umzug in ein kleineres Zuhause',
  }),
  labels({ nl: 'Nalatenschap', fr: 'Succession', en: 'Inheritance', de: 'Nachlass' }),
]

export const reasonsToLet = [
  labels({ nl: '', fr: '', en: '', de: '' }),
  labels({
    nl: 'Vertrek naar het buitenland',
    fr: "Départ à l'étranger",
    en: 'Moving abroad',
    de: 'Umzug ins Ausland',
  }),
  labels({ nl: 'Belegging', fr: 'Placement', en: 'Investment', de: 'Kapitalanlage' }),
]

/** What the land is used for today. */
export const areaUses = {
  home: labels({ nl: 'Wonen', fr: 'Habitat', en: 'Housing', de: 'Wohnen' }),
  trade: labels({
    nl: 'Handel en diensten',
    fr: 'Commerce et services',
    en: 'Trade and services',
    de: 'Handel und Dienste',
  }),
  farming: labels({ nl: 'Landbouw', fr: 'Agriculture', en: 'Farming', de: 'Landwirtschaft' }),
  fallow: labels({ nl: 'Braakliggend', fr: 'En friche', en: 'Vacant land', de: 'Brachland' }),
}

export const planningInformation = [
  labels({
    nl: 'Ontvangen van de gemeente',
    fr: 'Reçus de la commune',
    en: 'Received from the municipality',
    de: 'Von der Gemeinde erhalten',
  }),
  labels({
    nl: 'Aangevraagd bij de gemeente',
    fr: 'Demandés à la commune',
    en: 'Requested from the municipality',
    de: 'Bei der Gemeinde angefragt',
  }),
]

/** The latest lawful use, which Brussels asks for. */
export const lawfulUses = {
  home: labels({
    nl: 'Eengezinswoning',
    fr: 'Logement unifamilial',
    en: 'Single-family home',
    de: 'Einfamilienhaus',
  }),
  flats: labels({
    nl: 'Meergezinswoning',
    fr: 'Logement collectif',
    en: 'Multiple dwelling',
    de: 'Mehrfamilienhaus',
  }),
  trade: labels({ nl: 'Handel', fr: 'Commerce', en: 'Trade', de: 'Handel' }),
  office: labels({ nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' }),
  production: labels({
    nl: 'Productieactiviteit',
    fr: 'Activité productive',
    en: 'Production',
    de: 'Produktion',
  }),
  parking: labels({ nl: 'Parkeren', fr: 'Parking', en: 'Parking', de: 'Parken' }),
}
