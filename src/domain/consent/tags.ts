import type { Choices, OptionalPurpose } from './purposes'

/** Measuring by others, as an agency may have it. */
export const tagKinds = ['tagManager', 'analytics', 'ads', 'pixel'] as const
export type TagKind = (typeof tagKinds)[number]

/** The agency's own number at each; absent when it does not use it. */
export type TagIds = Partial<Record<TagKind, string>>

/** Any one of these purposes lets the tag load. What a tag manager starts then goes by the flags. */
const tagPurposes: Record<TagKind, readonly OptionalPurpose[]> = {
  tagManager: ['analytical', 'marketing'],
  analytics: ['analytical'],
  ads: ['marketing'],
  pixel: ['social'],
}

/** Who gets the data, by the name that visitors know. */
const tagCompanies: Record<TagKind, string> = {
  tagManager: 'Google',
  analytics: 'Google',
  ads: 'Google',
  pixel: 'Meta',
}

export function configuredTags(ids: TagIds): TagKind[] {
  return tagKinds.filter((kind) => ids[kind])
}

/** Of these tags, the ones that a purpose lets load. */
export function tagsFor(purpose: OptionalPurpose, kinds: readonly TagKind[]): TagKind[] {
  return kinds.filter((kind) => tagPurposes[kind].includes(purpose))
}

export function isTagAllowed(kind: TagKind, choices: Choices): boolean {
  return tagPurposes[kind].some((purpose) => choices[purpose])
}

/** The tags that may load, of those that the agency has. */
export function allowedTags(ids: TagIds, choices: Choices): TagIds {
  const allowed = configuredTags(ids).filter((kind) => isTagAllowed(kind, choices))
  return Object.fromEntries(allowed.map((kind) => [kind, ids[kind]]))
}

export function companiesOf(kinds: readonly TagKind[]): string[] {
  return [...new Set(kinds.map((kind) => tagCompanies[kind]))]
}
