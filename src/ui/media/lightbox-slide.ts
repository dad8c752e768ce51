import type { GenericSlide, Slide } from 'yet-another-react-lightbox'

import { pictureWidths } from '@/domain/media/picture-url'

import { fillWords } from '../fill-words'
import type { GalleryPlayer } from './gallery-picture'
import type { LightboxPicture } from './lightbox-tab'

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
}

/** `position` is "Foto {index} van {total}". */
export function lightboxSlides(pictures: readonly LightboxPicture[], position: string): Slide[] {
  return pictures.map(({ alt, caption, player, ...picture }, index) =>
    player
      ? { type: 'player', player, still: picture.largeSrc, name: alt }
      : {
          src: picture.largeSrc,
          srcSet: picture.hasSizes ? sizes.map((width) => source(picture, width)) : undefined,
          thumbnail: atWidth(picture, pictureWidths.propertyThumb),
          alt,
          title: fillWords(position, { index: index + 1, total: pictures.length }),
          description: caption,
        },
  )
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
