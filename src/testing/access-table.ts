/** Who may do what: a(dmin), e(ditor), t(ranslator into French), (a)g(ent). Anyone else may do nothing, anywhere. */
export type May = '' | 'a' | 'ae' | 'aet' | 'aetg'

interface Reads {
  list: May
  readOne: May
  readDraft: May
  count: May
}

const team: Reads = { list: 'aet', readOne: 'aet', readDraft: 'aet', count: 'aet' }
/** To the trash; for good only by an administrator. */
const editorsWork = { create: 'ae', update: 'ae', trash: 'ae', delete: 'a', duplicate: 'ae' } as const
const translated = { ...editorsWork, update: 'aet' } as const
const withVersions = { versions: 'aet', restore: 'ae' } as const
/** Not there for this collection: nobody, and a test sees that it really is not there. */
const noVersions = { versions: '', restore: '' } as const

export const collectionOperations = [
  'create',
  'list',
  'readOne',
  'readDraft',
  'count',
  'update',
  'trash',
  'delete',
  'versions',
  'restore',
  'publish',
  'duplicate',
] as const
export type CollectionOperation = (typeof collectionOperations)[number]

export const collectionTable: Record<string, Record<CollectionOperation, May>> = {
  pages: { ...team, ...translated, ...withVersions, publish: 'ae' },
  sections: { ...team, ...translated, ...withVersions, publish: 'ae' },
  articles: { ...team, ...translated, ...withVersions, publish: 'ae' },
  categories: { ...team, ...translated, ...withVersions, publish: 'ae' },
  team: { ...team, ...translated, ...withVersions, publish: 'ae' },
  offices: { ...team, ...translated, ...withVersions, publish: 'ae' },
  // One note for one record: nobody makes a second.
  'listing-notes': { ...team, ...translated, ...withVersions, publish: 'ae', duplicate: '' },
  'project-notes': { ...team, ...translated, ...withVersions, publish: 'ae', duplicate: '' },
  'legal-facts': { ...team, ...editorsWork, ...withVersions, publish: 'ae' },
  // Has no trash: such a field is not stored, and who may update may send it.
  redirects: { ...team, ...editorsWork, ...noVersions, delete: 'ae', publish: 'ae' },
  media: { ...team, ...translated, ...noVersions, publish: 'ae' },
  // A list holds oneself; the others are asked for someone else.
  users: {
    list: 'aetg',
    count: 'aetg',
    create: 'a',
    readOne: 'a',
    readDraft: 'a',
    update: 'a',
    trash: 'a',
    delete: 'a',
    duplicate: '',
    ...noVersions,
    publish: 'a',
  },
}

/** Payload's own, which hold no content. */
export const internalCollections = [
  'payload-kv',
  'payload-locked-documents',
  'payload-migrations',
  'payload-preferences',
]

export const globalOperations = ['read', 'readDraft', 'update', 'versions', 'restore'] as const
export type GlobalOperation = (typeof globalOperations)[number]

const words: Record<GlobalOperation, May> = {
  read: 'aet',
  readDraft: 'aet',
  update: 'aet',
  versions: 'aet',
  restore: 'ae',
}
const settings: Record<GlobalOperation, May> = { ...words, update: 'ae' }

export const globalTable: Record<string, Record<GlobalOperation, May>> = {
  'home-banner': words,
  header: words,
  footer: words,
  popup: words,
  look: settings,
  agency: settings,
  languages: settings,
  settings,
  'site-info': settings,
}
