import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { aSimulator } from '../testing/a-simulator'

let simulator: Awaited<ReturnType<typeof aSimulator>>

beforeAll(async () => {
  simulator = await aSimulator()
})

afterAll(() => simulator.stop())

test.each([
  { query: 'width=200', type: 'image/jpeg', width: 200 },
  { query: 'width=320&height=auto&format=webp', type: 'image/webp', width: 320 },
])('a picture with $query is $type of $width pixels', async ({ query, type, width }) => {
  const response = await fetch(`${simulator.picturesUrl}/cloud-storage/100001/1.jpg?${query}`)
  expect(response.headers.get('content-type')).toBe(type)
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width)
})

test('every address in a row leads to a picture or document', async () => {
  const { Value } = await simulator.ask('GetProperty', { ID: 100_001 })
  const { Value: users } = await simulator.ask('GetUserList')
  const addresses = [
    ...Value.SmallPictures,
    ...Value.Documents.map((row: { Url: string }) => row.Url),
    users.Items[0].PictureUrl,
  ]
  const statuses = await Promise.all(addresses.map(async (address: string) => (await fetch(address)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a document is a PDF', async () => {
  const { Value } = await simulator.ask('GetDocumentList', { ObjectIDs: '100001' })
  const text = await (await fetch(Value.Items[0].Url)).text()
  expect(text.startsWith('%PDF-1.4')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
})

test.each(['/cloud-storage/5/1.jpg', '/cloud-storage/100001/99.jpg', '/documents/7.pdf', '/'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(simulator.picturesUrl + path)).status).toBe(404)
  },
)
