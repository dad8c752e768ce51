import { sql } from 'drizzle-orm'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { featuredTag } from '../content-tags'
import { contentTransaction, purgeWith } from '../hooks/content-transaction'
import { publishSet } from '../hooks/publish-set'
import { lockPublished } from '../published/stored-documents'
import { listFeaturedIds } from './featured-order.sql'

export interface FeaturedMove {
  listingId: number
  /** The home beside which it is put. */
  beside: number
  side: 'above' | 'below'
}

/** Answers whether it has the place asked for: false when one of the two is no longer featured. */
export async function moveFeatured(req: PayloadRequest, move: FeaturedMove): Promise<boolean> {
  const isOwn = await initTransaction(req)
  try {
    const isMoved = await storeMove(req, move)
    if (isOwn) await commitTransaction(req)
    return isMoved
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function storeMove(req: PayloadRequest, move: FeaturedMove): Promise<boolean> {
  const tx = await contentTransaction(req)
  // Whoever features or moves another home meanwhile waits here, and then reads this order.
  await lockPublished(tx)
  const order = moved(await listFeaturedIds(tx), move)
  if (!order) return false
  await tx.execute(sql`delete from content.featured_order`)
  await tx.execute(
    sql`insert into content.featured_order (record_id, position)
        select id, position from unnest(${sql.param(order)}::int[]) with ordinality as given (id, position)`,
  )
  await publishSet(req, 'featured')
  await purgeWith(req, [featuredTag])
  return true
}

function moved(order: number[], { listingId, beside, side }: FeaturedMove): number[] | null {
  const rest = order.filter((id) => id !== listingId)
  const at = rest.indexOf(beside)
  if (rest.length === order.length || at === -1) return null
  return rest.toSpliced(side === 'above' ? at : at + 1, 0, listingId)
}
