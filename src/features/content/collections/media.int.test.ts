import { readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { aPicture } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

async function upload(name: string, data: object = {}) {
  const file = { ...(await aPicture()), name }
  return cms.payload.create({ collection: 'media', data: { alt: 'Gevel', ...data }, file, locale: 'nl' })
}

// Coverage: 3.98.
test('a picture has its id, both names, address, type, destination and date', async () => {
  await upload('huis.png')
  const again = await upload('huis.png')
  expect(again.filename).not.toBe('huis.png')
  expect(again).toMatchObject({
    id: expect.any(Number),
    originalName: 'huis.png',
    url: expect.stringContaining(encodeURIComponent(again.filename ?? '')),
    mimeType: 'image/png',
    destination: `/media/${again.filename}`,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
  })
})

test('a file that is replaced brings its own name; words alone leave the name', async () => {
  const { id } = await upload('gevel.png')
  const file = { ...(await aPicture()), name: 'nieuwe-gevel.png' }
  await cms.payload.update({ collection: 'media', id, data: {}, file, locale: 'nl' })
  const { originalName } = await cms.payload.update({ collection: 'media', id, data: { alt: 'Straat' } })
  expect(originalName).toBe('nieuwe-gevel.png')
})

test('nobody writes these by hand', async () => {
  const { id } = await upload('tuin.png')
  const { ask } = await cms.as('editor')
  await ask('PATCH', `media/${id}`, { originalName: 'verzonnen.png', destination: '/elders/' })
  expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({ originalName: 'tuin.png' })
})

const stored = async (filename: string) =>
  readFile(path.join(cms.payload.collections.media.config.upload.staticDir ?? '', filename))

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'the original of a %s is published without where, when and by whom it was taken',
  async (format) => {
    const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' }, IFD0: { Artist: 'Els' } }
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'brown' } })
      .toFormat(format)
      .withExif(taken)
      .toBuffer()
    expect((await sharp(data).metadata()).exif).toBeDefined()
    const file = { data, name: `plaats.${format}`, mimetype: `image/${format}`, size: data.byteLength }
    const { filename, filesize } = await cms.payload.create({ collection: 'media', data: {}, file })
    const kept = await stored(filename ?? '')
    expect(kept.byteLength).toBe(filesize)
    const { exif, xmp, iptc, width } = await sharp(kept).metadata()
    expect({ exif, xmp, iptc, width }).toEqual({ width: 40 })
  },
)

test('a picture that lies on its side is stored upright, an animation keeps its frames', async () => {
  const lying = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'brown' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const upright = { data: lying, name: 'ligt.jpg', mimetype: 'image/jpeg', size: lying.byteLength }
  expect(await cms.payload.create({ collection: 'media', data: {}, file: upright })).toMatchObject({
    width: 30,
    height: 40,
  })
  const frames = Buffer.from([...Array(8 * 16 * 3).keys()].map((n) => n % 251))
  const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ delay: [100, 100] })
    .toBuffer()
  const file = { data: moving, name: 'beweegt.gif', mimetype: 'image/gif', size: moving.byteLength }
  const { filename } = await cms.payload.create({ collection: 'media', data: {}, file })
  expect((await sharp(await stored(filename ?? '')).metadata()).pages).toBe(2)
})

async function refusal(data: Buffer, name: string, mimetype: string): Promise<string> {
  const file = { data, name, mimetype, size: data.byteLength }
  const stored_ = cms.payload.create({ collection: 'media', data: {}, file })
  return stored_.then(
    () => 'stored',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
}

test('what only calls itself a picture or a film is refused, and so is one under another name', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  expect(await refusal(page, 'ptx.jpg', 'image/jpeg')).not.toBe('stored')
  expect(await refusal(page, 'ptx.mp4', 'video/mp4')).not.toBe('stored')
  const { data } = await aPicture()
  for (const name of ['ptx.html', 'huis.jpg', 'huis', 'huis.png.html'])
    expect(await refusal(data, name, 'image/png'), name).toContain('bestand')
  expect(await refusal(data, 'huis.png', 'image/png')).toBe('stored')
})

test('a picture of more than forty million points is refused by its head', async () => {
  const large = sharp({ create: { width: 8001, height: 5000, channels: 3, background: 'brown' } })
  const data = await large.png({ compressionLevel: 9 }).toBuffer()
  expect(await refusal(data, 'groot.png', 'image/png')).toContain('40 megapixels')
})

test('the colours of a telephone become those of every screen', async () => {
  const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const file = { data, name: 'rood.png', mimetype: 'image/png', size: data.byteLength }
  const { filename } = await cms.payload.create({ collection: 'media', data: {}, file })
  const kept = await stored(filename ?? '')
  expect((await sharp(kept).metadata()).hasProfile).toBe(false)
  expect((await sharp(kept).raw().toBuffer())[0]).toBeGreaterThan(250)
})

test('a film of 30 MB is stored as it is', async () => {
  const { ask } = await cms.as('editor')
  const head = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex')
  const rest = new Uint8Array(30_000_000 - head.byteLength)
  const form = new FormData()
  form.set('file', new File([head, rest], 'rondgang.mp4', { type: 'video/mp4' }))
  expect(await ask('POST', 'media', form)).toMatchObject({
    status: 201,
    body: { doc: { filesize: 30_000_000 } },
  })
})

async function send(file: File, language = 'nl') {
  const form = new FormData()
  form.set('file', file)
  const { ask } = await cms.as('editor')
  return ask('POST', 'media?locale=nl', form, { 'Accept-Language': language })
}

test('a film may have 200 MB, a photograph 50, and the limit is said in words', async () => {
  const film = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex')
  const rest = new Uint8Array(200_000_000 - film.byteLength)
  expect(await send(new File([film, rest], 'lang.mp4', { type: 'video/mp4' }))).toMatchObject({
    status: 201,
    body: { doc: { filesize: 200_000_000 } },
  })
  const large = rest.subarray(0, 51 * 1024 * 1024)
  const photo = await send(new File([large], 'groot.jpg', { type: 'image/jpeg' }), 'fr')
  expect([photo.status, photo.body.errors[0].message]).toEqual([
    413,
    expect.stringContaining('50 Mo au plus pour une photo'),
  ])
})

test('a brochure is stored as it is, another kind of file is refused in words', async () => {
  const pdf = new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\nxref\ntrailer<<>>\n%%EOF'], 'brochure.pdf', {
    type: 'application/pdf',
  })
  expect(await send(pdf)).toMatchObject({ status: 201, body: { doc: { mimeType: 'application/pdf' } } })
  const letter = await send(new File(['PK'], 'brief.docx', { type: 'application/msword' }))
  expect([letter.status, letter.body.errors[0].message]).toEqual([
    400,
    expect.stringMatching(/^Dit soort bestand kan niet\. Foto’s \(JPG/),
  ])
})

test('of a drawing only a picture is stored: no script, no other host', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)">
    <script>alert(1)</script><image href="https://elders.example/spion.png" width="9" height="9"/>
    <rect width="40" height="20" fill="#9c3f26"/></svg>`
  const answer = await send(new File([svg], 'logo.svg', { type: 'image/svg+xml' }))
  expect(answer).toMatchObject({
    status: 201,
    body: { doc: { mimeType: 'image/png', originalName: 'logo.svg', width: 1600 } },
  })
  const kept = await stored(answer.body.doc.filename as string)
  expect((await sharp(kept).metadata()).format).toBe('png')
  expect(kept.includes('alert')).toBe(false)
})
