import type { HomeKind } from '@/domain/listing/home-kind'
import type { Deal } from '@/domain/listing/listing'
import type { FlagField } from '@/domain/search/criteria-fields'
import { editDistance } from '@/i18n/places/near-spelling'

import { carWords, typeWords } from './type-words'

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

const deals: Record<Deal, string> = {
  sale: `te koop, kopen, koop, aankopen, aankoop, koopwoning, a vendre, vendre, vente, acheter, achat, for sale, buy, to buy, buying, purchase,
    zu verkaufen, verkauf, kaufen, zu kaufen, zum kauf, kauf`,
  rent: `te huur, te huren, huren, huur, huurprijs, a louer, louer, location, en location, loyer, to rent, for rent, rent, renting, to let,
    for let, let, rental, rentals, lease, zu vermieten, mieten, zu mieten, zur miete, miete, kaltmiete, warmmiete, vermietung`,
}

const flags: Partial<Record<FlagField, string>> = {
  hasGarden: 'tuin, tuintje, stadstuin, jardin, jardinet, garden, garten, jardins',
  hasTerrace: `terras, terrassen, dakterras, balkon, balkons, terrasse, terrasses, toit terrasse, balcon, balcons, terrace, terraces, roof terrace,
    balcony, balconies, balkone, dachterrasse, loggia`,
  hasLift: 'lift, ascenseur, elevator, aufzug, fahrstuhl',
  isNewBuild: `nieuwbouw, nieuwbouwproject, nouvelle construction, neuf, neuve, neufs, neuves, new build, new builds, newbuild, newly built,
    new construction, neubau, neubauten, neubauprojekt`,
  isFurnished: `gemeubeld, gemeubelde, bemeubeld, bemeubelde, gemeubileerd, gemeubileerde, meuble, meublee, meubles, meublees, furnished, mobliert,
    moblierte, mobliertes, moblierter, moebliert, moeblierte`,
}

/** Both halves of a word of several: "Neubauwohnung", "huurappartement". */
const firstHalves: Record<string, SentenceWord> = {
  nieuwbouw: { flag: 'isNewBuild' },
  neubau: { flag: 'isNewBuild' },
  huur: { deal: 'rent' },
  miet: { deal: 'rent' },
  koop: { deal: 'sale' },
  kauf: { deal: 'sale' },
}

const garage: TypeWord = { name: 'garage', kind: 'garage' }

const sentenceWords: ReadonlyMap<string, SentenceWord> = new Map([
  ...Object.entries(typeWords).flatMap(([name, { kind, words }]) => listed(words, { type: { name, kind } })),
  ...carWords.flatMap(([field, words]) => listed(words, { cars: field, type: garage })),
  ...Object.entries(deals).flatMap(([deal, words]) => listed(words, { deal: deal as Deal })),
  ...Object.entries(flags).flatMap(([flag, words]) => listed(words, { flag: flag as FlagField })),
])

/** The longest of them, in words. */
export const mostWords = 4

/** What a word or several with single spaces mean, the halves of one too; none when they mean nothing to us. */
export function meaningsOf(words: string): SentenceWord[] {
  const known = sentenceWords.get(words)
  if (known) return [known]
  for (const [first, meaning] of Object.entries(firstHalves)) {
    const second = words.startsWith(first) ? sentenceWords.get(words.slice(first.length)) : undefined
    if (second) return [meaning, second]
  }
  // Hoekwoning, Altbauwohnung, Zweifamilienhaus: some kind of it.
  const kind = /^\S{3,}(woning|appartement|wohnung|familienhaus)(?:en)?$/.exec(words)?.[1]
  const type = kind ? sentenceWords.get(kind) : undefined
  return type ? [type] : []
}

/** What a word with slips in it means: few, and none at its beginning. */
export function nearMeaning(word: string): SentenceWord | null {
  if (word.length < leastNear) return null
  const most = word.length < longWord ? 1 : 2
  const near = singleWords.find(
    ([known]) => known.startsWith(word.slice(0, 1)) && editDistance(word, known, most) <= most,
  )
  return near ? near[1] : null
}

const leastNear = 5
const longWord = 8
const singleWords = [...sentenceWords].filter(([word]) => word.length >= leastNear && !word.includes(' '))

function listed(words: string, meaning: SentenceWord): [string, SentenceWord][] {
  return words.split(',').map((word) => [word.trim(), meaning])
}
