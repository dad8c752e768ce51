// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'

import { type MapOptions, openMap } from './open-map.client'
import { pinElement } from './frame/pin-elements'

const home = {
  id: 7,
  pin: '€ 350k',
  price: '€ 350.000',
  title: 'Huis te koop in Gent',
  href: '/nl/te-koop/gent/huis/7/',
  thumbnail: null,
  point: [3.72, 51.05] as [number, number],
  isPointExact: true,
}
const options: MapOptions = {
  frameTitle: 'Kaart',
  mapHref: 'about:blank',
  dataHref: '/nl/map-data/',
  failedText: 'Niet gelukt',
  listPath: '/nl/te-koop/',
  criteria: criteriaFor('sale'),
  ignoredMarquees: [4],
}

beforeEach(() => {
  vi.useFakeTimers()
  const data = { properties: [home], infoMessage: '1 pand' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(data))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the page posts to the document of the map. */
async function posted(given: Partial<MapOptions>): Promise<unknown> {
  document.body.innerHTML = '<div></div><section></section>'
  const ending = new AbortController()
  openMap(document.querySelector('div')!, {
    ...options,
    ...given,
    list: document.querySelector('section')!,
    signal: ending.signal,
    onUnavailable: () => undefined,
    onAlert: () => undefined,
  })
  const frame = document.querySelector('iframe')!
  const post = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined)
  frame.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(50)
  ending.abort()
  const messages = post.mock.calls.map(([text]) => JSON.parse(text as unknown as string) as { type: string })
  return messages.find(({ type }) => type === 'gevel:map')
}

// Coverage: 2.153, 7.15.
test('the map is posted its homes, message, type, marker and ignored marquees', async () => {
  expect(await posted({ customMarker: '/media/merk.png?v=1&width=200' })).toEqual({
    type: 'gevel:map',
    properties: [home],
    infoMessage: '1 pand',
    mapType: 'list',
    customMarker: '/media/merk.png?v=1&width=200',
    ignoredMarquees: [4],
  })
})

test('without a picture of the agency there is no marker', async () => {
  expect(await posted({})).toMatchObject({ customMarker: null })
})

test('a pin has the picture of the agency above its price', () => {
  const pin = pinElement(home, '/media/merk.png')
  expect(pin.querySelector('img')?.getAttribute('src')).toBe('/media/merk.png')
  expect(pin.textContent).toBe('€ 350k')
  expect(pinElement(home, null).querySelector('img')).toBeNull()
})
