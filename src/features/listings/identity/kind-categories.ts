import { deals } from '@/domain/listing/listing'
import { iconOfKind } from '@/domain/listing/category-icon'
import { type HomeKind, homeKinds, kindsToFind } from '@/domain/listing/home-kind'
import type { Category, ExternalId } from '@/platforms/platform-offer'

import { kindWords } from '../admin/kind-words'

const prefix = 'kind:'

function kindCategoryId(kind: HomeKind): ExternalId {
  return `${prefix}${kind === 'unknown' ? 'other' : kind}`
}

/** Where a home of this kind is shown when its platform puts it in no category, the main one first. */
export function kindCategoryIds(kind: HomeKind): [ExternalId, ...ExternalId[]] {
  const [own, ...wider] = kindsToFind(kind)
  return [kindCategoryId(own), ...wider.map(kindCategoryId)]
}

export function isKindCategory(id: ExternalId): boolean {
  return id.startsWith(prefix)
}

/** The categories of a site whose platform has none: the kinds of homes. */
export const kindCategories: Category[] = homeKinds.map((kind, index) => ({
  id: kindCategoryId(kind),
  kind,
  icon: iconOfKind(kind),
  names: kindWords[kind],
  showOrder: index,
  deals: [...deals],
}))
