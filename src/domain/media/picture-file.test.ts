import { expect, test } from 'vitest'

import { isMediaFormat, isNamedAs, isTooLarge } from './picture-file'

test.each([
  ['jpeg', 'huis.jpg', true],
  ['jpeg', 'HUIS.JPEG', true],
  ['jpeg', 'huis.png', false],
  ['jpeg', 'ptx.html', false],
  ['jpeg', 'huis.jpg.html', false],
  ['jpeg', 'huis', false],
  ['jpeg', '', false],
  ['avif', 'huis.avif', true],
  ['mp4', 'film.webm', false],
] as const)('a %s named %s: %s', (format, name, isRight) => {
  expect(isNamedAs(format, name)).toBe(isRight)
})

test('what is no picture or film of ours has no name', () => {
  expect(['svg', 'heif', 'constructor'].filter(isMediaFormat)).toEqual([])
})

test('forty million points are enough, the frames of a moving picture taken together', () => {
  expect(isTooLarge({ width: 8000, height: 5000 })).toBe(false)
  expect(isTooLarge({ width: 8001, height: 5000 })).toBe(true)
  expect(isTooLarge({ width: 1000, height: 41_000, frames: 41, frameHeight: 1000 })).toBe(true)
  expect(isTooLarge({ width: 1000, height: 40_000, frames: 40, frameHeight: 1000 })).toBe(false)
})
