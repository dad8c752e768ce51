// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'

import { mapPanel } from './map-panel.client'
import { keepScroll } from './scroll-memory'

const options = {
  frameTitle: 'Kaart',
  mapHref: 'about:blank',
  dataHref: '/nl/map-data/',
  failedText: 'Niet gelukt',
  listPath: '/nl/te-koop/',
  criteria: criteriaFor('sale'),
  ignoredMarquees: [],
}
let idle: (() => void)[] = []

beforeEach(() => {
  idle = []
  sessionStorage.clear()
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

function panelIn(width: number): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: width < 1280, addEventListener: () => undefined }))
  document.body.innerHTML = `<div class="panel"><div data-map-part="notice" hidden></div><button data-map-part="switch"></button>
    <div data-map-part="list"></div><div data-map-part="frame"><img alt=""></div></div>`
  const panel = document.querySelector<HTMLElement>('.panel')!
  mapPanel(panel, options)
  return panel
}
const isQuiet = () => idle.forEach((call) => call())
const press = () => document.querySelector('button')!.click()
const frames = () => document.querySelectorAll('iframe').length

// Coverage: 2.91.
test('beside the list the map comes once the page is quiet, and its picture stays below it', async () => {
  panelIn(1440)
  expect(frames()).toBe(0)
  isQuiet()
  await vi.waitFor(() => expect(frames()).toBe(1))
  expect(document.querySelector('img')).not.toBeNull()
  expect(document.querySelector('iframe')!.dataset).toHaveProperty('waiting')
})

test('whoever turns to its place has it at once', async () => {
  panelIn(1440)
  document.querySelector('[data-map-part="frame"]')!.dispatchEvent(new Event('pointerenter'))
  await vi.waitFor(() => expect(frames()).toBe(1))
})

test('a map that was sent away stays away on the next list, and comes back when it is asked for', async () => {
  panelIn(1440)
  press()
  const next = panelIn(1440)
  isQuiet()
  expect(next.hasAttribute('data-map-closed')).toBe(true)
  expect(frames()).toBe(0)
  press()
  await vi.waitFor(() => expect(frames()).toBe(1))
  expect(next.hasAttribute('data-map-closed')).toBe(false)
})

test('on a phone nothing of the map is loaded before it is asked for', async () => {
  const panel = panelIn(390)
  isQuiet()
  expect([idle.length, frames()]).toEqual([0, 0])
  press()
  await vi.waitFor(() => expect(frames()).toBe(1))
  expect(panel.dataset['mapOpen']).toBe('true')
})

test('a search in the area of the map begins where the list was read', () => {
  vi.stubGlobal('scrollY', 640)
  keepScroll()
  panelIn(1440)
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
  vi.mocked(window.scrollTo).mockClear()
  panelIn(1440)
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('whoever asks on the map to be notified comes to the field below the list, and one step further to the list', async () => {
  const panel = panelIn(390)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<section><h2 id="list-demand"></h2><input type="email"></section>',
  )
  const title = document.querySelector('h2')!
  title.scrollIntoView = vi.fn()
  press()
  await vi.waitFor(() => expect(frames()).toBe(1))
  const source = document.querySelector('iframe')!.contentWindow
  const told = { data: JSON.stringify({ type: 'gevel:alert' }), origin: location.origin, source }
  window.dispatchEvent(new MessageEvent('message', told))
  expect(frames()).toBe(0)
  expect(panel.dataset['mapOpen']).toBeUndefined()
  expect(title.scrollIntoView).toHaveBeenCalled()
  expect(document.activeElement).toBe(document.querySelector('input'))
  // In the place of the map's step.
  expect([location.hash, history.state ?? null]).toEqual(['#list-demand', null])
  // The next list does not begin with its map.
  expect(sessionStorage.getItem('gevel:map-open')).toBe('false')
})
