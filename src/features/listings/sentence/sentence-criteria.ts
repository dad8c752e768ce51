import type { Deal } from '@/domain/listing/listing'
import { type HomeKind, kindsToFind } from '@/domain/listing/home-kind'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'

import type { Category } from '../list/list-categories'
import type { Sentence } from './read-sentence'
import { plain } from './sentence-tokens'
import { meaningsOf, type TypeWord } from './sentence-words'

type NamedType = Pick<Category, 'id' | 'name' | 'kind'>

/** The search that a sentence asks for, with the agency's own types. */
export function sentenceCriteria(
  sentence: Sentence,
  { deal, categories }: { deal: Deal; categories: readonly NamedType[] },
): SearchCriteria {
  const typeIds = sentence.types.flatMap((type) => typeIdsOf(type, categories))
  return {
    ...criteriaFor(deal),
    ...sentence.criteria,
    ...pricesFor(deal, sentence),
    typeIds: [...new Set(typeIds)],
  }
}

const thousand = 1000
const smallKinds: readonly HomeKind[] = ['studio', 'student-room', 'garage']

/** "tussen 300 en 400" is thousands for who buys, and a rent for who rents; a garage may cost as little. */
function pricesFor(deal: Deal, { areThousands, types, criteria }: Sentence): Partial<SearchCriteria> {
  const { priceMinEuro, priceMaxEuro } = criteria
  if (deal !== 'sale' || !areThousands || types.some(({ kind }) => smallKinds.includes(kind))) return {}
  return {
    ...(priceMinEuro && { priceMinEuro: priceMinEuro * thousand }),
    ...(priceMaxEuro && { priceMaxEuro: priceMaxEuro * thousand }),
  }
}

/** Types that are called so, in any language; else all of that kind, or of the next wider one. */
function typeIdsOf({ name, kind }: TypeWord, categories: readonly NamedType[]): number[] {
  const called = categories.filter((category) => namesOf(category.name).has(name))
  if (called.length > 0) return called.map(({ id }) => id)
  const ofKinds = kindsToFind(kind).map((one) => categories.filter((category) => category.kind === one))
  return (ofKinds.find((meant) => meant.length > 0) ?? []).map(({ id }) => id)
}

/** "Flat / studio" is called both. */
function namesOf(name: string): Set<string> {
  const whole = plain(name)
  return new Set(
    [whole, ...whole.split(/[\s/,&]+/)].flatMap((word) =>
      meaningsOf(word).flatMap((known) => ('type' in known ? [known.type.name] : [])),
    ),
  )
}
