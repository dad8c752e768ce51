import sharp from 'sharp'
import { expect, test } from 'vitest'

import { cleanPicture } from './keep-picture'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'brown' }, limitInputPixels: false })

const cleaned = async (picture: Buffer) => cleanPicture(new Blob([new Uint8Array(picture)]))

test('a picture keeps neither where nor when it was taken', async () => {
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' }, IFD0: { Make: 'Phone' } }
  const picture = await plain(40, 30).jpeg().withExif(taken).toBuffer()
  expect((await sharp(picture).metadata()).exif).toBeDefined()
  const clean = await cleaned(picture)
  expect(clean && (await sharp(clean).metadata())).toMatchObject({ width: 40, height: 30, format: 'webp' })
  expect(clean && (await sharp(clean).metadata()).exif).toBeUndefined()
})

test('a picture of sixty million points is refused before one of them is read', async () => {
  const large = await plain(10_000, 6000).png({ compressionLevel: 9 }).toBuffer()
  const began = performance.now()
  expect(await cleaned(large)).toBeNull()
  expect(performance.now() - began).toBeLessThan(200)
})

test('what is no photograph is none', async () => {
  expect(
    await cleaned(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ).toBeNull()
  expect(await cleaned(await plain(9, 9).gif().toBuffer())).toBeNull()
})
