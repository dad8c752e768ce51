import { pictureUrl, pictureWidths, type PictureHosts } from '@/domain/media/picture-url'
import type { SitePicture } from '@/domain/site/site'

import { PersonMark } from '../drawing/person-mark'

const sizes = {
  small: { pixels: 72, width: pictureWidths.thumb, className: 'size-18' },
  medium: { pixels: 88, width: pictureWidths.propertyThumb, className: 'size-22' },
  large: { pixels: 288, width: pictureWidths.mobile, className: 'size-44 md:size-72' },
} as const

export interface PortraitProps {
  name: string
  picture: SitePicture | null | undefined
  size: keyof typeof sizes
  hosts: PictureHosts
  className?: string
}

/** Somebody's photograph, or their mark. The name always stands beside it, so that neither is read out. */
export function Portrait({ name, picture, size, hosts, className = '' }: PortraitProps) {
  const { pixels, width, className: own } = sizes[size]
  if (!picture) return <PersonMark name={name} className={`text-ink-soft shrink-0 ${own} ${className}`} />
  return (
    <img
      src={pictureUrl(picture.url, width, hosts)}
      alt=""
      width={pixels}
      height={pixels}
      loading={size === 'large' ? undefined : 'lazy'}
      className={`bg-sand shrink-0 object-cover ${own} ${className}`}
    />
  )
}
