import type { GalleryPicture, GalleryTab } from './gallery-picture'

/** All the lightbox needs of a picture. */
export interface LightboxPicture extends Pick<GalleryPicture, 'largeSrc' | 'alt' | 'caption' | 'player'> {
  /** Its other sizes have the same address, but for the width. */
  hasSizes: boolean
}

export interface LightboxTab extends Pick<GalleryTab, 'id' | 'title' | 'position'> {
  pictures: LightboxPicture[]
}

/** Where one asks to see it with one's own eyes. */
export interface LightboxVisit {
  href: string
  text: string
}

/** `position` is "Foto {index} van {total}". */
export type LightboxWords = Record<
  'label' | 'slide' | 'position' | 'thumbnails' | 'play' | 'pause' | 'previous' | 'next' | 'close' | 'newTab',
  string
>
