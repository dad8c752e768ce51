import { expect, test } from 'vitest'

import { galleryPicture } from './gallery-picture'
import { fillsWindow, lightboxSlides, placeInRow, tabAt } from './lightbox-slide'

const hosts = { storageHost: 'storage.example', cdnOrigin: 'https://cdn.example' }
const slideOf = (url: string) => {
  const { largeSrc, srcSet, alt } = galleryPicture(url, { alt: 'Huis' }, hosts)
  const picture = { largeSrc, hasSizes: srcSet !== undefined, alt }
  const photos = { id: 'photos', title: 'Foto’s', position: 'Foto {index} van {total}', pictures: [picture] }
  return lightboxSlides([photos], '{index} van {total}')[0]
}

// Coverage: 9.6, 9.7.
test.each([
  {
    url: 'https://storage.example/1.jpg',
    at: (width: number) => `https://cdn.example/1.jpg?width=${width}&height=auto&format=webp`,
  },
  { url: '/media/tuin.jpg', at: (width: number) => `/media/tuin.jpg?width=${width}` },
])('$url has a thumbnail and three sizes, all from the address of the largest', ({ url, at }) => {
  expect(slideOf(url)).toMatchObject({
    src: at(1920),
    thumbnail: at(200),
    srcSet: [{ src: at(400) }, { src: at(600) }, { src: at(1920) }],
    title: 'Foto 1 van 1',
  })
})

test('a picture with one size only is its own thumbnail', () => {
  const url = 'https://elsewhere.example/1.jpg?width=1920'
  expect(slideOf(url)).toMatchObject({ src: url, thumbnail: url, srcSet: undefined })
})

const picture = (largeSrc: string) => ({ largeSrc, hasSizes: false, alt: '' })
const tabs = [
  {
    id: 'photos',
    title: 'Foto’s',
    position: 'Foto {index} van {total}',
    pictures: [picture('/1.jpg'), { ...picture('/2.jpg'), caption: 'Keuken' }],
  },
  { id: 'plans', title: 'Plannen', isDrawn: true, pictures: [picture('/plan.jpg')] },
  { id: 'video', title: 'Video', pictures: [picture('/film.jpg'), picture('/film-2.jpg')] },
]

test('photographs, plans and films are one row, each counted among its own', () => {
  const slides = lightboxSlides(tabs, '{index} van {total}')
  expect(slides.map((slide) => 'title' in slide && slide.title)).toEqual([
    'Foto 1 van 2',
    'Foto 2 van 2 · Keuken',
    'Plannen',
    '1 van 2',
    '2 van 2',
  ])
})

test.each([
  ['photos', 1, 1],
  ['plans', 0, 2],
  ['video', 1, 4],
])('%s %i stands at place %i of the row, which belongs to it', (tab, index, place) => {
  expect(placeInRow(tabs, { tab, index })).toBe(place)
  expect(tabAt(tabs, place)).toBe(tab)
})

test.each([
  ['a laptop', { width: 1440, height: 900 }, true],
  ['a low, wide window', { width: 1366, height: 700 }, false],
  ['a phone upright', { width: 390, height: 844 }, false],
])('a photograph of 3:2 fills %s only where hardly anything of it is lost', (_, window, isFilled) => {
  expect(fillsWindow({ width: 1440, height: 960 }, window)).toBe(isFilled)
})
