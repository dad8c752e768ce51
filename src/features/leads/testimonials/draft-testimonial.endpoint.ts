import type { Endpoint } from 'payload'

import { database } from '@/database/connection'

import { adminHref } from '../admin/lead-links'
import { draftTestimonialPath, isLeadId } from '../lead-paths'
import { findLead } from '../lead-row'
import { handlesLeads } from '../inbox/leads.access'
import { draftTestimonial } from './draft-testimonial'

/** From the inbox to the draft of an article; nothing a visitor wrote is published by this. */
export const draftTestimonialEndpoint: Endpoint = {
  path: draftTestimonialPath(':id'),
  method: 'post',
  handler: async (req) => {
    if (!handlesLeads(req)) return new Response(null, { status: 403 })
    const leadId = req.routeParams?.id
    const db = database()
    const lead = isLeadId(leadId) ? await findLead(db, leadId) : null
    if (lead?.kind !== 'testimonial') return new Response(null, { status: 404 })
    const article = await draftTestimonial({ db, req, now: new Date() }, lead)
    const Location = adminHref(req.payload, `/collections/articles/${article}`)
    return new Response(null, { status: 303, headers: { Location } })
  },
}
