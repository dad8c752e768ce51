import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { fetchPhoto } from './fetch-photo'

const asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  if (url.startsWith('/away')) response.writeHead(302, { Location: 'http://127.0.0.1:1/secret' })
  else if (!url.startsWith('/1.jpg')) response.writeHead(404)
  response.end('a photograph')
})
let host = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const fetched = (url: string) =>
  fetchPhoto(url, { storageHost: host, cdnOrigin: `http://${host}`, mediaFolder: '' })

test('a photograph is fetched at the width that is needed', async () => {
  expect((await fetched(`http://${host}/1.jpg`))?.toString()).toBe('a photograph')
  expect(asked.at(-1)).toBe('/1.jpg?width=1200&height=auto&format=webp')
})

test('a missing photograph, one that leads elsewhere and one that is not ours are left out', async () => {
  expect(await fetched(`http://${host}/2.jpg`)).toBeNull()
  expect(await fetched(`http://${host}/away.jpg`)).toBeNull()
  const before = asked.length
  expect(await fetched(`http://localhost:${host.split(':')[1]}/1.jpg`)).toBeNull()
  expect(await fetched('/media/huis.jpg')).toBeNull()
  expect(asked).toHaveLength(before)
})
