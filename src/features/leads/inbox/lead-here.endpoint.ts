import type { Endpoint } from 'payload'
import { z } from 'zod'

import { noteOpenForm } from '@/cms/open-forms/open-forms'
import { database } from '@/database/connection'

import { formTexts } from '../form-texts'
import { isLeadId, leadHerePath } from '../lead-paths'
import { isInScope } from './lead-scope'
import { leadScope } from './leads.access'

const windowSchema = z.string().regex(/^[\w-]{8,40}$/)

/** Asked by every open page of a lead, now and then: which colleagues have it open too. */
export const leadHereEndpoint: Endpoint = {
  path: leadHerePath(':id'),
  method: 'post',
  handler: async (req) => {
    const scope = leadScope(req)
    if (!scope || !req.user) return new Response(null, { status: 403 })
    const leadId = req.routeParams?.id
    const db = database()
    if (!isLeadId(leadId) || !(await isInScope(db, scope, leadId))) return new Response(null, { status: 404 })
    const form = windowSchema.safeParse((await formTexts(req)).get('form')).data
    if (form === undefined) return new Response(null, { status: 400 })
    const people = await noteOpenForm(db, { record: `lead:${leadId}`, form, userId: Number(req.user.id) })
    return Response.json({ people })
  },
}
