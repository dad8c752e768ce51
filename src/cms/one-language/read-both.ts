import {
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'

import type { Values } from '../hooks/rows-in'

export type Owner =
  | { collection: SanitizedCollectionConfig; id: number | string; global?: never }
  | { global: SanitizedGlobalConfig; collection?: never; id?: never }

export interface Stored {
  latest: Values
  published: Values | null
}

/** What is published and what was written since, of one record in all languages. */
export async function readBoth(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  { collection, id, global }: Owner,
): Promise<Stored> {
  const { payload } = req
  // A request of its own in all languages, in the same transaction.
  const asking = { payload, transactionID: req.transactionID, locale: 'all' } as PayloadRequest
  if (global) {
    const { slug } = global
    const { global: latest } = await getLatestGlobalVersion({
      ...{ slug, config: global, locale: 'all', payload, where: {} },
      req: asking,
    })
    const published = await payload.db.findGlobal<Values>({ slug, locale: 'all', req: asking })
    return { latest: (latest ?? {}) as Values, published }
  }
  const query = { collection: collection.slug, locale: 'all', where: { id: { equals: id } }, req: asking }
  const latest = await getLatestCollectionVersion({ id, config: collection, payload, query, req: asking })
  const published = await payload.db.findOne<never>(query)
  return { latest: (latest ?? {}) as Values, published }
}
