import { expect, test } from 'vitest'

import { pictureSrcSet, pictureUrl, pictureWidths } from './picture-url'

const hosts = { storageHost: 'storage.example.com', cdnOrigin: 'https://cdn.example.com' }

// Coverage: 7.20.
test.each([
  [
    'https://storage.example.com/a/1.jpg',
    'https://cdn.example.com/a/1.jpg?width=600&height=auto&format=webp',
  ],
  [
    'http://STORAGE.example.com/1.jpg?v=2',
    'https://cdn.example.com/1.jpg?v=2&width=600&height=auto&format=webp',
  ],
  [
    'https://storage.example.com/a/../1 2.jpg',
    'https://cdn.example.com/1%202.jpg?width=600&height=auto&format=webp',
  ],
  ['https://storage.example.com/logo.svg', 'https://storage.example.com/logo.svg'],
  ['https://evilstorage.example.com/1.jpg', 'https://evilstorage.example.com/1.jpg'],
  ['https://other.example.com/1.jpg', 'https://other.example.com/1.jpg'],
  ['/pictures/1.jpg', '/pictures/1.jpg'],
  ['', ''],
])('%s is fetched from %s', (url, fetched) => {
  expect(pictureUrl(url, pictureWidths.mobile, hosts)).toBe(fetched)
})

test('without a storage or CDN host every picture stays where it is', () => {
  const url = 'https://storage.example.com/1.jpg'
  expect(pictureUrl(url, 600, { storageHost: '', cdnOrigin: '' })).toBe(url)
  expect(pictureUrl(url, 600, { ...hosts, cdnOrigin: '' })).toBe(url)
})

// Coverage: 9.6.
test('a source set names each width once', () => {
  expect(pictureSrcSet('https://storage.example.com/1.jpg', hosts, [200, 400])).toBe(
    'https://cdn.example.com/1.jpg?width=200&height=auto&format=webp 200w, ' +
      'https://cdn.example.com/1.jpg?width=400&height=auto&format=webp 400w',
  )
})

test('a picture that cannot be resized has no source set', () => {
  expect(pictureSrcSet('/pictures/1.jpg', hosts)).toBeUndefined()
})

test('what editors uploaded has its sizes by name of the width', () => {
  expect(pictureUrl('/media/huis.jpg?v=7', 600, hosts)).toBe('/media/huis.jpg?v=7&width=600')
})
