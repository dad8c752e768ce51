import type { PayloadRequest } from 'payload'

import { contentRoles, hasRole } from '@/cms/access/editors.access'

/** Who works on what the site says sees it before it is published. */
export const seesDrafts = (req: Pick<PayloadRequest, 'user'>): boolean => hasRole(req, ...contentRoles)
