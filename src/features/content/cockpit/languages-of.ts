import type { PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { type Language, languages } from '@/domain/language'

/** The languages somebody writes in: editors in all, a translator in their own. */
export function languagesOf(req: Pick<PayloadRequest, 'user'>): readonly Language[] {
  if (hasRole(req, 'admin', 'editor')) return languages
  const own = hasRole(req, 'translator') && req.user?.collection === 'users' ? req.user.languages : null
  return languages.filter((language) => own?.includes(language))
}
