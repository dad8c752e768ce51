import type { PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'

type Asking = Pick<PayloadRequest, 'user'>

/** What visitors wrote is for who answers them: a translator sees none of it. */
export const handlesLeads = (req: Asking): boolean => hasRole(req, 'admin', 'editor')

/** What the law asks about one person, and what the agency promises to all. */
export const governsLeads = (req: Asking): boolean => hasRole(req, 'admin')
