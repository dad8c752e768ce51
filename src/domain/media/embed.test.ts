import { expect, test } from 'vitest'

import { embedOf, frameSources } from './embed'
import { recogniseVideo } from './video'

const hosts = { storageHost: 'storage.example.com', cdnOrigin: 'https://cdn.example.com' }
const embed = (link: string) => {
  const video = recogniseVideo(link)
  return video && embedOf(video, hosts)
}

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    'youtube.com',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1', 'vimeo.com'],
  [
    'https://vimeo.com/76979871/abcdef0123',
    'https://player.vimeo.com/video/76979871?h=abcdef0123&dnt=1&autoplay=1',
    'vimeo.com',
  ],
  [
    'https://fb.watch/abcDEF/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2FabcDEF%2F&show_text=false&autoplay=true',
    'facebook.com',
  ],
  ['http://my.matterport.com/show/?m=abc', 'https://my.matterport.com/show/?m=abc', 'my.matterport.com'],
])('%s plays in a frame from %s', (link, src, host) => {
  expect(embed(link)).toEqual({ element: 'frame', src, host })
})

test.each([
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/1',
  'https://www.facebook.com/reel/1234567890',
  'https://my.matterport.com/show/?m=abc',
  'https://www.tvl.be/programma/1',
  'https://tour.yisual.com/abc',
  'https://yisual.be/abc',
])('a page may show the frame of %s', (link) => {
  const { origin, hostname } = new URL(embed(link)!.src)
  const parent = hostname.split('.').slice(1).join('.')
  expect(frameSources.some((source) => source === origin || source === `https://*.${parent}`)).toBe(true)
})

test.each([
  ['https://cdn.example.com/film.mp4', 'https://cdn.example.com/film.mp4'],
  ['https://storage.example.com/film.webm?v=2', 'https://storage.example.com/film.webm?v=2'],
  ['/media/film.mp4', '/media/film.mp4'],
])('the film %s plays on the page', (link, src) => {
  expect(embed(link)).toMatchObject({ element: 'video', src })
})

test.each([
  'https://other.example.com/film.mp4',
  'https://cdn.example.com/film.wmv',
  '//evil.example/film.mp4',
])('the film %s is only a link', (link) => {
  expect(embed(link)).toBeNull()
})
