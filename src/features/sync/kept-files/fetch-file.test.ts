import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { fetchFile } from './fetch-file'
import { writeCopy } from './write-copy'

const server = createServer((request, response) => {
  if (request.url === '/moved') return response.writeHead(302, { Location: '/file' }).end()
  if (request.url === '/announced')
    return response.writeHead(200, { 'Content-Length': '25000001' }).write('x')
  if (request.url === '/slow') return response.writeHead(200).write('x')
  if (request.url === '/endless') {
    const more = () => {
      while (response.write(Buffer.alloc(1_000_000)));
    }
    response.writeHead(200).on('drain', more)
    return more()
  }
  return response.writeHead(request.url === '/file' ? 200 : 403).end('the file')
})
let host = ''
let folder = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-copies-'))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

const fetched = (place: string, timeoutMs = 10_000) =>
  fetchFile(`http://${host}${place}`, { folder, hosts: [host], timeoutMs })

test('a file comes whole, and no larger than fits, from the platform alone', async () => {
  expect(await fetched('/file')).toEqual({ ok: true, data: Buffer.from('the file') })
  for (const place of ['/moved', '/gone']) expect(await fetched(place)).toMatchObject({ isForGood: false })
  expect(await fetched('/slow', 300)).toMatchObject({ isForGood: false, reason: 'no answer in time' })
  for (const place of ['/announced', '/endless'])
    expect(await fetched(place), place).toMatchObject({ isForGood: true })
  for (const address of ['http://169.254.169.254/latest/', 'file:///etc/passwd', `http://a@${host}/file`, ''])
    expect(await fetchFile(address, { folder, hosts: [host] }), address).toMatchObject({ ok: false })
})

const key = 'ab'.repeat(20)

test('what a file is stands in its bytes: nothing but pictures and papers is kept', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  for (const data of [svg, gif, Buffer.from('<html>'), Buffer.alloc(0)]) {
    expect((await writeCopy({ folder, use: 'picture', key, data })).ok).toBe(false)
    expect((await writeCopy({ folder, use: 'public', key, data })).ok).toBe(false)
  }
  // Its head says that it is large; that is read before a point of it.
  const wide = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const head = wide.indexOf(Buffer.from('ffc0', 'hex'))
  wide.writeUInt16BE(6000, head + 5)
  wide.writeUInt16BE(8000, head + 7)
  expect(await writeCopy({ folder, use: 'picture', key, data: wide })).toMatchObject({
    reason: 'the picture has too many points',
  })
  expect(await readdir(folder)).toEqual([])
})

test('a picture is turned upright, made no wider than pages show, and says nothing of who took it', async () => {
  const data = await sharp({ create: { width: 400, height: 2000, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Lies Maes' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await writeCopy({ folder, use: 'picture', key, data })).toEqual({
    ...{ ok: true, name: `home-${key}.webp`, width: 1920, height: 384 },
  })
  const names = await readdir(path.join(folder, 'home-files', 'ab'))
  expect(names.toSorted()).toEqual(['-mobile.webp', '-thumb.webp', '.webp'].map((end) => `home-${key}${end}`))
  const { exif, width } = await sharp(
    path.join(folder, 'home-files', 'ab', `home-${key}-thumb.webp`),
  ).metadata()
  expect({ exif, width }).toEqual({ exif: undefined, width: 400 })
})

test('a paper is kept apart unless everybody may read it', async () => {
  const data = Buffer.from('%PDF-1.7 …')
  expect(await writeCopy({ folder, use: 'private', key, data })).toMatchObject({ name: `paper-${key}.pdf` })
  expect(await writeCopy({ folder, use: 'public', key, data })).toMatchObject({ name: `home-${key}.pdf` })
  expect(await readdir(path.join(folder, 'home-papers', 'ab'))).toEqual([`paper-${key}.pdf`])
})
