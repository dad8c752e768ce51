'use client'

import { Images } from 'lucide-react'
import { type MouseEvent, useMemo, useState } from 'react'

import { Button } from './button'
import type { GalleryPicture, GalleryTab } from './gallery-picture'
import { GalleryTabs } from './gallery-tabs'
import { Lightbox, type LightboxProps, preloadLightbox } from './lightbox.client'
import { useIsAwake } from './use-browser-state'

export interface PhotoGalleryProps {
  pictures: readonly GalleryPicture[]
  /** What else there is to see: plans, a tour, a film. */
  more?: readonly GalleryTab[]
  words: LightboxProps['words'] & { all: string; photos?: string }
}

const photosTab = 'photos'

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
    shown: 5,
    className:
      'md:grid-cols-4 md:grid-rows-2 md:aspect-[3/1] *:first:col-span-2 *:first:row-span-2 print:grid-cols-4 print:grid-rows-2 print:aspect-[3/1]',
  }
}

const noTabs: readonly GalleryTab[] = []

/** One large picture and four beside it. Each links to its large version, which opens in the lightbox where there is JavaScript. */
export function PhotoGallery({ pictures, more = noTabs, words }: PhotoGalleryProps) {
  const isAwake = useIsAwake()
  const [tab, setTab] = useState(photosTab)
  const [opened, setOpened] = useState<number | null>(null)
  const [place, setPlace] = useState(1)
  const grid = gridFor(pictures.length)
  const photosTitle = words.photos ?? words.label
  const tabs = useMemo(
    () => [{ id: photosTab, title: photosTitle, pictures }, ...more].filter((one) => one.pictures.length > 0),
    [pictures, photosTitle, more],
  )

  const open = (event: MouseEvent, id: string, index = 0) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setTab(id)
    setOpened(index)
  }

  return (
    <>
      {pictures.length > 0 && (
        <div className="relative">
          <ul
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setPlace(Math.round(scrollLeft / clientWidth) + 1)
            }
            onPointerEnter={preloadLightbox}
            onFocus={preloadLightbox}
            className={`flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:grid md:gap-2 md:overflow-visible md:noscript:aspect-auto md:noscript:grid-rows-none print:grid print:gap-1 print:overflow-hidden ${grid.className}`}
          >
            {pictures.map((picture, index) => (
              <li
                key={index}
                className={`aspect-[3/2] shrink-0 basis-full snap-start md:aspect-auto md:min-h-0 print:aspect-auto print:min-h-0 ${index < grid.shown ? '' : 'md:hidden print:hidden md:noscript:block md:noscript:aspect-[3/2]'}`}
              >
                <a
                  href={picture.largeSrc}
                  onClick={(event) => open(event, photosTab, index)}
                  className="bg-mist block size-full overflow-hidden max-md:-outline-offset-2"
                >
                  <picture>
                    <source media="(width < 767px)" srcSet={picture.src} />
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
              className="bg-sheet figures absolute right-0 bottom-0 px-3 py-1 text-sm md:hidden print:hidden"
            >
              {place}/{pictures.length}
            </p>
          )}
          {isAwake && pictures.length > grid.shown && (
            <Button
              look="outlined"
              className="bg-sheet absolute right-4 bottom-4 max-md:hidden print:hidden"
              aria-haspopup="dialog"
              onPointerEnter={preloadLightbox}
              onFocus={preloadLightbox}
              onClick={(event) => open(event, photosTab)}
            >
              <Images aria-hidden strokeWidth={1.5} className="size-5" />
              {words.all}
            </Button>
          )}
        </div>
      )}
      {more.length > 0 && (
        <GalleryTabs label={words.label} tabs={tabs} onOpen={open} onNear={preloadLightbox} />
      )}
      <Lightbox
        tabs={tabs}
        tab={tab}
        onTab={(id) => {
          setTab(id)
          setOpened(0)
        }}
        index={opened}
        onClose={() => setOpened(null)}
        words={words}
      />
    </>
  )
}
