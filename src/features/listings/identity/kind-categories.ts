import { deals } from '@/domain/listing/listing'
import { type HomeKind, homeKinds } from '@/domain/listing/home-kind'
import type { Category, ExternalId } from '@/platforms/platform-offer'

import { kindWords } from '../admin/kind-words'

const prefix = 'kind:'

/** Where a home of this kind is shown when its platform puts it in no category. */
export function kindCategoryId(kind: HomeKind): ExternalId {
  return `${prefix}${kind === 'unknown' ? 'other' : kind}`
}

export function isKindCategory(id: ExternalId): boolean {
  return id.startsWith(prefix)
}

/** The categories of a site whose platform has none: the kinds of homes. */
export const kindCategories: Category[] = homeKinds.map((kind, index) => ({
  id: kindCategoryId(kind),
  kind,
  names: kindWords[kind],
  showOrder: index,
  deals: [...deals],
}))
