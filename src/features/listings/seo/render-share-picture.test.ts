import sharp from 'sharp'
import { expect, test } from 'vitest'

import { renderSharePicture } from './render-share-picture'

const words = { price: '€ 350.000', title: 'Huis te koop in Gent', agency: 'Gevel Vastgoed' }

test('a picture of 1200 by 630 with the photograph above a strip of paper', async () => {
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00ff00' } })
    .webp()
    .toBuffer()
  const picture = await renderSharePicture({ photo, ...words })
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(picture.length).toBeLessThan(300_000)
  const pixel = async (top: number) => [
    ...(await sharp(picture).extract({ left: 10, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  expect((await pixel(100)).map((value) => value > 128)).toEqual([false, true, false])
  expect((await pixel(620)).every((value) => value > 235)).toBe(true)
})

test('without a photograph the words still stand there', async () => {
  const { width, height } = await sharp(await renderSharePicture({ photo: null, ...words })).metadata()
  expect([width, height]).toEqual([1200, 630])
})

test('where a photograph was taken stays behind', async () => {
  const exif = { IFD0: { ImageDescription: 'Verzwegensteeg 47119z' }, IFD3: { GPSLatitude: '51/1 5/1 55/1' } }
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00ff00' } })
    .withExif(exif)
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const picture = await renderSharePicture({ photo, ...words })
  const { exif: left, xmp, iptc } = await sharp(picture).metadata()
  expect([left, xmp, iptc]).toEqual([undefined, undefined, undefined])
  expect(picture.toString('latin1')).not.toContain('Verzwegensteeg')
})
