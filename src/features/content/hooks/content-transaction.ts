import type { PayloadRequest } from 'payload'

import { requestTransaction } from '@/cms/hooks/request-transaction'
import type { Transaction } from '@/database/query'
import { queuePurge } from '@/http-cache/purge'

export function contentTransaction(req: PayloadRequest): Promise<Transaction> {
  return requestTransaction<Transaction>(req)
}

/** Noted with the save itself; the worker tells the caches once it is committed. */
export async function purgeWith(
  req: PayloadRequest,
  tags: Iterable<string>,
  hiding: Iterable<string> = [],
): Promise<void> {
  await queuePurge(await contentTransaction(req), tags, hiding)
}
