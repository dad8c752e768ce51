import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { MapMessage, MessageToPage } from '@/domain/search/map-message'

import { type FrameLink, frameLink } from './frame-link'

const origin = 'https://agency.example'
const map: MapMessage = {
  type: 'gevel:map',
  properties: [],
  infoMessage: '',
  mapType: 'list',
  customMarker: null,
  ignoredMarquees: [],
}

let posted: { type: string; to: string }[]
let told: MessageToPage[]
let frame: HTMLIFrameElement
let link: FrameLink

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin } }))
  posted = []
  told = []
  const postMessage = (text: string, to: string) => posted.push({ ...(JSON.parse(text) as MapMessage), to })
  frame = Object.assign(new EventTarget(), { contentWindow: { postMessage } }) as unknown as HTMLIFrameElement
  link = frameLink(frame, {
    message: Promise.resolve(map),
    area: null,
    onMessage: (message) => told.push(message),
  })
})
afterEach(() => {
  link.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const maps = () => posted.filter(({ type }) => type === 'gevel:map')

function fromFrame(message: unknown, from = { origin, source: frame.contentWindow as unknown }) {
  window.dispatchEvent(Object.assign(new Event('message'), { ...from, data: JSON.stringify(message) }))
}

// Coverage: 2.153.
test('the map is told its homes fifty milliseconds after it has loaded, and nobody else is', async () => {
  frame.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(49)
  expect(posted).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(maps()).toEqual([{ ...map, to: origin }])
})

test('a map that is ready early is told once', async () => {
  fromFrame({ type: 'gevel:ready' })
  frame.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(maps()).toHaveLength(1)
})

test('a map that is ready late is told again', async () => {
  frame.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1000)
  fromFrame({ type: 'gevel:ready' })
  await vi.advanceTimersByTimeAsync(0)
  expect(maps()).toHaveLength(2)
})

test('only the map itself is listened to', () => {
  fromFrame({ type: 'gevel:hover', id: 7 }, { origin, source: 'another window' })
  fromFrame(
    { type: 'gevel:hover', id: 7 },
    { origin: 'https://stranger.example', source: frame.contentWindow },
  )
  expect(told).toEqual([])
  fromFrame({ type: 'gevel:hover', id: 7 })
  expect(told).toEqual([{ type: 'gevel:hover', id: 7 }])
})

test('a map that was closed is neither told nor listened to', async () => {
  frame.dispatchEvent(new Event('load'))
  link.end()
  await vi.advanceTimersByTimeAsync(1000)
  fromFrame({ type: 'gevel:hover', id: 7 })
  expect([...posted, ...told]).toEqual([])
})
