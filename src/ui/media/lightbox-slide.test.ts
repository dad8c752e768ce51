// Proves 9.6, 9.7 of docs/coverage.md.

import { expect, test } from 'vitest'

import { galleryPicture } from './gallery-picture'
import { lightboxSlides } from './lightbox-slide'

const hosts = { storageHost: 'storage.example', cdnOrigin: 'https://cdn.example' }
const slideOf = (url: string) => {
  const { largeSrc, srcSet, alt } = galleryPicture(url, { alt: 'Huis' }, hosts)
  const picture = { largeSrc, hasSizes: srcSet !== undefined, alt }
  return lightboxSlides([picture], 'Foto {index} van {total}')[0]
}

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
