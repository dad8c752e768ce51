import { inAllLanguages, type Language, type Written } from '@/domain/language'

/** The platform sends codes where others send words: these are the words, in every language. */
const words = {
  // Types and subtypes.
  apartment: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  house: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  commercial: { nl: 'Handelspand', fr: 'Bien commercial', en: 'Commercial property', de: 'Gewerbeobjekt' },
  office: { nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' },
  land: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  parking: { nl: 'Parking', fr: 'Parking', en: 'Parking', de: 'Stellplatz' },
  detached: { nl: 'Open bebouwing', fr: 'Maison 4 façades', en: 'Detached house', de: 'Freistehendes Haus' },
  semi_detached: {
    ...{ nl: 'Halfopen bebouwing', fr: 'Maison 3 façades' },
    ...{ en: 'Semi-detached house', de: 'Doppelhaushälfte' },
  },
  terraced: { nl: 'Rijwoning', fr: 'Maison mitoyenne', en: 'Terraced house', de: 'Reihenhaus' },
  townhouse: { nl: 'Stadswoning', fr: 'Maison de ville', en: 'Town house', de: 'Stadthaus' },
  bungalow: { nl: 'Bungalow', fr: 'Bungalow', en: 'Bungalow', de: 'Bungalow' },
  cottage: { nl: 'Landhuisje', fr: 'Cottage', en: 'Cottage', de: 'Landhaus' },
  mansion: {
    ...{ nl: 'Herenhuis', fr: 'Maison de maître' },
    ...{ en: 'Period town house', de: 'Herrschaftliches Stadthaus' },
  },
  farm: { nl: 'Hoeve', fr: 'Ferme', en: 'Farmhouse', de: 'Bauernhof' },
  condo: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Eigentumswohnung' },
  loft: { nl: 'Loft', fr: 'Loft', en: 'Loft', de: 'Loft' },
  duplex: { nl: 'Duplex', fr: 'Duplex', en: 'Duplex', de: 'Maisonette' },
  penthouse: { nl: 'Penthouse', fr: 'Penthouse', en: 'Penthouse', de: 'Penthouse' },
  student_accommodation: {
    ...{ nl: 'Studentenkamer', fr: 'Kot', en: 'Student room', de: 'Studentenzimmer' },
  },
  shop: { nl: 'Winkel', fr: 'Magasin', en: 'Shop', de: 'Laden' },
  retail: { nl: 'Winkelruimte', fr: 'Surface commerciale', en: 'Retail space', de: 'Ladenfläche' },
  warehouse: { nl: 'Magazijn', fr: 'Entrepôt', en: 'Warehouse', de: 'Lagerhalle' },
  industrial: {
    nl: 'Industriegebouw',
    fr: 'Bâtiment industriel',
    en: 'Industrial building',
    de: 'Industriegebäude',
  },
  healthcare: { nl: 'Praktijkruimte', fr: 'Espace médical', en: 'Practice', de: 'Praxisräume' },
  coworking: { nl: 'Coworking', fr: 'Coworking', en: 'Coworking space', de: 'Coworking' },
  flex_office: { nl: 'Flexkantoor', fr: 'Bureau flexible', en: 'Flexible office', de: 'Flexibles Büro' },
  open_office: { nl: 'Landschapskantoor', fr: 'Bureau paysager', en: 'Open-plan office', de: 'Großraumbüro' },
  investment_property: {
    ...{ nl: 'Opbrengsteigendom', fr: 'Immeuble de rapport' },
    ...{ en: 'Investment property', de: 'Renditeobjekt' },
  },
  agricultural: { nl: 'Landbouwgrond', fr: 'Terrain agricole', en: 'Farmland', de: 'Ackerland' },
  buildable: { nl: 'Bouwgrond', fr: 'Terrain à bâtir', en: 'Building plot', de: 'Baugrundstück' },
  recreational: {
    nl: 'Recreatiegrond',
    fr: 'Terrain de loisirs',
    en: 'Leisure land',
    de: 'Freizeitgrundstück',
  },
  pasture_land: { nl: 'Weiland', fr: 'Prairie', en: 'Pasture', de: 'Weideland' },
  private_garage: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' },
  indoor_parking_space: {
    ...{ nl: 'Binnenstaanplaats', fr: 'Emplacement intérieur' },
    ...{ en: 'Indoor parking space', de: 'Tiefgaragenstellplatz' },
  },
  outdoor_parking_space: {
    ...{ nl: 'Buitenstaanplaats', fr: 'Emplacement extérieur' },
    ...{ en: 'Outdoor parking space', de: 'Außenstellplatz' },
  },
  covered_outdoor_space: {
    ...{ nl: 'Overdekte staanplaats', fr: 'Emplacement couvert' },
    ...{ en: 'Covered parking space', de: 'Überdachter Stellplatz' },
  },
  // General condition.
  poor: { nl: 'Te renoveren', fr: 'À rénover', en: 'To be renovated', de: 'Renovierungsbedürftig' },
  fair: { nl: 'Op te frissen', fr: 'À rafraîchir', en: 'To be refreshed', de: 'Auffrischungsbedürftig' },
  good: { nl: 'Goed', fr: 'Bon', en: 'Good', de: 'Gut' },
  mint: { nl: 'Uitstekend', fr: 'Excellent', en: 'Excellent', de: 'Ausgezeichnet' },
  new: { nl: 'Nieuw', fr: 'Neuf', en: 'New', de: 'Neu' },
  // Flood risk.
  no_flood_risk_area: {
    ...{ nl: 'Niet overstromingsgevoelig', fr: 'Hors zone sensible aux inondations' },
    ...{ en: 'Not in an area prone to flooding', de: 'Nicht überschwemmungsgefährdet' },
  },
  potential_flood_sensitive_area: {
    ...{ nl: 'Mogelijk overstromingsgevoelig', fr: 'Zone potentiellement sensible aux inondations' },
    ...{ en: 'Possibly prone to flooding', de: 'Möglicherweise überschwemmungsgefährdet' },
  },
  effective_flood_sensitive_area: {
    ...{ nl: 'Effectief overstromingsgevoelig', fr: 'Zone effectivement sensible aux inondations' },
    ...{ en: 'Prone to flooding', de: 'Tatsächlich überschwemmungsgefährdet' },
  },
  // Inspections.
  conform: { nl: 'Conform', fr: 'Conforme', en: 'Compliant', de: 'Konform' },
  not_conform: { nl: 'Niet conform', fr: 'Non conforme', en: 'Not compliant', de: 'Nicht konform' },
  // Points of the compass.
  N: { nl: 'Noord', fr: 'Nord', en: 'North', de: 'Nord' },
  NE: { nl: 'Noordoost', fr: 'Nord-est', en: 'North-east', de: 'Nordost' },
  E: { nl: 'Oost', fr: 'Est', en: 'East', de: 'Ost' },
  SE: { nl: 'Zuidoost', fr: 'Sud-est', en: 'South-east', de: 'Südost' },
  S: { nl: 'Zuid', fr: 'Sud', en: 'South', de: 'Süd' },
  SW: { nl: 'Zuidwest', fr: 'Sud-ouest', en: 'South-west', de: 'Südwest' },
  W: { nl: 'West', fr: 'Ouest', en: 'West', de: 'West' },
  NW: { nl: 'Noordwest', fr: 'Nord-ouest', en: 'North-west', de: 'Nordwest' },
} as const satisfies Record<string, Written<string>>

type Code = keyof typeof words

/** `undefined` for a code that is not known here: nothing is said then. */
export function wordFor(code: string | null, language: Language): string | undefined {
  return code !== null && Object.hasOwn(words, code)
    ? inAllLanguages<string>(words[code as Code])[language]
    : undefined
}
