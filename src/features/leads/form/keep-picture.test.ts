import sharp from 'sharp'
import { expect, test } from 'vitest'

import { cleanPicture } from './keep-picture'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'brown' }, limitInputPixels: false })

const cleaned = async (picture: Buffer) => cleanPicture(new Blob([new Uint8Array(picture)]))
const named = async (picture: Buffer, name: string) => cleanPicture(new File([new Uint8Array(picture)], name))

test('a picture keeps neither where nor when it was taken', async () => {
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' }, IFD0: { Make: 'Phone' } }
  const picture = await plain(40, 30).jpeg().withExif(taken).toBuffer()
  expect((await sharp(picture).metadata()).exif).toBeDefined()
  const clean = await cleaned(picture)
  expect(clean && (await sharp(clean).metadata())).toMatchObject({ width: 40, height: 30, format: 'webp' })
  expect(clean && (await sharp(clean).metadata()).exif).toBeUndefined()
})

test('what is in a file is what its name says', async () => {
  const photograph = await plain(9, 9).jpeg().toBuffer()
  for (const name of ['huis.jpg', 'HUIS.JPEG', 'blob'])
    expect(await named(photograph, name), name).not.toBeNull()
  for (const name of ['ptx.html', 'huis.png', 'huis.jpg.svg'])
    expect(await named(photograph, name), name).toBeNull()
})

test('the colours of a telephone become those of every screen', async () => {
  const [red, green, blue] = [255, 0, 0]
  const wide = await sharp({
    create: { width: 9, height: 9, channels: 3, background: { r: red, g: green, b: blue } },
  })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  // The same colour, written in a wider space.
  const before = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
  expect(before[0]).toBeLessThan(250)
  const clean = await cleaned(wide)
  const after = clean && (await sharp(clean).raw().toBuffer())
  expect(after?.[0]).toBeGreaterThan(250)
  expect(clean && (await sharp(clean).metadata())).toMatchObject({ space: 'srgb', hasProfile: false })
})

test('a picture of sixty million points is refused before one of them is read', async () => {
  const large = await plain(10_000, 6000).png({ compressionLevel: 9 }).toBuffer()
  const began = performance.now()
  expect(await cleaned(large)).toBeNull()
  expect(performance.now() - began).toBeLessThan(200)
})

test('forty million points are taken, a few more are not', async () => {
  expect(await cleaned(await plain(8000, 5000).png({ compressionLevel: 9 }).toBuffer())).not.toBeNull()
  expect(await cleaned(await plain(8001, 5000).png({ compressionLevel: 9 }).toBuffer())).toBeNull()
})

test('what is no photograph is none', async () => {
  expect(
    await cleaned(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ).toBeNull()
  expect(await cleaned(await plain(9, 9).gif().toBuffer())).toBeNull()
})
