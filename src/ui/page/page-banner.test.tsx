import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { headingsIn, linksIn } from '@/testing/markup'

import { PageBanner, type PageBannerProps } from './page-banner'

const image = { url: '/media/huis.jpg', alt: 'Een huis' }
const video = { url: '/media/straat.mp4', mimetype: 'video/mp4' }
const images = [
  { url: '/media/tuin.jpg', alt: 'Een tuin' },
  { url: '/media/dak.jpg', alt: 'Een dak' },
]

function render(banner: Partial<PageBannerProps['banner']>): string {
  return renderToStaticMarkup(
    <PageBanner
      locale="nl"
      hosts={{ storageHost: 'storage.example', cdnOrigin: '' }}
      banner={{
        type: 'image',
        title: 'Verkopen',
        description: 'In zes stappen',
        image: null,
        images: [],
        video: null,
        colour: 'sand',
        isTransparent: false,
        callToAction: null,
        ...banner,
      }}
    />,
  )
}

const everything = { image, images, video }

test.each(['image', 'gallery', 'video', 'colour'] as const)(
  'a banner of the kind %s has one h1, its words and its button',
  (type) => {
    const html = render({ type, ...everything, callToAction: { label: 'Bel ons', href: '/nl/contact/' } })
    expect(headingsIn(html)).toEqual(['h1 Verkopen'])
    expect(html).toContain('In zes stappen')
    expect(linksIn(html)).toEqual(['/nl/contact/'])
  },
)

test.each([
  { type: 'image', has: ['huis.jpg'], hasNot: ['tuin.jpg', '<video'] },
  { type: 'gallery', has: ['tuin.jpg'], hasNot: ['huis.jpg', '<video'] },
  {
    type: 'video',
    has: ['huis.jpg', '<video', 'src="/media/straat.mp4" type="video/mp4"'],
    hasNot: ['tuin.jpg'],
  },
  { type: 'colour', has: ['bg-sand'], hasNot: ['huis.jpg', 'tuin.jpg', '<video'] },
] as const)('a banner of the kind $type shows $has', ({ type, has, hasNot }) => {
  const html = render({ type, ...everything })
  for (const part of has) expect(html).toContain(part)
  for (const part of hasNot) expect(html).not.toContain(part)
})

test.each(['gallery', 'video'] as const)('a %s without its media shows the picture', (type) => {
  expect(render({ type, image })).toContain('alt="Een huis"')
})

test('a film can be played and paused by name', () => {
  expect(render({ type: 'video', video })).toMatch(/<button[^>]*aria-label="[^"]*afspelen/i)
})

test('the picture a page opens with is fetched first', () => {
  expect(render({ image })).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/)
})

test('words stand on paper, or on the picture itself', () => {
  expect(render({ image })).toContain('bg-paper')
  const onPicture = render({ image, isTransparent: true })
  expect(onPicture).not.toContain('bg-paper')
  expect(onPicture).toContain('on-dark')
  expect(render({ type: 'colour', colour: 'bluestone' })).toContain('on-dark')
})

test('without words there is no heading, no button, and no paper over the picture', () => {
  const html = render({ image, title: '', description: '' })
  expect(headingsIn(html)).toEqual([])
  expect(html).not.toContain('bg-paper')
  expect(linksIn(html)).toEqual([])
})

test('a button to another site opens in a new tab and says so', () => {
  const html = render({
    callToAction: { label: 'Partner', href: 'https://partner.example/', isExternal: true },
  })
  expect(html).toMatch(/<a[^>]*target="_blank" rel="noopener"/)
  expect(html).toContain('nieuw tabblad')
})
