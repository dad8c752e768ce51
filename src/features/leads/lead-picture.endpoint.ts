import { sql } from 'drizzle-orm'
import type { Endpoint } from 'payload'

import { database } from '@/database/connection'
import { rows } from '@/database/query'

import { isLeadId, leadPicturePath } from './lead-paths'
import { handlesLeads } from './leads.access'

/** The picture that came with a testimonial, for the editor who decides on it. */
export const leadPictureEndpoint: Endpoint = {
  path: leadPicturePath(':id'),
  method: 'get',
  handler: async (req) => {
    if (!handlesLeads(req)) return new Response(null, { status: 403 })
    const leadId = req.routeParams?.id
    if (!isLeadId(leadId)) return new Response(null, { status: 404 })
    const [picture] = await rows<{ webp: Buffer }>(
      database(),
      sql`select webp from lead.picture where lead_id = ${leadId}::uuid`,
    )
    if (!picture) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(picture.webp), {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
}
