import { pictureUrl, pictureWidths, type PictureHosts } from '@/domain/media/picture-url'
import type { SitePicture } from '@/domain/site/site'

const sizes = {
  small: { pixels: [64, 80], width: pictureWidths.thumb, className: 'h-20 w-16' },
  medium: { pixels: [80, 100], width: pictureWidths.propertyThumb, className: 'h-25 w-20' },
  card: { pixels: [400, 500], width: pictureWidths.mobile, className: 'aspect-4/5 w-full' },
  page: { pixels: [460, 575], width: pictureWidths.mobile, className: 'aspect-square w-full md:aspect-4/5' },
} as const

export interface PortraitProps {
  picture: SitePicture | null | undefined
  size: keyof typeof sizes
  hosts: PictureHosts
  className?: string
}

/** Somebody's photograph, if there is one. The name always stands beside it, so that it is not read out. */
export function Portrait({ picture, size, hosts, className = '' }: PortraitProps) {
  if (!picture) return null
  const { pixels, width, className: own } = sizes[size]
  return (
    <img
      src={pictureUrl(picture.url, width, hosts)}
      alt=""
      width={pixels[0]}
      height={pixels[1]}
      loading={size === 'page' ? undefined : 'lazy'}
      className={`bg-sand shrink-0 object-cover ${own} ${className}`}
    />
  )
}
