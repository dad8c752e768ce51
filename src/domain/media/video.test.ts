import { expect, test } from 'vitest'

import { isSvg, recogniseVideo } from './video'

// Coverage: 5.25.
test.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'MP4'])(
  'a link ending in .%s is a video file',
  (extension) => {
    const url = `https://media.example.be/huis.${extension}?v=2`
    expect(recogniseVideo(url)).toEqual({ kind: 'file', url })
  },
)

test('a video file on our own site is recognised by its path', () => {
  expect(recogniseVideo('/media/huis.mp4')).toEqual({ kind: 'file', url: '/media/huis.mp4' })
})

// Coverage: 5.26.
test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=4s',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  '//www.youtube.com/watch?v=dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
])('%s is a YouTube video', (url) => {
  expect(recogniseVideo(url)).toMatchObject({ kind: 'youtube', id: 'dQw4w9WgXcQ' })
})

// Coverage: 5.27.
test.each([
  ['https://vimeo.com/76979871', '76979871'],
  ['https://vimeo.com/76979871/abcdef0123', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
])('%s is Vimeo video %s', (url, id) => {
  expect(recogniseVideo(url)).toMatchObject({ kind: 'vimeo', id })
})

// Coverage: 5.28, 5.29.
test.each([
  ['https://www.facebook.com/agency/videos/1234567890/', 'facebook'],
  ['https://www.facebook.com/watch/?v=1234567890', 'facebook'],
  ['https://www.facebook.com/reel/1234567890', 'facebook'],
  ['https://fb.watch/abcDEF/', 'facebook'],
  ['https://my.matterport.com/show/?m=abc', 'tour'],
  ['https://www.tvl.be/programma/1', 'tour'],
  ['https://tour.yisual.com/abc', 'tour'],
])('%s needs the %s player', (url, kind) => {
  expect(recogniseVideo(url)).toMatchObject({ kind, url })
})

test.each([
  'https://evilmatterport.com/show/?m=abc',
  'https://matterport.com.evil.example/show',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ-too-long',
  'https://vimeo.com/about',
  'https://www.facebook.com/agency',
  'https://example.be/mp4',
  'javascript:alert(1)//.mp4',
  'http://',
  '',
])('"%s" is no video', (url) => {
  expect(recogniseVideo(url)).toBeNull()
})

// Coverage: 5.30.
test.each([
  ['/logo.svg', true],
  ['https://cdn.example.be/logo.SVG?v=3', true],
  ['https://cdn.example.be/logo.svg.png', false],
  ['https://cdn.example.be/photo.jpg?name=logo.svg', false],
])('%s is an svg: %s', (url, answer) => {
  expect(isSvg(url)).toBe(answer)
})
