import { expect, test } from 'vitest'

import { mediaFiles } from './media-file'

test.each([
  { name: 'huis.jpg', width: 600, files: ['huis-mobile.webp', 'huis.jpg'] },
  { name: 'huis.jpg', width: 500, files: ['huis-mobile.webp', 'huis.jpg'] },
  { name: 'huis.jpg', width: 1920, files: ['huis-desktop.webp', 'huis.jpg'] },
  { name: 'huis.jpg', width: 4000, files: ['huis.jpg'] },
  { name: 'film.mp4', width: null, files: ['film.mp4'] },
  { name: '../secret.env', width: null, files: [] },
  { name: '..%2fsecret', width: null, files: [] },
  { name: '.env', width: null, files: [] },
])('$name at $width is answered by $files', ({ name, width, files }) => {
  expect(mediaFiles(name, width)).toEqual(files)
})
