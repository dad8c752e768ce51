import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { aPicture } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { cleanOriginals } from './clean-originals.task'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload({ login: 'gevel_worker' })
})
afterAll(() => cms.close())

const folder = () => cms.payload.collections.media.config.upload.staticDir ?? ''
const fileOf = (filename: string) => path.join(folder(), filename)

/** A picture as an earlier release stored it: with where it was taken, and lying on its side. */
async function anOldOriginal(name: string) {
  const file = { ...(await aPicture()), name }
  const { id, filename } = await cms.payload.create({ collection: 'media', data: {}, file })
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'brown' } })
    .png()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .toBuffer()
  await writeFile(fileOf(filename ?? ''), data)
  return { id, filename: filename ?? '' }
}

test('originals of earlier releases lose where they were taken, once', async () => {
  const old = await anOldOriginal('oud.png')
  const plain = await cms.payload.create({ collection: 'media', data: {}, file: await aPicture() })
  const broken = await cms.payload.create({ collection: 'media', data: {}, file: await aPicture() })
  await writeFile(fileOf(broken.filename ?? ''), 'not a picture')
  const untouched = await readFile(fileOf(plain.filename ?? ''))
  const before = await sharp(await readFile(fileOf(old.filename))).metadata()
  expect([before.exif, before.icc, before.orientation]).toEqual([expect.anything(), expect.anything(), 6])

  expect(await cleanOriginals(cms.payload, cms.db)).toEqual({
    looked: 3,
    cleaned: 1,
    unreadable: [broken.id],
  })
  const { exif, xmp, icc, orientation, width, height } = await sharp(
    await readFile(fileOf(old.filename)),
  ).metadata()
  expect({ exif, xmp, icc, orientation, width, height }).toEqual({ width: 30, height: 40 })
  expect(await cms.payload.findByID({ collection: 'media', id: old.id })).toMatchObject({
    width: 30,
    height: 40,
  })
  expect(await readFile(fileOf(plain.filename ?? ''))).toEqual(untouched)
  expect((await readdir(folder())).filter((name) => /png\./.test(name))).toEqual([])

  await anOldOriginal('later.png')
  expect(await cleanOriginals(cms.payload, cms.db)).toBeNull()
  await cms.db.execute(sql`delete from content.done_once`)
  expect(await cleanOriginals(cms.payload, cms.db)).toMatchObject({ looked: 4, cleaned: 1 })
})
