import { afterAll, beforeAll, expect, test } from 'vitest'

import sharp from 'sharp'

import { openPayload, type TestPayload } from '@/testing/records/a-payload'

let opened: TestPayload

beforeAll(async () => {
  opened = await openPayload()
})

afterAll(() => opened.close())

async function upload(
  name: string,
  mimetype: 'image/png' | 'image/jpeg',
): Promise<string | null | undefined> {
  const canvas = sharp({ create: { width: 900, height: 600, channels: 3, background: '#9c3f26' } })
  const data = await (mimetype === 'image/png' ? canvas.png() : canvas.jpeg()).toBuffer()
  const made = await opened.payload.create({
    collection: 'media',
    data: {},
    file: { data, name, mimetype, size: data.length },
  })
  return made.sizes?.thumb?.filename
}

test('two pictures that differ only in their ending keep their own sizes', async () => {
  expect(await upload('huis.png', 'image/png')).toBe('huis-thumb.webp')
  expect(await upload('huis.jpg', 'image/jpeg')).toMatch(/^huis-[\da-f]{8}-thumb\.webp$/)
})
