import type { GenericSlide, Slide } from 'yet-another-react-lightbox'

import { fillWords } from './fill-words'
import type { GalleryPicture, GalleryPlayer } from './gallery-picture'

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
export function lightboxSlides(pictures: readonly GalleryPicture[], position: string): Slide[] {
  return pictures.map((picture, index) =>
    picture.player
      ? { type: 'player', player: picture.player, still: picture.largeSrc, name: picture.alt }
      : {
          src: picture.largeSrc,
          srcSet: sources(picture),
          thumbnail: picture.thumbSrc,
          alt: picture.alt,
          title: fillWords(position, { index: index + 1, total: pictures.length }),
          description: picture.caption,
        },
  )
}

/** "a.jpg 400w, b.jpg 600w" as a list. The heights only weigh the choice; nearly all photographs are 3:2. */
function sources({ srcSet = '' }: GalleryPicture) {
  const candidates = srcSet.split(', ').flatMap((candidate) => {
    const [src, width] = candidate.split(' ')
    return src && width ? [{ src, width: parseInt(width), height: (parseInt(width) * 2) / 3 }] : []
  })
  return candidates.length > 0 ? candidates : undefined
}
