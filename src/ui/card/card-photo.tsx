import type { ReactNode } from 'react'

import { pictureMedia } from '@/domain/device-class'

import { Facade } from '../drawing/facade'

export interface CardPicture {
  src: string
  srcSet?: string
  sizes?: string
  /** The only one for a phone, however sharp its screen. */
  phoneSrc?: string
  /** Empty where the words beside it say the same. */
  alt: string
}

export interface CardPhotoProps {
  picture: CardPicture | null
  /** The first pictures of a page are fetched at once, the others when they come near. */
  isEager?: boolean
  /** What hangs on the photo. */
  children?: ReactNode
}

/** A photo of 3:2; a card brightens it while the pointer is over its `group`. */
export function CardPhoto({ picture, isEager = false, children }: CardPhotoProps) {
  return (
    <div className="bg-sand relative aspect-3/2 overflow-hidden">
      {picture ? (
        <picture className="contents">
          {picture.phoneSrc && <source media={pictureMedia.phone} srcSet={picture.phoneSrc} />}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.sizes}
            alt={picture.alt}
            width={1200}
            height={800}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : undefined}
            className="size-full object-cover transition-[filter] group-hover:brightness-108"
          />
        </picture>
      ) : (
        <Facade index={0} className="text-edge absolute inset-x-0 bottom-1/5 h-3/5 w-full overflow-visible" />
      )}
      {children}
    </div>
  )
}
