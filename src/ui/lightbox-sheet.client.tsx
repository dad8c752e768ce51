'use client'

import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import './lightbox.css'

import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play, X } from 'lucide-react'
import { useMemo } from 'react'
import YarlLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'

import { ClickToLoad } from './click-to-load.client'
import type { GalleryTab } from './gallery-picture'
import { lightboxSlides } from './lightbox-slide'
import { LightboxTabs } from './lightbox-tabs.client'
import { useMediaQuery } from './use-browser-state'

export interface LightboxSheetProps {
  /** One tab alone has no row of tabs. */
  tabs: readonly GalleryTab[]
  /** The id of the tab that is shown. */
  tab: string
  onTab: (id: string) => void
  /** The picture to open at; `null` is closed. */
  index: number | null
  onClose: () => void
  /** `position` is "Foto {index} van {total}". */
  words: Record<
    | 'label'
    | 'slide'
    | 'position'
    | 'thumbnails'
    | 'play'
    | 'pause'
    | 'previous'
    | 'next'
    | 'close'
    | 'newTab',
    string
  >
}

export function LightboxSheet({ tabs, tab, onTab, index, onClose, words }: LightboxSheetProps) {
  const shown = tabs.find(({ id }) => id === tab)
  const position = shown?.position ?? words.position
  const slides = useMemo(() => lightboxSlides(shown?.pictures ?? [], position), [shown, position])
  const hasTabs = tabs.length > 1
  const isPhone = useMediaQuery('(width < 47.9375rem)')
  return (
    <YarlLightbox
      className={hasTabs ? 'lightbox lightbox-with-tabs' : 'lightbox'}
      open={index !== null}
      index={index ?? 0}
      close={onClose}
      slides={slides}
      carousel={{ finite: slides.length === 1 }}
      plugins={[Captions, Slideshow, Thumbnails]}
      labels={{
        Lightbox: words.label,
        'Photo gallery': words.label,
        Carousel: words.label,
        Slide: words.slide,
        '{index} of {total}': position,
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
        controls: () =>
          hasTabs && <LightboxTabs label={words.label} tabs={tabs} chosen={tab} onChoose={onTab} />,
        slide: ({ slide }) =>
          slide.type === 'player' && (
            <div className="w-[min(100%,calc((100dvh-14rem)*16/9))]">
              <ClickToLoad
                player={slide.player}
                still={{ src: slide.still }}
                title={slide.name}
                newTabText={words.newTab}
              />
            </div>
          ),
        thumbnail: ({ slide }) =>
          slide.type === 'player' && <img src={slide.still} alt="" className="size-full object-cover" />,
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
