import { defaultLocale } from '@/i18n/locales'

import { getSite } from './site'

/** Reads what stands on every page: afterwards the first visitor waits for nothing that starts only once. */
export async function isReady(): Promise<boolean> {
  try {
    await getSite(defaultLocale)
    return true
  } catch {
    return false
  }
}
