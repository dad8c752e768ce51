import type { GalleryPicture, GalleryTab } from './gallery-picture'

/** All the lightbox needs of a picture. */
export interface LightboxPicture extends Pick<GalleryPicture, 'largeSrc' | 'alt' | 'caption' | 'player'> {
  /** Its other sizes have the same address, but for the width. */
  hasSizes: boolean
}

export interface LightboxTab extends Pick<GalleryTab, 'id' | 'title' | 'isDrawn'> {
  /** "Foto {index} van {total}", of photographs. */
  position?: string
  pictures: LightboxPicture[]
}

/** Where one asks to see it with one's own eyes. */
export interface LightboxVisit {
  href: string
  text: string
  /** What it costs, where that may be known. */
  price?: string | undefined
}

/** `position` is "Foto {index} van {total}", `place` "{index} van {total}" of all there is to see. */
export type LightboxWords = Record<
  | 'label'
  | 'slide'
  | 'position'
  | 'place'
  | 'thumbnails'
  | 'play'
  | 'pause'
  | 'previous'
  | 'next'
  | 'close'
  | 'newTab',
  string
>
