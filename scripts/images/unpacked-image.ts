import { existsSync } from 'node:fs'
import path from 'node:path'

import { buildah } from './buildah'
import type { ImageConfig } from './image-faults'

export interface UnpackedImage {
  name: string
  config: ImageConfig
  /** Where its files are on this machine. */
  files: string
  bytes: number
  holds: (file: string) => boolean
  remove: () => Promise<void>
}

/** The files of an image, from which several programs can be started at once: none of them can change them. */
export async function unpackImage(name: string): Promise<UnpackedImage> {
  const { Docker } = JSON.parse(await buildah(['inspect', '--type', 'image', name])) as {
    Docker: { config: ImageConfig }
  }
  const [{ size = '0' } = {}] = JSON.parse(await buildah(['images', '--json', name])) as { size?: string }[]
  const container = await buildah(['from', '--pull-never', name])
  const files = await buildah(['mount', container])
  return {
    name,
    files,
    config: Docker.config,
    bytes: bytesOf(size),
    holds: (file) => existsSync(path.join(files, file)),
    remove: async () => void (await buildah(['rm', container])),
  }
}

/** Buildah writes sizes for people: `262 MB`. */
export function bytesOf(size: string): number {
  const [, amount = '0', unit = ''] = /^([\d.]+) ?([KMG]?)B?$/i.exec(size) ?? []
  return Math.round(Number(amount) * ({ K: 1e3, M: 1e6, G: 1e9 }[unit.toUpperCase()] ?? 1))
}
