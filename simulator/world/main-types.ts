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

/** Web ids chosen so that the icons by web id fit: 1 residential, 2, 5 and 7 building, 3 hall, 4 land, 6 shop. */
export const webCategories = [
  category(
    'house',
    1,
    0,
    labels(
      'Huis / villa / hoeve',
      'Maison / villa / ferme',
      'House / villa / farm',
      'Haus / Villa / Bauernhof',
    ),
  ),
  category('apartment', 2, 1, labels('Appartement', 'Appartement', 'Apartment', 'Wohnung')),
  category('studio', 7, 2, labels('Studio', 'Studio', 'Studio', 'Studio')),
  category('land', 4, 3, labels('Grond', 'Terrain', 'Land', 'Grundstück')),
  category(
    'investment',
    5,
    4,
    labels('Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Anlageobjekt'),
  ),
  category(
    'commercial',
    6,
    5,
    labels('Handelspand', 'Bien commercial', 'Commercial property', 'Gewerbeobjekt'),
  ),
  category(
    'garage',
    3,
    6,
    labels('Garage / parking', 'Garage / parking', 'Garage / parking', 'Garage / Stellplatz'),
  ),
] as const

export const webIdOf = Object.fromEntries(webCategories.map((row) => [row.category, row.webId])) as Record<
  Category,
  number
>

export const typeRoots = [
  root(151, 1, 'HUI', labels('Huis', 'Maison', 'House', 'Haus')),
  root(7, 2, 'APP', labels('Appartement', 'Appartement', 'Apartment', 'Wohnung')),
  root(11, 7, 'STU', labels('Flat / studio', 'Flat / studio', 'Flat / studio', 'Kleinwohnung / Studio')),
  root(3, 4, 'GRO', labels('Grond', 'Terrain', 'Land', 'Grundstück')),
  root(
    162,
    5,
    'OPB',
    labels('Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Anlageobjekt'),
  ),
  root(133, 6, 'HAN', labels('Handelspand', 'Bien commercial', 'Commercial property', 'Gewerbeobjekt')),
]

export const mainTypes: readonly MainType[] = [
  type(
    163,
    'house',
    'house',
    151,
    'GEZ',
    34,
    labels('Gezinswoning', 'Maison familiale', 'Family home', 'Einfamilienhaus'),
  ),
  type(
    155,
    'townhouse',
    'house',
    151,
    'RIJ',
    22,
    labels('Stadswoning', 'Maison de ville', 'Town house', 'Stadthaus'),
  ),
  type(
    150,
    'mansion',
    'house',
    151,
    'HER',
    8,
    labels('Herenhuis', 'Maison de maître', 'Mansion', 'Herrenhaus'),
  ),
  type(156, 'villa', 'house', 151, 'VIL', 16, labels('Villa', 'Villa', 'Villa', 'Villa')),
  type(143, 'bungalow', 'house', 151, 'BUN', 7, labels('Bungalow', 'Bungalow', 'Bungalow', 'Bungalow')),
  type(141, 'farm', 'house', 151, 'HOE', 6, labels('Hoeve', 'Ferme', 'Farmhouse', 'Bauernhof')),
  type(
    164,
    'newHouse',
    'house',
    151,
    'NBW',
    7,
    labels('Nieuwbouwwoning', 'Maison neuve', 'New house', 'Neubauhaus'),
  ),
  type(
    1,
    'apartment',
    'apartment',
    7,
    'APP',
    64,
    labels('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
  ),
  type(
    12,
    'groundFloor',
    'apartment',
    7,
    'GLV',
    10,
    labels('Gelijkvloers appartement', 'Rez-de-chaussée', 'Ground-floor apartment', 'Erdgeschosswohnung'),
  ),
  type(10, 'duplex', 'apartment', 7, 'DUP', 12, labels('Duplex', 'Duplex', 'Duplex', 'Maisonette')),
  type(14, 'loft', 'apartment', 7, 'LOF', 5, labels('Loft', 'Loft', 'Loft', 'Loft')),
  type(15, 'penthouse', 'apartment', 7, 'PH', 9, labels('Penthouse', 'Penthouse', 'Penthouse', 'Penthouse')),
  type(17, 'studio', 'studio', 11, 'STU', 78, labels('Studio', 'Studio', 'Studio', 'Studio')),
  type(
    128,
    'room',
    'studio',
    11,
    'KAM',
    22,
    labels('Studentenkamer', "Chambre d'étudiant", 'Student room', 'Studentenzimmer'),
  ),
  type(
    27,
    'plot',
    'land',
    3,
    'BGR',
    82,
    labels('Bouwgrond', 'Terrain à bâtir', 'Building plot', 'Baugrundstück'),
  ),
  type(
    30,
    'farmland',
    'land',
    3,
    'LBG',
    18,
    labels('Landbouwgrond', 'Terrain agricole', 'Farmland', 'Ackerland'),
  ),
  type(
    132,
    'apartmentBuilding',
    'investment',
    162,
    'APG',
    65,
    labels('Appartementsgebouw', 'Immeuble à appartements', 'Apartment building', 'Mehrfamilienhaus'),
  ),
  type(
    129,
    'mixedBuilding',
    'investment',
    162,
    'GEM',
    35,
    labels('Gemengd gebouw', 'Immeuble mixte', 'Mixed-use building', 'Wohn- und Geschäftshaus'),
  ),
  type(159, 'shop', 'commercial', 133, 'WIN', 38, labels('Winkel', 'Magasin', 'Shop', 'Ladenlokal')),
  type(127, 'office', 'commercial', 133, 'KAN', 30, labels('Kantoor', 'Bureau', 'Office', 'Büro')),
  type(
    136,
    'warehouse',
    'commercial',
    133,
    'LOO',
    22,
    labels('Bedrijfsgebouw', 'Bâtiment industriel', 'Industrial building', 'Gewerbehalle'),
  ),
  type(
    165,
    'horeca',
    'commercial',
    133,
    'HOR',
    10,
    labels('Horecazaak', 'Établissement horeca', 'Restaurant premises', 'Gastronomiebetrieb'),
  ),
  type(158, 'garage', 'garage', 0, 'GAR', 60, labels('Garage', 'Garage', 'Garage', 'Garage')),
  type(
    160,
    'parking',
    'garage',
    0,
    'PAR',
    40,
    labels('Parkeerplaats', 'Emplacement de parking', 'Parking space', 'Stellplatz'),
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
