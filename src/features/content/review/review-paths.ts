/** What a colleague is asked to look at. */
export const reviewedKinds = ['pages', 'articles', 'sections'] as const
export type ReviewedKind = (typeof reviewedKinds)[number]

export interface ReviewedRecord {
  kind: ReviewedKind
  id: number
}

export const reviewPath = '/reviews/:kind/:id'

export function isReviewed(kind: string): kind is ReviewedKind {
  return reviewedKinds.some((known) => known === kind)
}
