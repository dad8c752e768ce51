import type { CollectionBeforeOperationHook } from 'payload'

import { mainLanguage } from '@/domain/language'

/** Who names no language reads the main one: words are searched in one language, and without one the search fails. */
export const readInALanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'read' && !req.locale) req.locale = mainLanguage
  return args
}
