import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { type Queryable, rowCount } from '@/database/query'

/** Whether the published menu differs from the one noted last; notes it. Most saves of a page leave the menu as it is. */
export async function hasMenuChanged(req: PayloadRequest, tx: Queryable): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ showInMenu: { equals: true } }, { _status: { equals: 'published' } }] },
    locale: 'all',
    depth: 0,
    limit: 200,
    pagination: false,
    sort: 'id',
    select: {
      title: true,
      path: true,
      isPublic: true,
      parent: true,
      sort: true,
      hasSubMenu: true,
      subMenu: true,
      isRedirect: true,
      redirectUrl: true,
    },
    req,
  })
  const digest = createHash('md5').update(JSON.stringify(docs, inOrder)).digest('hex')
  const changed = await rowCount(
    tx,
    sql`update content.revision set menu_digest = ${digest} where menu_digest is distinct from ${digest} returning 1`,
  )
  return changed > 0
}

/** The database gives languages in any order, which is no change. */
function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
