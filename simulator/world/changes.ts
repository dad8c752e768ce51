import type { CorePatch } from './property-core'

export type Change = {
  core: CorePatch
  /** Row fields that replace the computed ones; a value keyed by language is resolved per language. */
  fields: Record<string, unknown>
}

export type Changes = {
  byId: Map<number, Change>
  deletedIds: Set<number>
  deletedProjectIds: Set<number>
}

export function createChanges(): Changes {
  return { byId: new Map(), deletedIds: new Set(), deletedProjectIds: new Set() }
}

export function addChange(changes: Changes, id: number, change: Change): void {
  const earlier = changes.byId.get(id)
  changes.byId.set(id, {
    core: { ...earlier?.core, ...change.core },
    fields: { ...earlier?.fields, ...change.fields },
  })
}
