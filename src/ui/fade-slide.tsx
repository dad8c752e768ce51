import type { PictureHosts } from '@/domain/media/picture-url'
import type { BannerSlide } from '@/domain/site/site'

import { WidePicture } from './wide-picture'

export interface FadeSlideProps {
  slide: BannerSlide
  hosts: PictureHosts
  place: 'current' | 'previous' | 'away'
  isFirst: boolean
  isWanted: boolean
  label: string
  roleDescription: string
  newTabText: string
  onSettled: () => void
}

// The coming slide fades in over the going one, which stays whole below it: no dip to the dark between the two.
const places = {
  current: 'z-2 opacity-100',
  previous: 'z-1 opacity-100',
  away: 'opacity-0',
}

/** One slide of a fading gallery, under or over its neighbours. */
export function FadeSlide(props: FadeSlideProps) {
  const { slide, hosts, place, isFirst, isWanted, label, roleDescription, newTabText, onSettled } = props
  const { url, alt, href, isExternal, caption } = slide
  const content = isWanted && (
    <>
      <WidePicture url={url} alt={caption ? '' : alt} hosts={hosts} isFirst={isFirst} className="size-full" />
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
      inert={place !== 'current'}
      data-current={place === 'current'}
      onTransitionEnd={place === 'current' ? onSettled : undefined}
      className={`absolute inset-0 transition-opacity duration-500 ease-linear ${places[place]}`}
    >
      {href && content ? (
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
