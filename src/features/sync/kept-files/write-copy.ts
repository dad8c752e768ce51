import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Metadata } from 'sharp'

import { keptPath } from '@/domain/media/kept-file'
import { isMediaFormat, isTooLarge, mostPixels } from '@/domain/media/picture-file'
import { pictureWidths } from '@/domain/media/picture-url'

export type FileUse = 'picture' | 'public' | 'private'

type Written =
  { ok: true; name: string; width: number | null; height: number | null } | { ok: false; reason: string }

interface Copy {
  folder: string
  use: FileUse
  /** 40 hexadecimal digits. */
  key: string
  data: Buffer
}

/** Writes a copy under a name of our own; what it is is read off its bytes, whatever it is called. */
export function writeCopy(copy: Copy): Promise<Written> {
  return copy.use === 'picture' ? writePicture(copy) : writeDocument(copy)
}

const stillFormats = new Set(['jpeg', 'png', 'webp', 'avif'])
/** Those that a page asks for, beside the largest. */
const smallSizes = ['mobile', 'thumb'] as const

/** Upright, and without where, when and by whom it was taken. */
async function writePicture({ folder, key, data }: Copy): Promise<Written> {
  const head = await headOf(data).catch(() => null)
  if (!head || !isStill(head)) return { ok: false, reason: 'it is no picture that can be shown' }
  if (isTooLarge(head)) return { ok: false, reason: 'the picture has too many points' }
  try {
    const upright = sharp(data, { limitInputPixels: mostPixels }).rotate().toColourspace('srgb')
    const sized = (width: number) =>
      upright
        .clone()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true })
    const { data: largest, info } = await sized(pictureWidths.desktop)
    const name = `home-${key}.webp`
    for (const size of smallSizes) {
      if (info.width <= pictureWidths[size]) continue
      await write(folder, `home-${key}-${size}.webp`, (await sized(pictureWidths[size])).data)
    }
    await write(folder, name, largest)
    return { ok: true, name, width: info.width, height: info.height }
  } catch {
    return { ok: false, reason: 'the picture is damaged' }
  }
}

async function headOf(data: Buffer): Promise<Metadata> {
  return sharp(data, { limitInputPixels: false }).metadata()
}

function isStill({ format, compression }: Metadata): boolean {
  const named: string = format === 'heif' && compression === 'av1' ? 'avif' : format
  return isMediaFormat(named) && stillFormats.has(named)
}

const documentStarts: [ending: string, start: string][] = [
  ['pdf', '255044462d'],
  ['jpg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
]

async function writeDocument({ folder, use, key, data }: Copy): Promise<Written> {
  const start = data.subarray(0, 8).toString('hex')
  const ending = documentStarts.find(([, bytes]) => start.startsWith(bytes))?.[0]
  if (!ending) return { ok: false, reason: 'it is no PDF, JPEG or PNG' }
  const name = `${use === 'public' ? 'home' : 'paper'}-${key}.${ending}`
  await write(folder, name, data)
  return { ok: true, name, width: null, height: null }
}

/** Nobody reads half a file. */
async function write(folder: string, name: string, data: Buffer): Promise<void> {
  const file = pathOf(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  const begun = `${file}.${randomUUID()}.begun`
  await writeFile(begun, data)
  await rename(begun, file)
}

function pathOf(folder: string, name: string): string {
  const kept = keptPath(name)
  if (!kept) throw new Error(`${name} is no name of a copy`)
  return path.join(folder, kept.path)
}

/** With its smaller sizes. */
export async function removeCopy(folder: string, name: string): Promise<void> {
  const names = [name, ...smallSizes.map((size) => name.replace(/\.webp$/, `-${size}.webp`))]
  await Promise.all([...new Set(names)].map((one) => rm(pathOf(folder, one), { force: true })))
}
