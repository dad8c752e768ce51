import { pictureMedia } from '@/domain/device-class'
import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'

import { percentClass } from '../percent-class'

export interface WidePictureProps {
  url: string
  alt: string
  focus?: { x: number; y: number }
  hosts: PictureHosts
  /** The picture a page opens with: fetched first, before scripts. */
  isFirst?: boolean
  className?: string
}

/** A picture across the page: one size each for a phone, a tablet and a desktop. */
export function WidePicture({ url, alt, focus, hosts, isFirst = false, className = '' }: WidePictureProps) {
  const small = pictureUrl(url, pictureWidths.mobile, hosts)
  const medium = pictureUrl(url, pictureWidths.tablet, hosts)
  const large = pictureUrl(url, pictureWidths.desktop, hosts)
  return (
    <picture>
      <source media={pictureMedia.phone} srcSet={small} />
      <source media={pictureMedia.tablet} srcSet={medium} />
      <img
        src={large}
        alt={alt}
        width={1920}
        height={1280}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className={`bg-sand object-cover ${focus ? focusClass(focus) : ''} ${className}`}
      />
    </picture>
  )
}

/** What must stay in sight when the picture is cut. */
function focusClass({ x, y }: { x: number; y: number }): string {
  return `[object-position:var(--x)_var(--y)] ${percentClass('x', x)} ${percentClass('y', y)}`
}
