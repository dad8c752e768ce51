import { stat } from 'node:fs/promises'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { aSimulator } from '../testing/a-simulator'
import { partOf } from './media'

let simulator: Awaited<ReturnType<typeof aSimulator>>

beforeAll(async () => {
  simulator = await aSimulator()
})

afterAll(() => simulator.stop())

const media = (path: string, init?: RequestInit) =>
  fetch(`${simulator.picturesUrl}/cloud-storage/media/${path}`, init)

test('a picture of the site itself comes by its name, in the size and format asked for', async () => {
  const response = await media('stepped-gable-1.jpg?width=640&height=auto&format=webp')
  expect(response.headers.get('content-type')).toBe('image/webp')
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect({ width, height }).toEqual({ width: 640, height: 427 })
})

test('a film comes whole, and in parts', async () => {
  const { size } = await stat('demo/media/street-at-dusk.mp4')
  const whole = await media('street-at-dusk.mp4')
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  expect((await whole.arrayBuffer()).byteLength).toBe(size)
  const part = await media('street-at-dusk.mp4', { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${size}`)
  expect((await part.arrayBuffer()).byteLength).toBe(100)
})

test.each(['nowhere.jpg', 'nowhere.mp4', '..%2fmanifest.jpg', 'Stepped-Gable-1.jpg', 'manifest.json'])(
  '%s is not found',
  async (path) => {
    expect((await media(path)).status).toBe(404)
  },
)

test.each([
  { range: undefined, part: undefined },
  { range: 'bytes=0-', part: { start: 0, end: 999 } },
  { range: 'bytes=0-4999', part: { start: 0, end: 999 } },
  { range: 'bytes=-100', part: { start: 900, end: 999 } },
  { range: 'bytes=1000-', part: 'outside' },
  { range: 'bytes=0-1,5-6', part: undefined },
  { range: 'lines=1-2', part: undefined },
])('of 1000 bytes, $range is $part', ({ range, part }) => {
  expect(partOf(range, 1000)).toEqual(part)
})
