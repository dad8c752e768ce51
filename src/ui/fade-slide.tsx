import type { GalleryPicture } from './gallery-picture'

export interface FadeSlideProps {
  slide: { picture: Pick<GalleryPicture, 'src' | 'srcSet' | 'alt'>; href?: string }
  place: 'current' | 'previous' | 'away'
  isFirst: boolean
  isWanted: boolean
  label: string
  roleDescription: string
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
  const { slide, place, isFirst, isWanted, label, roleDescription, onSettled } = props
  const { picture, href } = slide
  const image = isWanted && (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes="100vw"
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'low'}
      className="size-full object-cover"
    />
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
      {href && image ? (
        <a href={href} className="outline-paper block size-full -outline-offset-4">
          {image}
        </a>
      ) : (
        image
      )}
    </div>
  )
}
