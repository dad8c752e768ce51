'use client'

import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import './lightbox.css'

import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play, X } from 'lucide-react'
import YarlLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'

import { fillWords } from './fill-words'
import type { GalleryPicture } from './gallery-picture'
import { useMediaQuery } from './use-browser-state'

export interface LightboxSheetProps {
  pictures: readonly GalleryPicture[]
  /** The picture to open at; `null` is closed. */
  index: number | null
  onClose: () => void
  /** `position` is "Foto {index} van {total}". */
  words: Record<
    'label' | 'slide' | 'position' | 'thumbnails' | 'play' | 'pause' | 'previous' | 'next' | 'close',
    string
  >
}

export function LightboxSheet({ pictures, index, onClose, words }: LightboxSheetProps) {
  const isPhone = useMediaQuery('(width < 47.9375rem)')
  return (
    <YarlLightbox
      className="lightbox"
      open={index !== null}
      index={index ?? 0}
      close={onClose}
      slides={pictures.map((picture, index) => ({
        src: picture.largeSrc,
        srcSet: sources(picture),
        thumbnail: picture.thumbSrc,
        alt: picture.alt,
        title: fillWords(words.position, { index: index + 1, total: pictures.length }),
        description: picture.caption,
      }))}
      plugins={[Captions, Slideshow, Thumbnails]}
      labels={{
        Lightbox: words.label,
        'Photo gallery': words.label,
        Carousel: words.label,
        Slide: words.slide,
        '{index} of {total}': words.position,
        Thumbnails: words.thumbnails,
        Play: words.play,
        Pause: words.pause,
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
      }}
      render={{
        iconPrev: icon(ChevronLeft),
        iconNext: icon(ChevronRight),
        iconClose: icon(X),
        iconSlideshowPlay: icon(Play),
        iconSlideshowPause: icon(Pause),
      }}
      animation={{ fade: 200, swipe: 250, navigation: 250 }}
      slideshow={{ delay: 6000 }}
      thumbnails={{
        width: isPhone ? 84 : 200,
        height: isPhone ? 56 : 133,
        border: 2,
        borderRadius: 0,
        padding: 0,
        gap: 4,
        imageFit: 'cover',
        vignette: false,
      }}
      controller={{ closeOnBackdropClick: true }}
    />
  )
}

function icon(Icon: LucideIcon) {
  return function LightboxIcon() {
    return <Icon aria-hidden strokeWidth={1.5} className="size-7" />
  }
}

/** "a.jpg 400w, b.jpg 600w" as a list. The heights only weigh the choice; nearly all photographs are 3:2. */
function sources({ srcSet = '' }: GalleryPicture) {
  const candidates = srcSet.split(', ').flatMap((candidate) => {
    const [src, width] = candidate.split(' ')
    return src && width ? [{ src, width: parseInt(width), height: (parseInt(width) * 2) / 3 }] : []
  })
  return candidates.length > 0 ? candidates : undefined
}
