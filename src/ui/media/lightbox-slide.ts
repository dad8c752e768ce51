import type { GenericSlide, Slide } from 'yet-another-react-lightbox'

import { pictureWidths } from '@/domain/media/picture-url'

import { fillWords } from '../fill-words'
import type { GalleryPlayer } from './gallery-picture'
import type { LightboxPicture, LightboxTab } from './lightbox-tab'

declare module 'yet-another-react-lightbox' {
  interface SlidePlayer extends GenericSlide {
    type: 'player'
    player: GalleryPlayer
    still: string
    name: string
  }

  interface SlideTypes {
    player: SlidePlayer
  }

  interface SlideImage {
    /** Shown whole, on white: every line of it counts. */
    isDrawn?: boolean
  }
}

/** All there is to see in one row; `place` is "{index} van {total}". */
export function lightboxSlides(tabs: readonly LightboxTab[], place: string): Slide[] {
  return tabs.flatMap((tab) => slidesOf(tab, tab.position ?? place))
}

function slidesOf({ title, pictures, isDrawn }: LightboxTab, position: string): Slide[] {
  return pictures.map(({ alt, caption, player, ...picture }, index) =>
    player
      ? { type: 'player', player, still: picture.largeSrc, name: alt }
      : {
          src: picture.largeSrc,
          srcSet: picture.hasSizes ? sizes.map((width) => source(picture, width)) : undefined,
          thumbnail: atWidth(picture, pictureWidths.propertyThumb),
          alt,
          title: [
            isDrawn && pictures.length === 1
              ? title
              : fillWords(position, { index: index + 1, total: pictures.length }),
            ...(caption ? [caption] : []),
          ].join(' · '),
          isDrawn,
        },
  )
}

/** Where a picture of a tab stands in the row of all. */
export function placeInRow(
  tabs: readonly LightboxTab[],
  { tab, index }: { tab: string; index: number },
): number {
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === tab),
  )
  return lengthOf(tabs.slice(0, at)) + index
}

/** The tab that a place in the row of all belongs to. */
export function tabAt(tabs: readonly LightboxTab[], place: number): string | undefined {
  return tabs.find((_, at) => place < lengthOf(tabs.slice(0, at + 1)))?.id
}

function lengthOf(tabs: readonly LightboxTab[]): number {
  return tabs.flatMap(({ pictures }) => pictures).length
}

/** What is lost of a picture that fills the window; more than this, and it is shown whole. */
const mostCropped = 0.08

export function fillsWindow(picture: Size, window: Size): boolean {
  const ratio = (picture.width / picture.height) * (window.height / window.width)
  return 1 - Math.min(ratio, 1 / ratio) <= mostCropped
}

interface Size {
  width: number
  height: number
}

type Sized = Pick<LightboxPicture, 'largeSrc' | 'hasSizes'>

const sizes = [pictureWidths.thumb, pictureWidths.mobile, pictureWidths.desktop]

/** The heights only weigh the choice; nearly all photographs are 3:2. */
function source(picture: Sized, width: number) {
  return { src: atWidth(picture, width), width, height: (width * 2) / 3 }
}

/** As `pictureUrl` writes it. */
const largeWidth = new RegExp(`([?&]width=)${pictureWidths.desktop}(?=&|$)`)

function atWidth({ largeSrc, hasSizes }: Sized, width: number): string {
  return hasSizes ? largeSrc.replace(largeWidth, `$1${width}`) : largeSrc
}
