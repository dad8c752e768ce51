import type { PayloadRequest } from 'payload'

import { contentRoles, hasRole } from '@/cms/access/editors.access'
import type { Language } from '@/domain/language'

type Asking = Pick<PayloadRequest, 'user'>

/** Who sees newsletters, and gets a test mail. An agent works with leads only. */
export const readsNewsletters = (req: Asking): boolean => hasRole(req, ...contentRoles)

/** Who begins one, chooses what stands in it and sends it. */
export const sendsNewsletters = (req: Asking): boolean => hasRole(req, 'admin', 'editor')

/** A translator writes in their own languages. */
export function writesNewsletterIn(req: Asking, language: Language): boolean {
  if (sendsNewsletters(req)) return true
  return hasRole(req, 'translator') && (req.user?.languages?.some((own) => own === language) ?? false)
}
