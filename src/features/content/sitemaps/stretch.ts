import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'

/** The part of all addresses that one file holds. */
export interface Stretch {
  locale: Locale
  /** Addresses of earlier files. */
  skip: number
  /** Addresses of this file. */
  limit: number
  hosts: PictureHosts
}
