import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { linksIn, wordsIn } from '@/testing/markup'
import { aFrame, moduleNeeds } from '@/testing/records/a-module'

import { VideoModule } from './video'

const render = (address: string, still: { url: string; alt: string } | null = null) =>
  renderToStaticMarkup(
    <VideoModule frame={aFrame({ title: 'Kijk mee' })} address={address} still={still} {...moduleNeeds} />,
  )
const film = 'https://www.youtube.com/watch?v=abcdefghijk'

test('an address that is no video shows nothing at all', () => {
  expect(render('https://example.com/')).toBe('')
})

test('nothing is fetched from elsewhere before a click, and the visitor reads where it comes from', () => {
  const html = render(film)
  expect(linksIn(html)).toEqual([film])
  expect(wordsIn(html)).toContain('Video afspelen')
  expect(wordsIn(html)).toContain('youtube.com')
  expect(html).not.toContain('<iframe')
  expect([...html.matchAll(/<img[^>]* src="([^"]+)"/g)].every(([, src]) => src?.startsWith('/'))).toBe(true)
})

test('a picture that an editor gave stands before it', () => {
  expect(render(film, { url: '/media/gevel.jpg', alt: '' })).toMatch(
    /<img[^>]* src="\/media\/gevel\.jpg\?width=/,
  )
})

test('a film of our own plays on the page', () => {
  const html = render('/media/straat.mp4?v=1')
  expect(html).toContain('&quot;element&quot;:&quot;video&quot;')
  expect(wordsIn(html)).toContain('De video wordt pas na uw klik geladen.')
})

test('a virtual tour is called so', () => {
  expect(wordsIn(render('https://my.matterport.com/show/?m=abc'))).toContain('Virtueel bezoek starten')
})
