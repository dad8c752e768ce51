import { hash } from '../seed/hash'
import type { Language } from './language'
import type { Place } from './places'

const dutch = [
  'Kerkstraat',
  'Stationsstraat',
  'Molenstraat',
  'Dorpsstraat',
  'Schoolstraat',
  'Nieuwstraat',
  'Kapellestraat',
  'Kasteelstraat',
  'Lindelaan',
  'Beukenlaan',
  'Eikenlaan',
  'Berkenlaan',
  'Kastanjedreef',
  'Populierenstraat',
  'Wilgenstraat',
  'Acacialaan',
  'Leliestraat',
  'Rozenlaan',
  'Tulpenstraat',
  'Veldstraat',
  'Bosstraat',
  'Beekstraat',
  'Broekstraat',
  'Heidestraat',
  'Hoogstraat',
  'Langestraat',
  'Meersstraat',
  'Groenstraat',
  'Zandstraat',
  'Steenweg',
  'Gentsesteenweg',
  'Brusselsesteenweg',
  'Antwerpsesteenweg',
  'Leuvensesteenweg',
  'Oude Baan',
  'Hulststraat',
  'Kouterstraat',
  'Kouterlaan',
  'Vlasstraat',
  'Windmolenstraat',
  'Pastorijstraat',
  'Abdijstraat',
  'Kloosterstraat',
  'Marktstraat',
  'Grote Markt',
  'Koning Albertlaan',
  'Koningin Astridlaan',
  'Leopoldlaan',
  'Gemeentehuisstraat',
  'Tramstraat',
  'Spoorwegstraat',
  'Kanaalstraat',
  'Scheldestraat',
  'Leiestraat',
  'Dijkstraat',
  'Boomgaardstraat',
  'Kersenlaan',
  'Appelstraat',
  'Merelstraat',
  'Zwaluwstraat',
  'Nachtegalenlaan',
  'Vinkenlaan',
  'Ambachtenlaan',
  'Smidsestraat',
  'Wagenmakerstraat',
  'Vrijheidslaan',
  'Vredestraat',
  'Parklaan',
  'Bloemenstraat',
  'Tuinwijklaan',
  'Zonnestraat',
  'Sint-Jansstraat',
  'Sint-Martinusstraat',
  'Sint-Pietersstraat',
  'Onze-Lieve-Vrouwestraat',
  'Guido Gezellelaan',
]

const french = [
  'Rue de la Station',
  "Rue de l'Église",
  'Rue du Moulin',
  'Rue des Écoles',
  'Rue Haute',
  'Rue Neuve',
  'Rue du Château',
  'Rue de la Gare',
  'Avenue des Tilleuls',
  'Avenue des Hêtres',
  'Rue des Chênes',
  'Rue du Bois',
  'Rue du Ruisseau',
  'Rue des Champs',
  'Rue de la Fontaine',
  'Rue Saint-Martin',
  'Rue Saint-Jean',
  'Rue Notre-Dame',
  'Rue de la Chapelle',
  'Rue du Village',
  'Rue du Tilleul',
  'Rue des Jardins',
  'Place du Marché',
  'Rue du Pont',
  'Rue de la Rivière',
  'Rue des Carrières',
  'Rue des Forges',
  'Rue des Combattants',
  'Rue de la Paix',
  'Rue de la Liberté',
  'Rue du Commerce',
  'Rue des Artisans',
  'Rue des Cerisiers',
  'Rue des Pommiers',
  'Clos des Bouleaux',
  'Clos du Verger',
  'Allée des Érables',
  'Chemin du Halage',
  'Chemin des Dames',
  'Sentier du Lavoir',
  'Rue de la Ferme',
  'Rue Grande',
  'Rue Basse',
  'Rue du Presbytère',
  'Rue des Prés',
  'Rue de la Vallée',
  'Rue du Coteau',
  'Rue du Calvaire',
  'Rue de la Poste',
]

const walloon = [
  ...french,
  'Chaussée de Bruxelles',
  'Chaussée de Namur',
  'Chaussée de Charleroi',
  'Route de Liège',
  'Avenue Reine Astrid',
  'Avenue Roi Albert',
  'Rue Léopold',
  'Place Communale',
  'Rue Joseph Wauters',
  'Rue Émile Vandervelde',
]

const brussels: [string, string][] = [
  ['Lindenlaan', 'Avenue des Tilleuls'],
  ['Kastanjelaarslaan', 'Avenue des Marronniers'],
  ['Kerkstraat', "Rue de l'Église"],
  ['Molenstraat', 'Rue du Moulin'],
  ['Nieuwstraat', 'Rue Neuve'],
  ['Stationsstraat', 'Rue de la Station'],
  ['Waterloosesteenweg', 'Chaussée de Waterloo'],
  ['Waversesteenweg', 'Chaussée de Wavre'],
  ['Elsensesteenweg', "Chaussée d'Ixelles"],
  ['Alsembergsesteenweg', "Chaussée d'Alsemberg"],
  ['Gentsesteenweg', 'Chaussée de Gand'],
  ['Leuvensesteenweg', 'Chaussée de Louvain'],
  ['Louizalaan', 'Avenue Louise'],
  ['Tervurenlaan', 'Avenue de Tervueren'],
  ['Winston Churchilllaan', 'Avenue Winston Churchill'],
  ['Brugmannlaan', 'Avenue Brugmann'],
  ['Kroonlaan', 'Avenue de la Couronne'],
  ['Generaal Jacqueslaan', 'Boulevard Général Jacques'],
  ['Lambermontlaan', 'Boulevard Lambermont'],
  ['Paul Deschanellaan', 'Avenue Paul Deschanel'],
  ['Louis Bertrandlaan', 'Avenue Louis Bertrand'],
  ['Amerikaansestraat', 'Rue Américaine'],
  ['Livornostraat', 'Rue de Livourne'],
  ['Baljuwstraat', 'Rue du Bailli'],
  ['Kasteleinstraat', 'Rue du Châtelain'],
  ['Edelknaapstraat', 'Rue du Page'],
  ['Bloemenstraat', 'Rue des Fleurs'],
  ['Hoogstraat', 'Rue Haute'],
  ['Vlaamsesteenweg', 'Rue de Flandre'],
  ['Ropsy Chaudronstraat', 'Rue Ropsy Chaudron'],
  ['Jetselaan', 'Avenue de Jette'],
  ['Sint-Bernardusstraat', 'Rue Saint-Bernard'],
  ['Overwinningsstraat', 'Rue de la Victoire'],
  ['Parklaan', 'Avenue du Parc'],
  ['Rogierlaan', 'Avenue Rogier'],
]

const luxembourg = [
  'Rue de Luxembourg',
  'Rue Principale',
  "Rue de l'Église",
  'Rue du Moulin',
  'Rue de la Gare',
  'Rue des Champs',
  'Rue du Château',
  'Rue de la Forêt',
  'Rue des Jardins',
  'Rue des Prés',
  "Rue de l'École",
  'Rue du Cimetière',
  "Rue d'Arlon",
  'Rue de Mersch',
  'Rue de Diekirch',
  "Rue d'Esch",
  'Rue des Romains',
  'Rue de la Moselle',
  "Rue de l'Alzette",
  'Rue Nic. Bodry',
  'Rue Jean-Pierre Bausch',
  'Rue Dicks',
  'Rue Michel Rodange',
  'Route de Thionville',
  "Route d'Echternach",
  'Route de Longwy',
  'Avenue de la Liberté',
  'Avenue Grande-Duchesse Charlotte',
  'Boulevard J. F. Kennedy',
  'Cité Op der Gare',
  'Op der Hiel',
  'An der Gaass',
  'Am Duerf',
  'Um Bierg',
  'Rue du Brill',
  'Rue du Soleil',
  'Rue de la Fontaine',
  'Rue du Village',
]

const german = [
  'Aachener Straße',
  'Hauptstraße',
  'Kirchstraße',
  'Bahnhofstraße',
  'Schulstraße',
  'Bergstraße',
  'Malmedyer Straße',
  'Klosterstraße',
  'Gospertstraße',
  'Neustraße',
  'Hochstraße',
  'Lindenallee',
  'Feldstraße',
  'Mühlenweg',
  'Wiesenbach',
  'Am Waldrand',
  'Zum Weiher',
  'Rotenbergplatz',
  'Ketteniser Straße',
]

/** Where a home or project stands; a street has one name for Dutch and one for all others. */
export type Address = { street: { nl: string; fr: string }; lat: number; lng: number }

export function streetName({ street }: Address, language: Language): string {
  return street[language === 'nl' ? 'nl' : 'fr']
}

/** Invented: a street name that fits the place, and a point somewhere around its middle. */
export function inventedAddress(place: Place, key: number): Address {
  return { street: streetOf(place, hash(key, 41)), ...coordinates(place, key) }
}

function streetOf(place: Place, pick: number): Address['street'] {
  if (place.region === 'brussels') {
    const [nl, fr] = brussels[pick % brussels.length]!
    return { nl, fr }
  }
  const names = streetsOf(place)
  const name = names[pick % names.length]!
  return { nl: name, fr: name }
}

function streetsOf(place: Place): string[] {
  switch (place.region) {
    case 'flanders':
      return dutch
    case 'luxembourg':
      return luxembourg
    case 'france':
      return french
    default:
      return place.isGermanSpeaking ? german : walloon
  }
}

export function houseNumber(key: number): string {
  const draw = hash(key, 42)
  const number = 1 + Math.floor((draw % 1000) ** 2 / 6000)
  return draw % 17 === 0 ? `${number}A` : String(number)
}

export function boxNumber(key: number, floor: number): string {
  const draw = hash(key, 43)
  if (draw % 3 === 0) return `${floor}0${1 + (draw % 4)}`
  return draw % 3 === 1 ? String(1 + (draw % 12)) : `${floor}${'ABCD'[draw % 4]}`
}

function coordinates(place: Place, key: number): { lat: number; lng: number } {
  const radius = place.setting === 'city' ? 0.012 : 0.008
  const lat = place.lat + ((hash(key, 44) / 4294967296) * 2 - 1) * radius
  const lng = place.lng + ((hash(key, 45) / 4294967296) * 2 - 1) * radius * 1.5
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}
