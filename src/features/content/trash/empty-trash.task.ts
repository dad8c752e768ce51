import type { CollectionSlug, Payload } from 'payload'

import { daysInTrash } from './trashed'

export const emptyTrashTask = 'empty-trash'

/** What refers to something goes before what it refers to. */
const inOrder = [
  'listing-notes',
  'project-notes',
  'legal-facts',
  'articles',
  'pages',
  'sections',
  'team',
  'categories',
  'offices',
  'media',
] as const satisfies CollectionSlug[]

export interface Emptied {
  removed: number
  /** Still part of something that can be put back, or refused for another reason: tried again the next day. */
  left: { collection: string; id: number | string; reason: string }[]
}

/** Removes for good what has been in the trash for its time. */
export async function emptyTrash(payload: Payload, now: Date): Promise<Emptied> {
  const before = new Date(now.getTime() - daysInTrash * 24 * 60 * 60 * 1000).toISOString()
  const emptied: Emptied = { removed: 0, left: [] }
  for (const collection of inOrder) {
    const { docs, errors } = await payload.delete({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
    })
    emptied.removed += docs.length
    for (const { id, message } of errors) emptied.left.push({ collection, id, reason: message })
  }
  return emptied
}
