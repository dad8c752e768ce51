import type { CollectionConfig, GlobalConfig } from 'payload'

type Versions = NonNullable<CollectionConfig['versions']>

/** Every save keeps a version; what visitors see changes only when an editor publishes. */
export const drafts: Versions = {
  maxPerDoc: 20,
  drafts: { autosave: { interval: 2000 }, validate: false },
}

/** The same for settings. */
export const globalDrafts: NonNullable<GlobalConfig['versions']> = {
  max: 20,
  drafts: { autosave: { interval: 2000 }, validate: false },
}

export const plainVersions: Versions = { maxPerDoc: 20, drafts: false }

/** How long after the last change others see that somebody writes. */
export const lockSeconds = 180
