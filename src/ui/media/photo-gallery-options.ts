import type { LightboxTab, LightboxVisit, LightboxWords } from './lightbox-tab'

/** The tab of the photographs themselves, which the lightbox reads off their links. */
export const photosTab = 'photos'

export interface PhotoGalleryOptions {
  photosTitle: string
  more: LightboxTab[]
  words: LightboxWords
  visit?: LightboxVisit | undefined
}
