import { labels } from '../world/language'

export const floodZones = [
  labels(
    'Niet gelegen in overstromingsgebied',
    'Hors zone inondable',
    'Not in a flood zone',
    'Nicht im Überschwemmungsgebiet',
  ),
  labels(
    'Gelegen in afgebakend overstromingsgebied',
    'En zone inondable délimitée',
    'In a delimited flood zone',
    'Im abgegrenzten Überschwemmungsgebiet',
  ),
]

export const riparianZones = [
  labels(
    'Niet gelegen in afgebakende oeverzone',
    'Hors zone riveraine délimitée',
    'Not in a delimited riparian zone',
    'Nicht in abgegrenzter Uferzone',
  ),
  labels(
    'Gelegen in afgebakende oeverzone',
    'En zone riveraine délimitée',
    'In a delimited riparian zone',
    'In abgegrenzter Uferzone',
  ),
]

export const floodRisks = [
  labels('Geen risicozone', 'Pas de zone à risque', 'No risk zone', 'Keine Risikozone'),
  labels(
    'Risicozone voor overstroming',
    "Zone à risque d'inondation",
    'Flood risk zone',
    'Überschwemmungsrisikozone',
  ),
]

export const asbestosTypes = [
  labels('Asbestveilig', "Sans risque d'amiante", 'Asbestos-safe', 'Asbestsicher'),
  labels('Niet asbestveilig', "Présence d'amiante", 'Not asbestos-safe', 'Nicht asbestsicher'),
]

export const inspections = [
  labels('Conform', 'Conforme', 'Compliant', 'Konform'),
  labels('Niet conform', 'Non conforme', 'Not compliant', 'Nicht konform'),
]

export const heritageNames = [
  labels('Niet beschermd', 'Non classé', 'Not listed', 'Nicht denkmalgeschützt'),
  labels('Beschermd monument', 'Monument classé', 'Listed monument', 'Denkmalgeschützt'),
]

export const servitudeTexts = [
  labels(
    'Geen gekende erfdienstbaarheden',
    'Pas de servitude connue',
    'No known easements',
    'Keine bekannten Dienstbarkeiten',
  ),
  labels(
    'Recht van doorgang langs de achterzijde',
    "Droit de passage à l'arrière",
    'Right of way at the rear',
    'Wegerecht an der Rückseite',
  ),
]

export const vatRegimes = {
  registration: labels(
    'Registratierechten',
    "Droits d'enregistrement",
    'Registration duties',
    'Registrierungsgebühren',
  ),
  vat: labels('Btw-stelsel', 'Régime TVA', 'VAT regime', 'Mehrwertsteuer'),
}

export const energyStates = {
  '': labels('', '', '', ''),
  requested: labels('Aangevraagd', 'Demandé', 'Requested', 'Beantragt'),
  'n/a': labels('Niet van toepassing', "Pas d'application", 'Not applicable', 'Entfällt'),
}

export const reasonsToSell = [
  labels('', '', '', ''),
  labels(
    'Verhuis naar een kleinere woning',
    'Déménagement vers un logement plus petit',
    'Moving to a smaller home',
    'Umzug in ein kleineres Zuhause',
  ),
  labels('Nalatenschap', 'Succession', 'Inheritance', 'Nachlass'),
]

export const reasonsToLet = [
  labels('', '', '', ''),
  labels('Vertrek naar het buitenland', "Départ à l'étranger", 'Moving abroad', 'Umzug ins Ausland'),
  labels('Belegging', 'Placement', 'Investment', 'Kapitalanlage'),
]

/** What the land is used for today. */
export const areaUses = {
  home: labels('Wonen', 'Habitat', 'Housing', 'Wohnen'),
  trade: labels('Handel en diensten', 'Commerce et services', 'Trade and services', 'Handel und Dienste'),
  farming: labels('Landbouw', 'Agriculture', 'Farming', 'Landwirtschaft'),
  fallow: labels('Braakliggend', 'En friche', 'Vacant land', 'Brachland'),
}

export const planningInformation = [
  labels(
    'Ontvangen van de gemeente',
    'Reçus de la commune',
    'Received from the municipality',
    'Von der Gemeinde erhalten',
  ),
  labels(
    'Aangevraagd bij de gemeente',
    'Demandés à la commune',
    'Requested from the municipality',
    'Bei der Gemeinde angefragt',
  ),
]

/** The latest lawful use, which Brussels asks for. */
export const lawfulUses = {
  home: labels('Eengezinswoning', 'Logement unifamilial', 'Single-family home', 'Einfamilienhaus'),
  flats: labels('Meergezinswoning', 'Logement collectif', 'Multiple dwelling', 'Mehrfamilienhaus'),
  trade: labels('Handel', 'Commerce', 'Trade', 'Handel'),
  office: labels('Kantoor', 'Bureau', 'Office', 'Büro'),
  production: labels('Productieactiviteit', 'Activité productive', 'Production', 'Produktion'),
  parking: labels('Parkeren', 'Parking', 'Parking', 'Parken'),
}
