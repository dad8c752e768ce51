import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { BannerSlide } from '@/domain/site/site'

import { WidePicture } from './wide-picture'

export interface FadeSlideProps {
  slide: BannerSlide
  hosts: PictureHosts
  isFirst: boolean
  label: string
  roleDescription: string
  newTabText: string
}

// The coming slide fades in over the previous one, which stays opaque below it: no dip to the dark between the two.
const placeLook =
  'opacity-0 data-[place=previous]:z-1 data-[place=previous]:opacity-100 data-[place=current]:z-2 data-[place=current]:opacity-100'

/** One slide of a fading gallery. Only the first has its picture; the others get theirs from fade-gallery.client.ts. */
export function FadeSlide({ slide, hosts, isFirst, label, roleDescription, newTabText }: FadeSlideProps) {
  const { url, href, isExternal, caption } = slide
  const alt = caption ? '' : slide.alt
  const content = (
    <>
      {isFirst && <WidePicture url={url} alt={alt} hosts={hosts} isFirst className="size-full" />}
      {caption && (
        <span className="bg-bluestone text-paper figures absolute bottom-0 left-0 flex min-h-11 max-w-[calc(100%-8.5rem)] items-center px-4 py-2 leading-tight lg:right-33 lg:left-auto">
          {caption}
        </span>
      )}
    </>
  )
  return (
    <div
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      inert={!isFirst}
      data-place={isFirst ? 'current' : 'away'}
      {...(!isFirst && pictureData(url, alt, hosts))}
      className={`absolute inset-0 transition-opacity duration-500 ease-linear ${placeLook}`}
    >
      {href ? (
        <a
          href={href}
          {...(isExternal && { target: '_blank', rel: 'noopener' })}
          className="outline-paper block size-full -outline-offset-4"
        >
          {content}
          {isExternal && <span className="sr-only"> {newTabText}</span>}
        </a>
      ) : (
        content
      )}
    </div>
  )
}

function pictureData(url: string, alt: string, hosts: PictureHosts) {
  return {
    'data-small': pictureUrl(url, pictureWidths.mobile, hosts),
    'data-medium': pictureUrl(url, pictureWidths.tablet, hosts),
    'data-large': pictureUrl(url, pictureWidths.desktop, hosts),
    'data-alt': alt,
  }
}
