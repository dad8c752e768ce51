import { database } from '@/database/connection'
import { hasDocuments } from '@/features/content/published/readers'
import { defaultLocale } from '@/i18n/locales'

import { getSite } from './site'

/**
 * Reads what stands on every page: afterwards the first visitor waits for nothing that starts only once. A release
 * whose documents are not written, or not there any more, has nothing to say.
 */
export async function isReady(): Promise<boolean> {
  try {
    const [isWritten] = await Promise.all([hasDocuments(database()), getSite(defaultLocale)])
    return isWritten
  } catch {
    return false
  }
}
