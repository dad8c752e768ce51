import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import type { Source } from './picture-source'

export type Format = 'jpeg' | 'webp' | 'avif' | 'png'

export type Size = { width: number; height: number | undefined; format: Format }

const keptInMemory = 200
const kept = new Map<string, Buffer>()

/** Rendered once, then read from memory or disk. */
export async function renderPicture(
  folder: string,
  source: Source,
  { width, height, format }: Size,
): Promise<Buffer> {
  const name = `${source.name.replace(/[^\w.-]/g, '_')}-${width}x${height ?? 'auto'}.${format}`
  const file = path.resolve(folder, name)
  const known = kept.get(file) ?? (await readFile(file).catch(() => undefined))
  if (known) return remember(file, known)
  const rendered = await sharp(await source.read())
    .resize({ width, height, fit: 'cover' })
    .toFormat(format, { quality: 78 })
    .toBuffer()
  await mkdir(path.dirname(file), { recursive: true })
  // Renamed when complete, so that nobody reads half a picture; two may render the same one at once.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, rendered)
  await rename(draft, file)
  return remember(file, rendered)
}

function remember(file: string, picture: Buffer): Buffer {
  kept.delete(file)
  kept.set(file, picture)
  if (kept.size > keptInMemory) kept.delete(kept.keys().next().value!)
  return picture
}
