import {
  type Endpoint,
  Forbidden,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'

import type { Transaction } from '@/database/query'

import { contentRoles, hasRole } from '../access/editors.access'
import { requestTransaction } from '../hooks/request-transaction'
import { noteOpenForm } from './open-forms'

const asked = z.object({
  kind: z.string().max(40),
  id: z.coerce.number().int().positive().optional(),
  form: z.string().regex(/^[\w-]{8,40}$/),
})

export interface Here {
  /** Others who have the same record open. */
  people: string[]
  /** Of the newest save. */
  revision: string | null
  savedBy: string | null
}

/** Asked by every open form, now and then: who else is here, and whether somebody saved. */
export const hereEndpoint: Endpoint = {
  path: '/here',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, ...contentRoles) || !req.user) throw new Forbidden(req.t)
    const { data: question } = asked.safeParse(await req.json?.())
    const saved = question && (await newest(req, question))
    if (!saved) return new Response(null, { status: 400 })
    const { kind, id, form } = question
    const record = id === undefined ? kind : `${kind}:${id}`
    const db = await requestTransaction<Transaction>(req)
    const people = await noteOpenForm(db, { record, form, userId: Number(req.user.id) })
    const { revision = null, savedBy = null } = saved
    return Response.json({ people, revision, savedBy } satisfies Here)
  },
}

type Saved = Partial<Pick<Here, 'revision' | 'savedBy'>>

async function newest(
  { payload, locale }: PayloadRequest,
  { kind, id }: z.infer<typeof asked>,
): Promise<Saved | null> {
  const req = { payload, locale } as PayloadRequest
  const global = payload.globals.config.find(({ slug }) => slug === kind)
  if (global) {
    const question = { slug: kind, config: global, payload, req, where: {} }
    return ((await getLatestGlobalVersion(question)).global ?? {}) as Saved
  }
  const collection = payload.config.collections.find(({ slug }) => slug === kind)
  if (!collection || collection.auth || id === undefined) return null
  const query = { collection: collection.slug, where: { id: { equals: id } }, req }
  const found = await getLatestCollectionVersion({ id, config: collection, payload, query, req })
  return (found ?? null) as Saved | null
}
