import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'

/** A picture as galleries show it: plain data that a page hands to the browser. */
export interface GalleryPicture {
  src: string
  srcSet?: string
  /** The largest version: what a link to the picture opens. */
  largeSrc: string
  thumbSrc: string
  alt: string
  caption?: string
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
    thumbSrc: pictureUrl(url, pictureWidths.propertyThumb, hosts),
    alt,
    caption,
  }
}
