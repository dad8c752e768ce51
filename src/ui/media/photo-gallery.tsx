import { Images } from 'lucide-react'

import { pictureMedia } from '@/domain/device-class'

import { behaviour } from '../island/behaviour'
import { Button } from '../button'
import type { GalleryPicture, GalleryTab } from './gallery-picture'
import { GalleryTabs } from './gallery-tabs'
import type { LightboxTab, LightboxVisit, LightboxWords } from './lightbox-tab'
import { type PhotoGalleryOptions, photosTab } from './photo-gallery-options'

export interface PhotoGalleryProps {
  pictures: readonly GalleryPicture[]
  /** What else there is to see: plans, a tour, a film. */
  more?: readonly GalleryTab[]
  words: LightboxWords & { all: string; photos?: string }
  visit?: LightboxVisit | undefined
}

/** Of the pictures beside the others on a page that is wide. */
export const mostShown = 5

/** How many of the pictures stand on the page, by how many there are; a phone has them all in a row. */
function gridFor(count: number): { shown: number; className: string } {
  if (count === 1) return { shown: 1, className: 'md:grid-cols-1 md:aspect-[2/1] print:aspect-[3/1]' }
  if (count === 2)
    return { shown: 2, className: 'md:grid-cols-2 md:aspect-[3/1] print:grid-cols-2 print:aspect-[3/1]' }
  if (count < 5)
    return {
      shown: 3,
      className:
        'md:grid-cols-3 md:grid-rows-2 md:aspect-[9/4] *:first:col-span-2 *:first:row-span-2 print:grid-cols-3 print:grid-rows-2 print:aspect-[9/4]',
    }
  return {
    shown: mostShown,
    className:
      'md:grid-cols-4 md:grid-rows-2 md:aspect-[3/1] *:first:col-span-2 *:first:row-span-2 print:grid-cols-4 print:grid-rows-2 print:aspect-[7/2]',
  }
}

/** One large picture and four beside it. Each links to its large version, which opens in the lightbox where there is JavaScript. */
export function PhotoGallery({ pictures, more = [], words, visit }: PhotoGalleryProps) {
  const photosTitle = words.photos ?? words.label
  const photos: GalleryTab = { id: photosTab, title: photosTitle, pictures }
  const options = { photosTitle, more: more.map(lightboxTab), words: lightboxWords(words), visit }
  return (
    <div {...behaviour<PhotoGalleryOptions>('photo-gallery', options)}>
      {pictures.length > 0 && <Photos pictures={pictures} textOfAll={words.all} />}
      {more.length > 0 && (
        <GalleryTabs label={words.label} tabs={pictures.length > 0 ? [photos, ...more] : more} />
      )}
    </div>
  )
}

function Photos({ pictures, textOfAll }: { pictures: readonly GalleryPicture[]; textOfAll: string }) {
  const grid = gridFor(pictures.length)
  return (
    <div className="relative">
      <ul
        className={`flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:grid md:gap-2 md:overflow-visible md:noscript:aspect-auto md:noscript:grid-rows-none print:grid print:gap-1 print:overflow-hidden ${grid.className}`}
      >
        {pictures.map((picture, index) => (
          <li
            key={index}
            className={`aspect-[3/2] shrink-0 basis-full snap-start md:aspect-auto md:min-h-0 print:aspect-auto print:min-h-0 ${index < grid.shown ? '' : 'md:hidden print:hidden md:noscript:block md:noscript:aspect-[3/2]'}`}
          >
            <a
              href={picture.largeSrc}
              data-caption={picture.caption}
              className="bg-mist block size-full overflow-hidden max-md:-outline-offset-2"
            >
              <picture>
                <source media={pictureMedia.phone} srcSet={picture.src} />
                <img
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes={`(width >= 47.9375rem) ${index === 0 ? 50 : 25}vw, 100vw`}
                  alt={picture.alt}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                  className="size-full object-cover transition-opacity hover:opacity-90"
                />
              </picture>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p
          aria-hidden
          data-count
          className="bg-sheet figures absolute right-0 bottom-0 px-3 py-1 text-sm md:hidden print:hidden"
        >
          {`1/${pictures.length}`}
        </p>
      )}
      {pictures.length > grid.shown && (
        <Button
          look="outlined"
          className="bg-sheet absolute right-4 bottom-4 max-md:hidden noscript:hidden print:hidden"
          aria-haspopup="dialog"
        >
          <Images aria-hidden strokeWidth={1.5} className="size-5" />
          {textOfAll}
        </Button>
      )}
    </div>
  )
}

function lightboxTab({ id, title, isDrawn, pictures }: GalleryTab): LightboxTab {
  return {
    id,
    title,
    isDrawn,
    pictures: pictures.map(({ largeSrc, srcSet, alt, caption, player }) => ({
      largeSrc,
      hasSizes: srcSet !== undefined,
      alt,
      caption,
      player,
    })),
  }
}

/** Only those that the lightbox shows: they are in every page. */
function lightboxWords(words: LightboxWords): LightboxWords {
  const { label, slide, position, place, thumbnails, play, pause, previous, next, close, newTab } = words
  return { label, slide, position, place, thumbnails, play, pause, previous, next, close, newTab }
}
