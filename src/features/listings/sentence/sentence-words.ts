import type { HomeKind } from '@/domain/listing/home-kind'
import type { Deal } from '@/domain/listing/listing'
import type { FlagField } from '@/domain/search/criteria-fields'

/** What a visitor calls a type of home; `kind` finds the types of an agency that has none of that name. */
export interface TypeWord {
  name: string
  kind: HomeKind
}

/** What a word asks for. All of it in small letters without accents; several words stand with single spaces. */
export type SentenceWord =
  | { deal: Deal }
  | { flag: FlagField }
  | { type: TypeWord }
  /** A room for a car: a filter beside a type, else a type itself. */
  | { cars: 'garagesMin' | 'parkingsMin'; type: TypeWord }
  /** Says nothing by itself. */
  | { filler: true }

const types: Record<string, { kind: HomeKind; words: string }> = {
  house: {
    kind: 'house',
    words: `huis, huizen, woning, woningen, gezinswoning, eengezinswoning, rijhuis, rijwoning, woonhuis, maison, maisons,
      house, houses, home, family home, haus, hauser, einfamilienhaus, reihenhaus, wohnhaus`,
  },
  villa: { kind: 'house', words: 'villa, villas, villa s, villen, landhuis' },
  'town-house': {
    kind: 'house',
    words:
      'herenhuis, herenhuizen, stadswoning, maison de ville, maison de maitre, town house, townhouse, stadthaus',
  },
  bungalow: { kind: 'house', words: 'bungalow, bungalows' },
  farmhouse: { kind: 'farm', words: 'hoeve, boerderij, ferme, fermette, farmhouse, bauernhof' },
  apartment: {
    kind: 'apartment',
    words: `appartement, appartementen, app, apt, appartements, appart, apparts, flat, flats, apartment, apartments,
      wohnung, wohnungen`,
  },
  studio: { kind: 'studio', words: 'studio, studios, kleinwohnung' },
  duplex: { kind: 'apartment', words: 'duplex, maisonette' },
  loft: { kind: 'apartment', words: 'loft, lofts' },
  penthouse: { kind: 'apartment', words: 'penthouse, dakappartement' },
  plot: {
    kind: 'plot',
    words: `grond, gronden, bouwgrond, bouwgronden, perceel, kavel, terrain, terrains, terrain a batir, land, plot, plots,
      building plot, building land, building plots, grundstuck, grundstucke, baugrundstuck, bauland`,
  },
  office: {
    kind: 'office',
    words: 'kantoor, kantoren, bureau, bureaux, office, offices, buro, buros, office space',
  },
  shop: {
    kind: 'retail',
    words: `handelspand, handelsruimte, winkel, commerce, magasin, bien commercial, rez commercial, shop, commercial property,
      retail, ladenlokal, gewerbeobjekt, geschaft`,
  },
  industrial: {
    kind: 'industrial',
    words: 'magazijn, loods, entrepot, hangar, warehouse, lagerhalle, industriepand',
  },
  'student-room': {
    kind: 'student-room',
    words:
      'kot, koten, studentenkamer, studentenkot, chambre d etudiant, kot etudiant, student room, studentenzimmer',
  },
  investment: {
    kind: 'investment',
    words: 'opbrengsteigendom, immeuble de rapport, investment property, renditeobjekt, mehrfamilienhaus',
  },
}

const deals: Record<Deal, string> = {
  sale: 'te koop, kopen, koop, a vendre, vendre, acheter, achat, for sale, buy, to buy, zu verkaufen, kaufen, zum kauf',
  rent: `te huur, huren, huur, a louer, louer, location, en location, to rent, for rent, rent, to let, rental, zu vermieten,
    mieten, zur miete, miete`,
}

const flags: Partial<Record<FlagField, string>> = {
  hasGarden: 'tuin, tuintje, jardin, garden, garten',
  hasTerrace: 'terras, balkon, terrasse, balcon, terrace, balcony',
  hasLift: 'lift, ascenseur, elevator, aufzug, fahrstuhl',
  isNewBuild: 'nieuwbouw, nouvelle construction, neuf, neuve, new build, newbuild, newly built, neubau',
  isFurnished: `gemeubeld, gemeubelde, bemeubeld, bemeubelde, meuble, meublee, meubles, furnished, mobliert, moblierte,
    mobliertes, moblierter`,
}

const fillers = `in, te, met, en, een, de, het, of, op, bij, nabij, rond, omgeving, regio, van, voor, ik, zoek, gezocht, aan,
  a, au, aux, avec, et, la, le, les, du, des, un, une, pres, proche, environs, region, dans, je, cherche, sur, pour, d, l, avec un,
  the, an, at, near, around, with, and, i, am, looking, for, is, on,
  mit, und, im, am, bei, nahe, um, ein, eine, einem, einer, der, die, das, ich, suche, zu,
  groot, grote, klein, kleine, ruim, ruime, mooi, mooie, goedkoop, goedkope, petit, petite, grand, grande, beau, belle, spacieux,
  cheap, nice, big, small, large, spacious, gross, grosse, grosses, kleines, schon, schone, schones, gunstig, gunstige,
  per, pro, par, maand, month, mois, monat, or, ou, oder, slaapkamer, slaapkamers, met een,
  euro, eur, prijs, prix, price, preis, budget, max, min, m2, ville, stad, city, stadt`

const garage: TypeWord = { name: 'garage', kind: 'garage' }
const cars = [
  ['garagesMin', 'garage, garages, garagebox, garagen'],
  ['parkingsMin', 'parking, parkings, parkeerplaats, staanplaats, parking space, stellplatz, parkplatz'],
] as const

export const sentenceWords: ReadonlyMap<string, SentenceWord> = new Map([
  ...listed(fillers, { filler: true }),
  ...Object.entries(types).flatMap(([name, { kind, words }]) => listed(words, { type: { name, kind } })),
  ...cars.flatMap(([field, words]) => listed(words, { cars: field, type: garage })),
  ...Object.entries(deals).flatMap(([deal, words]) => listed(words, { deal: deal as Deal })),
  ...Object.entries(flags).flatMap(([flag, words]) => listed(words, { flag: flag as FlagField })),
])

/** The longest of them, in words. */
export const mostWords = 4

function listed(words: string, meaning: SentenceWord): [string, SentenceWord][] {
  return words.split(',').map((word) => [word.trim(), meaning])
}
