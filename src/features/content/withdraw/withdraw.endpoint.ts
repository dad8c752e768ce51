import {
  APIError,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'

import { hasRole } from '@/cms/access/editors.access'
import { knownLocale } from '@/i18n/locales'

import { refusalPage } from '../cockpit/refusal-page'
import { contentTransaction } from '../hooks/content-transaction'
import { isUsedCollection, whereUsed } from '../where-used'
import { withdrawalText as usedText } from '../where-used-words'
import { listAddresses } from './list-addresses'
import { withdrawEndpointPath, type WithdrawnRecord, withdrawnRecord } from './withdraw-paths'
import { withdrawText } from './withdraw-words'

const asked = z.object({
  how: z.enum(['unpublish', 'trash']),
  /** By the address that is given up. */
  targets: z.map(
    z.string(),
    z
      .string()
      .max(500)
      .regex(/^(\/(?!\/)|https:\/\/)\S*$/),
  ),
})

/** Takes a page or article off the site, or to the trash, and leads its addresses elsewhere: all of it or nothing. */
export const withdrawEndpoint: Endpoint = {
  path: withdrawEndpointPath,
  method: 'post',
  handler: async (req) => {
    const record = withdrawnRecord(req.routeParams?.kind, req.routeParams?.id)
    if (!record) return new Response(null, { status: 404 })
    if (!hasRole(req, 'admin', 'editor')) return new Response(null, { status: 403 })
    const form = await readForm(req)
    if (!form) {
      const detail = withdrawText.wrongAddress[knownLocale(req.i18n.language)]
      return refusalPage(req, 'refused', { detail })
    }
    const isOwn = await initTransaction(req)
    try {
      await withdraw(req, record, form)
      if (isOwn) await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      if (!(error instanceof APIError)) throw error
      return refusalPage(req, 'refused', { detail: error.message, isConflict: error.status === 409 })
    }
    const { admin: adminRoute } = req.payload.config.routes
    const path = `/collections/${record.kind}` as const
    return new Response(null, { status: 303, headers: { Location: formatAdminURL({ adminRoute, path }) } })
  },
}

async function readForm(req: PayloadRequest): Promise<z.infer<typeof asked> | null> {
  const form = await req.formData?.()
  const entries = [...(form ?? [])].flatMap(([name, value]) => {
    const target = typeof value === 'string' ? value.trim() : ''
    return name.startsWith('to:') && target !== '' ? [[name.slice('to:'.length), target] as const] : []
  })
  return asked.safeParse({ how: form?.get('how'), targets: new Map(entries) }).data ?? null
}

async function withdraw(
  req: PayloadRequest,
  record: WithdrawnRecord,
  { how, targets }: z.infer<typeof asked>,
): Promise<void> {
  const { kind: collection, id } = record
  const tx = await contentTransaction(req)
  const addresses = await listAddresses(tx, record)
  const uses = isUsedCollection(collection) ? await whereUsed(tx, { collection, id }) : null
  if (uses && uses.total > 0) throw new APIError(usedText(uses, req.payload, req.i18n), 409, null, true)
  const data = how === 'trash' ? { deletedAt: new Date().toISOString() } : { _status: 'draft' as const }
  await req.payload.update({ collection, id, data, depth: 0, overrideAccess: false, user: req.user, req })
  for (const { path } of addresses) {
    const to = targets.get(path)
    if (to === undefined || to === path) continue
    await leadElsewhere(req, path, to)
  }
}

async function leadElsewhere(req: PayloadRequest, from: string, to: string): Promise<void> {
  const writing = { collection: 'redirects', depth: 0, overrideAccess: false, user: req.user, req } as const
  const { docs } = await req.payload.find({ ...writing, where: { from: { equals: from } }, limit: 1 })
  await (docs[0]
    ? req.payload.update({ ...writing, id: docs[0].id, data: { to } })
    : req.payload.create({ ...writing, data: { from, to } }))
}
