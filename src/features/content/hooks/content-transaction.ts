import type { PayloadRequest } from 'payload'

import { requestTransaction } from '@/cms/hooks/request-transaction'
import type { Transaction } from '@/database/query'
import { queuePurge } from '@/http-cache/purge'

export function contentTransaction(req: PayloadRequest): Promise<Transaction> {
  return requestTransaction<Transaction>(req)
}

/** After a save of what goes to the trash by one: what is off the site must not be shown once more. */
export async function purgeSaved(
  req: PayloadRequest,
  { deletedAt }: { deletedAt?: string | null },
  tags: Iterable<string>,
): Promise<void> {
  await (deletedAt ? purgeWith(req, [], tags) : purgeWith(req, tags))
}

/** Noted with the save itself; the worker tells the caches once it is committed. */
export async function purgeWith(
  req: PayloadRequest,
  tags: Iterable<string>,
  hiding: Iterable<string> = [],
): Promise<void> {
  await queuePurge(await contentTransaction(req), tags, hiding)
}
