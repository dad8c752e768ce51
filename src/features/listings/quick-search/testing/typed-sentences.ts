import type { Language } from '@/domain/language'
import type { HomeKind } from '@/domain/listing/home-kind'
import type { SearchCriteria } from '@/domain/search/criteria'

/** The types that a visitor of the sentences can mean, in their order of numbers. */
export const typesOfSentences: readonly { id: number; kind: HomeKind; names: Record<Language, string> }[] = [
  { id: 1, kind: 'house', names: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
  {
    id: 2,
    kind: 'apartment',
    names: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  },
  { id: 3, kind: 'house', names: { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' } },
  { id: 4, kind: 'plot', names: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' } },
  { id: 5, kind: 'garage', names: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' } },
  { id: 6, kind: 'office', names: { nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' } },
  { id: 7, kind: 'apartment', names: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' } },
  {
    id: 8,
    kind: 'retail',
    names: { nl: 'Handelspand', fr: 'Bien commercial', en: 'Commercial property', de: 'Gewerbeobjekt' },
  },
]

/** Without `deal` either is meant; all that a sentence does not name is left open. */
type Meant = Partial<SearchCriteria>

/** As visitors type what they look for, and what they mean. Written before the search was tuned. */
export const typedSentences: readonly (readonly [Language, string, Meant])[] = [
  [
    'nl',
    'villa Gent met tuin tot 600k',
    { typeIds: [3], places: [{ city: 'Gent' }], hasGarden: true, priceMaxEuro: 600_000 },
  ],
  ['nl', 'huis te koop in Aalst', { deal: 'sale', typeIds: [1], places: [{ city: 'Aalst' }] }],
  [
    'nl',
    'appartement te huur Antwerpen max 1000 euro',
    { deal: 'rent', typeIds: [2], places: [{ city: 'Antwerpen' }], priceMaxEuro: 1000 },
  ],
  ['nl', 'app 2 slpk Leuven', { typeIds: [2], bedroomsMin: 2, places: [{ city: 'Leuven' }] }],
  [
    'nl',
    'huis met 3 slaapkamers en garage in Mechelen onder 400.000',
    { typeIds: [1], bedroomsMin: 3, garagesMin: 1, places: [{ city: 'Mechelen' }], priceMaxEuro: 400_000 },
  ],
  ['nl', 'bouwgrond Brugge', { typeIds: [4], places: [{ city: 'Brugge' }] }],
  [
    'nl',
    'nieuwbouw appartement Hasselt met terras en lift',
    { typeIds: [2], isNewBuild: true, hasTerrace: true, hasLift: true, places: [{ city: 'Hasselt' }] },
  ],
  [
    'nl',
    'woning tussen 250.000 en 350.000 euro in Gnt',
    { typeIds: [1], priceMinEuro: 250_000, priceMaxEuro: 350_000, places: [{ city: 'Gent' }] },
  ],
  [
    'nl',
    'gemeubelde studio huren Gent',
    { deal: 'rent', isFurnished: true, typeIds: [7], places: [{ city: 'Gent' }] },
  ],
  [
    'nl',
    'huis Sint-Niklaas vanaf 150 m2 epc A of B',
    { typeIds: [1], livingMin: 150, energyLabels: ['A', 'B'], places: [{ city: 'Sint-Niklaas' }] },
  ],
  [
    'fr',
    'maison à vendre à Namur avec jardin',
    { deal: 'sale', typeIds: [1], places: [{ city: 'Namur' }], hasGarden: true },
  ],
  [
    'fr',
    'appartement 2 chambres Bruxelles max 1200 €',
    { typeIds: [2], bedroomsMin: 2, places: [{ city: 'Bruxelles' }], priceMaxEuro: 1200 },
  ],
  [
    'fr',
    'villa Waterloo moins de 1,2 mio',
    { typeIds: [3], places: [{ city: 'Waterloo' }], priceMaxEuro: 1_200_000 },
  ],
  ['fr', 'appart à louer Ixelles', { deal: 'rent', typeIds: [2], places: [{ city: 'Ixelles' }] }],
  [
    'fr',
    'maison 4 ch avec garage Liège',
    { typeIds: [1], bedroomsMin: 4, garagesMin: 1, places: [{ city: 'Liège' }] },
  ],
  [
    'fr',
    'terrain à bâtir Arlon jusqu’à 150 000',
    { typeIds: [4], places: [{ city: 'Arlon' }], priceMaxEuro: 150_000 },
  ],
  [
    'fr',
    'studio meublé Louvain-la-Neuve',
    { typeIds: [7], isFurnished: true, places: [{ city: 'Louvain-la-Neuve', zip: '1348' }] },
  ],
  [
    'fr',
    'entre 300k et 450k maison Wavre',
    { typeIds: [1], priceMinEuro: 300_000, priceMaxEuro: 450_000, places: [{ city: 'Wavre' }] },
  ],
  [
    'fr',
    'appartement neuf avec terrasse et ascenseur à Uccle',
    { typeIds: [2], isNewBuild: true, hasTerrace: true, hasLift: true, places: [{ city: 'Uccle' }] },
  ],
  ['fr', 'maison avec piscine Tournai', { typeIds: [1], places: [{ city: 'Tournai' }], text: 'piscine' }],
  [
    'en',
    'house in Ghent with garden under 500k',
    { typeIds: [1], places: [{ city: 'Ghent' }], hasGarden: true, priceMaxEuro: 500_000 },
  ],
  [
    'en',
    '2 bedroom flat to rent in Brussels',
    { deal: 'rent', bedroomsMin: 2, typeIds: [2], places: [{ city: 'Brussels' }] },
  ],
  [
    'en',
    'apartment for sale Antwerp up to €350,000',
    { deal: 'sale', typeIds: [2], places: [{ city: 'Antwerp' }], priceMaxEuro: 350_000 },
  ],
  [
    'en',
    'furnished apartment Luxembourg max 2000',
    { typeIds: [2], isFurnished: true, places: [{ city: 'Luxembourg' }], priceMaxEuro: 2000 },
  ],
  [
    'en',
    'villa near Waterloo at least 4 bedrooms',
    { typeIds: [3], places: [{ city: 'Waterloo' }], bedroomsMin: 4 },
  ],
  [
    'en',
    'new build house Leuven with garage',
    { typeIds: [1], isNewBuild: true, garagesMin: 1, places: [{ city: 'Leuven' }] },
  ],
  [
    'en',
    'building plot in Bruges below 200k',
    { typeIds: [4], places: [{ city: 'Bruges' }], priceMaxEuro: 200_000 },
  ],
  [
    'en',
    'three bedroom house Mechelen from 300k to 400k',
    {
      typeIds: [1],
      bedroomsMin: 3,
      places: [{ city: 'Mechelen' }],
      priceMinEuro: 300_000,
      priceMaxEuro: 400_000,
    },
  ],
  ['en', 'office to let in Liège', { deal: 'rent', typeIds: [6], places: [{ city: 'Liège' }] }],
  [
    'en',
    'flat with terrace and lift in Ostend less than 1.5 million',
    { typeIds: [2], hasTerrace: true, hasLift: true, places: [{ city: 'Ostend' }], priceMaxEuro: 1_500_000 },
  ],
  [
    'de',
    'Haus in Eupen mit Garten bis 400.000 €',
    { typeIds: [1], places: [{ city: 'Eupen' }], hasGarden: true, priceMaxEuro: 400_000 },
  ],
  ['de', 'Wohnung mieten Lüttich', { deal: 'rent', typeIds: [2], places: [{ city: 'Lüttich' }] }],
  [
    'de',
    '3 Zimmer Wohnung Luxemburg bis 2000 Euro',
    { typeIds: [2], bedroomsMin: 2, places: [{ city: 'Luxemburg' }], priceMaxEuro: 2000 },
  ],
  [
    'de',
    'Villa kaufen Brüssel ab 1 Mio',
    { deal: 'sale', typeIds: [3], places: [{ city: 'Brüssel' }], priceMinEuro: 1_000_000 },
  ],
  [
    'de',
    'Baugrundstück Sankt Vith unter 150k',
    { typeIds: [4], places: [{ city: 'Sankt Vith' }], priceMaxEuro: 150_000 },
  ],
  [
    'de',
    'Neubauwohnung mit Balkon in Arlon',
    { typeIds: [2], isNewBuild: true, hasTerrace: true, places: [{ city: 'Arel' }] },
  ],
  [
    'de',
    'möblierte Wohnung mit Aufzug Antwerpen',
    { typeIds: [2], isFurnished: true, hasLift: true, places: [{ city: 'Antwerpen' }] },
  ],
  [
    'de',
    'Haus zwischen 200 und 300 Tausend in Raeren',
    { typeIds: [1], priceMinEuro: 200_000, priceMaxEuro: 300_000, places: [{ city: 'Raeren' }] },
  ],
  [
    'de',
    'Einfamilienhaus mit drei Schlafzimmern und Garage',
    { typeIds: [1], bedroomsMin: 3, garagesMin: 1 },
  ],
  [
    'de',
    'Büro zu vermieten Gent mindestens 100 m²',
    { deal: 'rent', typeIds: [6], livingMin: 100, places: [{ city: 'Gent' }] },
  ],
]
