import type { Embed } from '@/domain/media/embed'
import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'

/** A picture as galleries show it. */
export interface GalleryPicture {
  src: string
  srcSet?: string
  /** The largest version: what a link to the picture opens. */
  largeSrc: string
  alt: string
  caption?: string
  /** The picture is the still of a film or tour. */
  player?: GalleryPlayer
}

export interface GalleryPlayer {
  /** Where it lies, for who has no script. */
  href: string
  /** `null`: it cannot play on the page, so that the link is all there is. */
  embed: Embed | null
  /** "Video afspelen" */
  start: string
  /** What the visitor must know before they click. */
  notice: string
  /** The film's own still, through our own host; where it cannot be had, the picture under it is seen. */
  still?: string | undefined
}

/** One of several sets of pictures: photographs, plans, a tour. */
export interface GalleryTab {
  /** Also the id of the same set further down the page. */
  id: string
  title: string
  pictures: readonly GalleryPicture[]
  /** Drawings, of which nothing may be cut off. */
  isDrawn?: boolean
}

export function galleryPicture(
  url: string,
  { alt, caption }: Pick<GalleryPicture, 'alt' | 'caption'>,
  hosts: PictureHosts,
): GalleryPicture {
  return {
    src: pictureUrl(url, pictureWidths.mobile, hosts),
    srcSet: pictureSrcSet(url, hosts),
    largeSrc: pictureUrl(url, pictureWidths.desktop, hosts),
    alt,
    caption,
  }
}
