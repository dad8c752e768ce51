import { sql } from 'drizzle-orm'
import type { Endpoint } from 'payload'

import { database } from '@/database/connection'
import { rows } from '@/database/query'
import { bytes } from '@/database/row'

import { isLeadId, leadPicturePath } from '../lead-paths'
import { inScope } from './lead-scope'
import { leadScope } from './leads.access'

/** The picture that came with a testimonial, for the editor who decides on it. */
export const leadPictureEndpoint: Endpoint = {
  path: leadPicturePath(':id'),
  method: 'get',
  handler: async (req) => {
    const scope = leadScope(req)
    if (!scope) return new Response(null, { status: 403 })
    const leadId = req.routeParams?.id
    if (!isLeadId(leadId)) return new Response(null, { status: 404 })
    const [picture] = await rows(
      database(),
      { webp: bytes },
      sql`select p.webp from lead.picture p join lead.lead l on l.id = p.lead_id
          where l.id = ${leadId}::uuid and ${inScope(scope)}`,
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
