import { type Labels, labels } from './language'

export type Category = 'house' | 'apartment' | 'studio' | 'land' | 'investment' | 'commercial' | 'garage'

export type MainType = {
  id: number
  /** What the texts call it. */
  key: TypeKey
  category: Category
  parentId: number
  abbr: string
  name: Labels
  /** Percent of its category. */
  weight: number
}

export type TypeKey =
  | 'house'
  | 'townhouse'
  | 'mansion'
  | 'villa'
  | 'bungalow'
  | 'farm'
  | 'newHouse'
  | 'apartment'
  | 'groundFloor'
  | 'duplex'
  | 'loft'
  | 'penthouse'
  | 'studio'
  | 'room'
  | 'plot'
  | 'farmland'
  | 'apartmentBuilding'
  | 'mixedBuilding'
  | 'shop'
  | 'office'
  | 'warehouse'
  | 'horeca'
  | 'garage'
  | 'parking'

/**
 * Numbers as the icons want them: 1 residential, 2 offices and commercial, 4 land; 3 would be industrial and 6 retail, which
 * this agency has no category for. All others share the icon of 2.
 */
export const webCategories = [
  category(
    'house',
    1,
    0,
    labels({
      nl: 'Huis / villa / hoeve',
      fr: 'Maison / villa / ferme',
      en: 'House / villa / farm',
      de: 'Haus / Villa / Bauernhof',
    }),
  ),
  category(
    'apartment',
    8,
    1,
    labels({ nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' }),
  ),
  category('studio', 9, 2, labels({ nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' })),
  category('land', 4, 3, labels({ nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' })),
  category(
    'investment',
    5,
    4,
    labels({
      nl: 'Opbrengsteigendom',
      fr: 'Immeuble de rapport',
      en: 'Investment property',
      de: 'Renditeobjekt',
    }),
  ),
  category(
    'commercial',
    2,
    5,
    labels({ nl: 'Handelspand', fr: 'Bien commercial', en: 'Commercial property', de: 'Gewerbeobjekt' }),
  ),
  category(
    'garage',
    7,
    6,
    labels({
      nl: 'Garage / parking',
      fr: 'Garage / parking',
      en: 'Garage / parking',
      de: 'Garage / Stellplatz',
    }),
  ),
] as const

export const webIdOf = Object.fromEntries(webCategories.map((row) => [row.category, row.webId])) as Record<
  Category,
  number
>

export const typeRoots = [
  root(151, 1, 'HUI', labels({ nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' })),
  root(7, 8, 'APP', labels({ nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' })),
  root(
    11,
    9,
    'STU',
    labels({ nl: 'Flat / studio', fr: 'Flat / studio', en: 'Studio apartment', de: 'Kleinwohnung / Studio' }),
  ),
  root(3, 4, 'GRO', labels({ nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' })),
  root(
    162,
    5,
    'OPB',
    labels({
      nl: 'Opbrengsteigendom',
      fr: 'Immeuble de rapport',
      en: 'Investment property',
      de: 'Renditeobjekt',
    }),
  ),
  root(
    133,
    2,
    'HAN',
    labels({ nl: 'Handelspand', fr: 'Bien commercial', en: 'Commercial property', de: 'Gewerbeobjekt' }),
  ),
]

export const mainTypes: readonly MainType[] = [
  type(
    163,
    'house',
    'house',
    151,
    'GEZ',
    34,
    labels({ nl: 'Gezinswoning', fr: 'Maison familiale', en: 'Family home', de: 'Einfamilienhaus' }),
  ),
  type(
    155,
    'townhouse',
    'house',
    151,
    'RIJ',
    22,
    labels({ nl: 'Stadswoning', fr: 'Maison de ville', en: 'Town house', de: 'Stadthaus' }),
  ),
  type(
    150,
    'mansion',
    'house',
    151,
    'HER',
    8,
    labels({
      nl: 'Herenhuis',
      fr: 'Maison de maître',
      en: 'Period town house',
      de: 'Herrschaftliches Stadthaus',
    }),
  ),
  type(156, 'villa', 'house', 151, 'VIL', 16, labels({ nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' })),
  type(
    143,
    'bungalow',
    'house',
    151,
    'BUN',
    7,
    labels({ nl: 'Bungalow', fr: 'Bungalow', en: 'Bungalow', de: 'Bungalow' }),
  ),
  type(
    141,
    'farm',
    'house',
    151,
    'HOE',
    6,
    labels({ nl: 'Hoeve', fr: 'Ferme', en: 'Farmhouse', de: 'Bauernhof' }),
  ),
  type(
    164,
    'newHouse',
    'house',
    151,
    'NBW',
    7,
    labels({ nl: 'Nieuwbouwwoning', fr: 'Maison neuve', en: 'New house', de: 'Neubauhaus' }),
  ),
  type(
    1,
    'apartment',
    'apartment',
    7,
    'APP',
    64,
    labels({ nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' }),
  ),
  type(
    12,
    'groundFloor',
    'apartment',
    7,
    'GLV',
    10,
    labels({
      nl: 'Gelijkvloers appartement',
      fr: 'Rez-de-chaussée',
      en: 'Ground-floor apartment',
      de: 'Erdgeschosswohnung',
    }),
  ),
  type(
    10,
    'duplex',
    'apartment',
    7,
    'DUP',
    12,
    labels({ nl: 'Duplex', fr: 'Duplex', en: 'Duplex', de: 'Maisonette' }),
  ),
  type(14, 'loft', 'apartment', 7, 'LOF', 5, labels({ nl: 'Loft', fr: 'Loft', en: 'Loft', de: 'Loft' })),
  type(
    15,
    'penthouse',
    'apartment',
    7,
    'PH',
    9,
    labels({ nl: 'Penthouse', fr: 'Penthouse', en: 'Penthouse', de: 'Penthouse' }),
  ),
  type(
    17,
    'studio',
    'studio',
    11,
    'STU',
    78,
    labels({ nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' }),
  ),
  type(
    128,
    'room',
    'studio',
    11,
    'KAM',
    22,
    labels({ nl: 'Studentenkamer', fr: "Chambre d'étudiant", en: 'Student room', de: 'Studentenzimmer' }),
  ),
  type(
    27,
    'plot',
    'land',
    3,
    'BGR',
    82,
    labels({ nl: 'Bouwgrond', fr: 'Terrain à bâtir', en: 'Building plot', de: 'Baugrundstück' }),
  ),
  type(
    30,
    'farmland',
    'land',
    3,
    'LBG',
    18,
    labels({ nl: 'Landbouwgrond', fr: 'Terrain agricole', en: 'Farmland', de: 'Ackerland' }),
  ),
  type(
    132,
    'apartmentBuilding',
    'investment',
    162,
    'APG',
    65,
    labels({
      nl: 'Appartementsgebouw',
      fr: 'Immeuble à appartements',
      en: 'Apartment building',
      de: 'Mehrfamilienhaus',
    }),
  ),
  type(
    129,
    'mixedBuilding',
    'investment',
    162,
    'GEM',
    35,
    labels({
      nl: 'Gemengd gebouw',
      fr: 'Immeuble mixte',
      en: 'Mixed-use building',
      de: 'Wohn- und Geschäftshaus',
    }),
  ),
  type(
    159,
    'shop',
    'commercial',
    133,
    'WIN',
    38,
    labels({ nl: 'Winkel', fr: 'Magasin', en: 'Shop', de: 'Ladenlokal' }),
  ),
  type(
    127,
    'office',
    'commercial',
    133,
    'KAN',
    30,
    labels({ nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' }),
  ),
  type(
    136,
    'warehouse',
    'commercial',
    133,
    'LOO',
    22,
    labels({
      nl: 'Bedrijfsgebouw',
      fr: 'Bâtiment industriel',
      en: 'Industrial building',
      de: 'Gewerbehalle',
    }),
  ),
  type(
    165,
    'horeca',
    'commercial',
    133,
    'HOR',
    10,
    labels({
      nl: 'Horecazaak',
      fr: 'Établissement horeca',
      en: 'Restaurant premises',
      de: 'Gastronomiebetrieb',
    }),
  ),
  type(
    158,
    'garage',
    'garage',
    0,
    'GAR',
    60,
    labels({ nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' }),
  ),
  type(
    160,
    'parking',
    'garage',
    0,
    'PAR',
    40,
    labels({ nl: 'Parkeerplaats', fr: 'Emplacement de parking', en: 'Parking space', de: 'Stellplatz' }),
  ),
]

export const typesOf = Object.fromEntries(
  webCategories.map(({ category: of }) => [of, mainTypes.filter((row) => row.category === of)]),
) as Record<Category, MainType[]>

function category(name: Category, webId: number, showOrder: number, label: Labels) {
  return { category: name, webId, showOrder, label }
}

function root(id: number, webId: number, abbr: string, name: Labels) {
  return { id, webId, abbr, name }
}

function type(
  id: number,
  key: TypeKey,
  of: Category,
  parentId: number,
  abbr: string,
  weight: number,
  name: Labels,
): MainType {
  return { id, key, category: of, parentId, abbr, name, weight }
}
