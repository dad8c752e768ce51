import type { LeadKind } from '@/domain/lead/lead-kind'

/** The box a form stands in: what an enhanced form puts its answer in. */
export function boxId(kind: LeadKind): string {
  return `form-${kind}`
}

/** Other parts of a page may have a field of the same name. */
export function fieldId(kind: LeadKind, name: string): string {
  return `${kind}-${name}`
}
