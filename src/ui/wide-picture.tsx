import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'

export interface WidePictureProps {
  url: string
  alt: string
  focus?: { x: number; y: number }
  hosts: PictureHosts
  /** The picture a page opens with: fetched first, before scripts. */
  isFirst?: boolean
  className?: string
}

/** A picture across the page: one size for a phone, one for everything wider. */
export function WidePicture({ url, alt, focus, hosts, isFirst = false, className = '' }: WidePictureProps) {
  const small = pictureUrl(url, pictureWidths.mobile, hosts)
  const large = pictureUrl(url, pictureWidths.desktop, hosts)
  return (
    <picture>
      <source media="(width < 767px)" srcSet={small} />
      <img
        src={large}
        alt={alt}
        width={1920}
        height={1280}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        className={`bg-sand object-cover ${className}`}
      />
    </picture>
  )
}
