import type { PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'

type Asking = Pick<PayloadRequest, 'user'>

/** All leads, or what one agent works with: their own, and of their office those that are nobody's. */
export type LeadScope = 'all' | { agentId: number }

/** Which leads somebody works with; a translator with none. */
export function leadScope(req: Asking): LeadScope | null {
  if (hasRole(req, 'admin', 'editor')) return 'all'
  return req.user && hasRole(req, 'agent') ? { agentId: Number(req.user.id) } : null
}

/** What concerns all leads, and what follows from them on the site: templates, testimonials, the story of a home. */
export const handlesLeads = (req: Asking): boolean => hasRole(req, 'admin', 'editor')

/** What the law asks about one person, and what the agency promises to all. */
export const governsLeads = (req: Asking): boolean => hasRole(req, 'admin')
