import { type PayloadRequest, saveVersion } from 'payload'

import { refuseOldSave, signature } from '@/cms/hooks/keep-both-writers'
import { readBoth } from '@/cms/one-language/read-both'

import { publishPages } from '../hooks/publish-page'
import type { PageChange } from './arrange-pages'

/**
 * Gives every page its place, all at once: their addresses, redirects, documents and the caches follow together. Words
 * that wait on a page go on waiting; it gets its new place in them too, or publishing them would put it back.
 */
export async function publishArranged(req: PayloadRequest, changes: readonly PageChange[]): Promise<void> {
  const inOrder = changes.toSorted((a, b) => a.id - b.id)
  for (const { id, ...change } of inOrder) await placePage(req, id, change)
  await publishPages(
    req,
    inOrder.map(({ id }) => id),
  )
}

async function placePage(req: PayloadRequest, id: number, change: Omit<PageChange, 'id'>): Promise<void> {
  const collection = req.payload.collections.pages.config
  // Whoever saves this page at the same moment waits for us, or we for them.
  await refuseOldSave(req, { record: `pages:${id}`, data: undefined, read: () => Promise.resolve({}) })
  const { latest, published } = await readBoth(req, { collection, id })
  const signed = { ...change, ...signature(req), updatedAt: new Date().toISOString() }
  const placed = { ...published, ...signed }
  await req.payload.db.updateOne({ collection: 'pages', id, data: placed, req, returning: false })
  const version = { collection, id, operation: 'update', payload: req.payload, req } as const
  await saveVersion({ ...version, docWithLocales: placed, draft: false })
  if (latest._status === 'draft')
    await saveVersion({ ...version, docWithLocales: { ...latest, ...signed }, draft: true })
}
