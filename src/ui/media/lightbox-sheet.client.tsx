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
import { lightboxSlides } from './lightbox-slide'
import type { LightboxTab, LightboxVisit, LightboxWords } from './lightbox-tab'
import { LightboxTabs } from './lightbox-tabs.client'
import { buttonClass } from '../button'
import { useMediaQuery } from '../island/use-browser-state'
import { followFromOver } from '../overlay/back-closes'

export interface LightboxSheetProps {
  /** One tab alone has no row of tabs. */
  tabs: readonly LightboxTab[]
  /** The id of the tab that is shown. */
  tab: string
  onTab: (id: string) => void
  /** The picture to open at. */
  index: number
  onClose: () => void
  words: LightboxWords
  visit?: LightboxVisit | undefined
}

export function LightboxSheet({ tabs, tab, onTab, index, onClose, words, visit }: LightboxSheetProps) {
  const shown = tabs.find(({ id }) => id === tab)
  const position = shown?.position ?? words.position
  const slides = useMemo(() => lightboxSlides(shown?.pictures ?? [], position), [shown, position])
  const hasTabs = tabs.length > 1
  const isPhone = useMediaQuery('(width < 47.9375rem)')
  return (
    <YarlLightbox
      className={hasTabs ? 'lightbox lightbox-with-tabs' : 'lightbox'}
      open
      index={index}
      close={onClose}
      slides={slides}
      carousel={{ finite: slides.length === 1, padding: 0, spacing: 0, preload: 2 }}
      toolbar={{ buttons: [visit && <VisitLink key="visit" {...visit} />, 'slideshow', 'close'] }}
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
        width: isPhone ? 72 : 120,
        height: isPhone ? 48 : 80,
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

function VisitLink({ href, text }: LightboxVisit) {
  return (
    <a
      href={href}
      className={`${buttonClass('filled')} my-1 mr-2 self-center max-md:px-3`}
      onClick={({ nativeEvent }) => followFromOver(nativeEvent)}
    >
      {text}
    </a>
  )
}

function icon(Icon: LucideIcon) {
  return function LightboxIcon() {
    return <Icon aria-hidden strokeWidth={1.5} className="size-7" />
  }
}
