/** A home as demands see it. */
export interface HomeFacts {
  priceCents: number | null
  isAvailable: boolean
  /** Stands for all else that demands ask about. */
  facts: string
}

/**
 * Why people should hear of a home: `new`; `price-32500000` when its price went down to that many cents; `available`
 * when it came back; `changed` when it may fit other demands than before. Each is sent once; `changed` only to those
 * who were sent nothing about this home yet.
 */
export type ChangeReason = 'new' | 'available' | 'changed' | `price-${number}`
export const changeReasonPattern = /^(new|available|changed|price-\d+)$/

export function changeReason(before: HomeFacts | null, now: HomeFacts): ChangeReason | null {
  if (!now.isAvailable) return null
  if (before === null) return 'new'
  if (!before.isAvailable) return 'available'
  if (now.priceCents !== null && before.priceCents !== null && now.priceCents < before.priceCents)
    return `price-${now.priceCents}`
  return before.priceCents !== now.priceCents || before.facts !== now.facts ? 'changed' : null
}
