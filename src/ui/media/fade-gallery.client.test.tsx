// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FadeGallery } from './fade-gallery'
import { fadeGallery } from './fade-gallery.client'

const word = (text: string) => text
const words = {
  label: word('In beeld'),
  slideshow: word('diavoorstelling'),
  slide: word('dia'),
  position: word('Foto {index} van {total}'),
  play: word('Starten'),
  pause: word('Pauzeren'),
  previous: word('Vorige'),
  next: word('Volgende'),
  newTab: word('(nieuw tabblad)'),
}
const slides = ['a', 'b', 'c'].map((name) => ({ url: `https://files.example.test/${name}.jpg`, alt: name }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aGallery({ prefersStill = false } = {}): HTMLElement {
  window.matchMedia = () =>
    ({ matches: prefersStill, addEventListener: () => undefined }) as unknown as MediaQueryList
  const hosts = { storageHost: 'files.example.test', cdnOrigin: 'https://cdn.example.test' }
  document.body.innerHTML = renderToStaticMarkup(<FadeGallery slides={slides} hosts={hosts} words={words} />)
  const gallery = document.querySelector('section')!
  fadeGallery(gallery, { intervalMs: 6000 })
  return gallery
}

// Coverage: 9.5.
test('it plays by itself, every slide fades over the one before, and after the last comes the first', () => {
  const gallery = aGallery()
  const places = () =>
    [...gallery.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset.place)
  expect(gallery.dataset.state).toBe('playing')
  vi.advanceTimersByTime(6000)
  expect(places()).toEqual(['previous', 'current', 'away'])
  vi.advanceTimersByTime(6000)
  expect(places()).toEqual(['away', 'previous', 'current'])
  vi.advanceTimersByTime(6000)
  expect(places()).toEqual(['current', 'away', 'previous'])
})

// Coverage: 9.5.
test('a slide fades in 500 ms', () => {
  const slide = aGallery().querySelector('[data-place]')
  expect(slide?.className).toMatch(/transition-opacity duration-500/)
})

test('a coming slide has its own picture for a phone, a tablet and a desktop', () => {
  const gallery = aGallery()
  vi.advanceTimersByTime(6000)
  const picture = gallery.querySelectorAll('[data-place]')[1]?.querySelector('picture')
  const widthOf = (address: string | null | undefined) => /b\.jpg\?width=(\d+)/.exec(address ?? '')?.[1]
  expect([...(picture?.querySelectorAll('source') ?? [])].map(({ srcset }) => widthOf(srcset))).toEqual([
    '600',
    '1200',
  ])
  expect(widthOf(picture?.querySelector('img')?.src)).toBe('1920')
})

test('who asks for less motion gets a gallery at rest', () => {
  const gallery = aGallery({ prefersStill: true })
  vi.advanceTimersByTime(60_000)
  expect(gallery.dataset).toMatchObject({ state: 'paused', current: '1' })
})
