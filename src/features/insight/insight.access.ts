import type { PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'

/** Who runs the agency's site. The figures name nobody, but campaigns are the agency's own business. */
export const readsInsight = (req: Pick<PayloadRequest, 'user'>): boolean => hasRole(req, 'admin', 'editor')
