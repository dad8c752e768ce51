import type { PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'

/** Who decides which owner may follow which home: whoever also answers leads. */
export const invitesOwners = (req: Pick<PayloadRequest, 'user'>): boolean => hasRole(req, 'admin', 'editor')
