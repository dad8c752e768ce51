import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { fetchDocument } from './fetch-document'

let files: Server
let hosts: Parameters<typeof fetchDocument>[1]

beforeAll(async () => {
  files = createServer((request, response) => {
    if (request.url?.startsWith('/endless')) return endless(response)
    if (request.url?.startsWith('/moved')) return response.writeHead(302, { Location: '/soil.pdf' }).end()
    if (request.url?.startsWith('/slow')) return trickle(response)
    if (request.url?.startsWith('/large'))
      return response.writeHead(200, { 'Content-Length': '25000001' }).write('the file')
    return response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('the file')
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  hosts = {
    storageHost: `127.0.0.1:${(files.address() as AddressInfo).port}`,
    cdnOrigin: '',
    mediaFolder: '',
  }
})
afterAll(() => void files.close())

function endless(response: ServerResponse): ServerResponse {
  const more = () => {
    while (response.write(Buffer.alloc(1_000_000)));
  }
  response.writeHead(200, { 'Content-Type': 'application/pdf' }).on('drain', more)
  more()
  return response
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/pdf' })
  const drops = setInterval(() => response.write('x'), 500)
  response.on('close', () => clearInterval(drops))
}

test('an address elsewhere, or one that leads elsewhere, is not followed', async () => {
  const url = (path: string) => `http://${hosts.storageHost}${path}`
  expect(await fetchDocument({ id: 1, name: 'x', url: url('/soil.pdf') }, hosts)).not.toBeNull()
  expect(await fetchDocument({ id: 1, name: 'x', url: url('/moved.pdf') }, hosts)).toBeNull()
  const elsewhere = {
    storageHost: 'files.platform.example',
    cdnOrigin: 'https://cdn.platform.example',
    mediaFolder: '',
  }
  for (const address of [
    url('/soil.pdf'),
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'nonsense',
  ])
    expect(await fetchDocument({ id: 1, name: 'x', url: address }, elsewhere), address).toBeNull()
})

test('a file without end is broken off', async () => {
  const url = `http://${hosts.storageHost}/endless.pdf`
  const file = await fetchDocument({ id: 1, name: 'x', url }, hosts)
  let size = 0
  const all = async () => {
    for await (const part of file?.body ?? []) size += part.byteLength
  }
  await expect(all()).rejects.toThrow()
  expect(size).toBeGreaterThan(1_000_000)
  expect(size).toBeLessThanOrEqual(25_000_000)
})

test(
  'a file that says it is too large is not begun, one that hardly moves is broken off after twenty seconds',
  { timeout: 40_000 },
  async () => {
    const at = (path: string) => ({ id: 1, name: 'x', url: `http://${hosts.storageHost}${path}` })
    expect(await fetchDocument(at('/large.pdf'), hosts)).toBeNull()
    const began = performance.now()
    const slow = await fetchDocument(at('/slow.pdf'), hosts)
    await expect(slow?.text()).rejects.toThrow()
    expect(performance.now() - began).toBeGreaterThan(15_000)
    expect(performance.now() - began).toBeLessThan(25_000)
  },
)
