import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import './lightbox.css'

import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play, X } from 'lucide-react'
import { type SyntheticEvent, useMemo } from 'react'
import YarlLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'

import { ClickToLoad } from './click-to-load.client'
import { fillsWindow, lightboxSlides, placeInRow, tabAt } from './lightbox-slide'
import type { LightboxTab, LightboxVisit, LightboxWords } from './lightbox-tab'
import { LightboxTabs } from './lightbox-tabs.client'
import { buttonClass } from '../button'
import { useMediaQuery } from '../island/use-browser-state'
import { followFromOver } from '../overlay/back-closes'

export interface LightboxSheetProps {
  /** One row of pictures; each tab leads to its first. One tab alone has no row of tabs. */
  tabs: readonly LightboxTab[]
  /** Which picture of the row is shown. */
  place: number
  onPlace: (place: number) => void
  onClose: () => void
  words: LightboxWords
  visit?: LightboxVisit | undefined
}

export function LightboxSheet({ tabs, place, onPlace, onClose, words, visit }: LightboxSheetProps) {
  const slides = useMemo(() => lightboxSlides(tabs, words.place), [tabs, words.place])
  const hasTabs = tabs.length > 1
  const isPhone = useMediaQuery('(width < 47.9375rem)')
  return (
    <YarlLightbox
      className={`lightbox ${visit ? 'lightbox-with-visit' : ''}`}
      open
      index={place}
      on={{ view: ({ index }) => onPlace(index) }}
      close={onClose}
      slides={slides}
      carousel={{
        finite: slides.length === 1,
        padding: 0,
        spacing: 0,
        preload: 2,
        imageProps: (slide) =>
          'isDrawn' in slide && slide.isDrawn
            ? { className: 'lightbox-drawing' }
            : { onLoadCapture: fitToWindow },
      }}
      toolbar={{ buttons: ['slideshow', 'close'] }}
      plugins={[Captions, Slideshow, Thumbnails]}
      labels={{
        Lightbox: words.label,
        'Photo gallery': words.label,
        Carousel: words.label,
        Slide: words.slide,
        '{index} of {total}': words.place,
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
        controls: () => (
          <>
            {hasTabs && (
              <LightboxTabs
                label={words.label}
                tabs={tabs}
                chosen={tabAt(tabs, place)}
                onChoose={(tab) => onPlace(placeInRow(tabs, { tab, index: 0 }))}
              />
            )}
            {visit && <VisitLink {...visit} />}
          </>
        ),
        slide: ({ slide }) =>
          slide.type === 'player' && (
            <div className="w-[min(100%,calc((100dvh-12rem)*16/9))]">
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
        width: isPhone ? 60 : 78,
        height: isPhone ? 40 : 52,
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

/** Edge to edge where hardly anything of the picture is lost by it. */
function fitToWindow({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  const window = { width: innerWidth, height: innerHeight }
  const picture = { width: image.naturalWidth, height: image.naturalHeight }
  image.toggleAttribute('data-fills', fillsWindow(picture, window))
}

function VisitLink({ href, text, price }: LightboxVisit) {
  return (
    <div className="lightbox-label right-0 bottom-0 flex items-center gap-5 p-4 max-md:inset-x-0 max-md:px-4 max-md:py-3 md:pl-7">
      {price && (
        <p className="text-brick figures grow font-serif text-xl whitespace-nowrap md:text-2xl">{price}</p>
      )}
      <a
        href={href}
        className={`${buttonClass('filled')} ${price ? '' : 'max-md:grow'}`}
        onClick={({ nativeEvent }) => followFromOver(nativeEvent)}
      >
        {text}
      </a>
    </div>
  )
}

function icon(Icon: LucideIcon) {
  return function LightboxIcon() {
    return <Icon aria-hidden strokeWidth={1.5} className="size-7" />
  }
}
