import type { Deal } from '@/domain/listing/listing'
import { kindsToFind } from '@/domain/listing/home-kind'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'

import type { Category } from '../list/list-categories'
import type { Sentence } from './read-sentence'
import { sentenceWords, type TypeWord } from './sentence-words'

type NamedType = Pick<Category, 'id' | 'name' | 'kind'>

/** The search that a sentence asks for, with the agency's own types. */
export function sentenceCriteria(
  { types, criteria }: Sentence,
  { deal, categories }: { deal: Deal; categories: readonly NamedType[] },
): SearchCriteria {
  const typeIds = types.flatMap((type) => typeIdsOf(type, categories))
  return { ...criteriaFor(deal), ...criteria, typeIds: [...new Set(typeIds)] }
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
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return new Set(
    [plain, ...plain.split(/[\s/,&]+/)].flatMap((word) => {
      const known = sentenceWords.get(word)
      return known && 'type' in known ? [known.type.name] : []
    }),
  )
}
