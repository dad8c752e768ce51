import { expect, test } from 'vitest'

import { parseVideoStill, videoStillPath, youtubeStillUrl } from './video-still'

const id = 'aB3-_xYz901'

// Coverage: 9.50.
test.each([
  { quality: 'low', name: 'default' },
  { quality: 'medium', name: 'mqdefault' },
  { quality: 'high', name: 'hqdefault' },
] as const)('a still of $quality quality is $name', ({ quality, name }) => {
  expect(youtubeStillUrl({ id, quality })).toBe(`https://i.ytimg.com/vi/${id}/${name}.jpg`)
})

// Coverage: 9.50.
test('high is the default, on our own host too', () => {
  expect(youtubeStillUrl({ id })).toContain('/hqdefault.jpg')
  expect(videoStillPath(id)).toBe(`/images/youtube/${id}-high.webp`)
  expect(parseVideoStill(`${id}-high.webp`)).toEqual({ id, quality: 'high' })
})

test.each(['short-high.webp', `${id}-huge.webp`, `${id}-high.jpg`, '../../etc/passwd', `${id}.webp`])(
  '%s is no still',
  (file) => {
    expect(parseVideoStill(file)).toBeNull()
  },
)
