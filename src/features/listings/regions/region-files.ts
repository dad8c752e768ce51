import { createHash } from 'node:crypto'

import paths from './region-paths.json'
import topology from './region-topology.json'

const files = {
  'paths.json': JSON.stringify(paths),
  'topology.json': JSON.stringify(topology),
  /** A picture of the map, which stands in its place until somebody touches it. With sheet and edge of theme.css. */
  'outline.svg':
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paths.width} ${paths.height}" ` +
    'fill="#fff" stroke="#8a7f72" stroke-width="3">' +
    [paths.luxembourg, ...paths.provinces].map(({ outline }) => `<path d="${outline}"/>`).join('') +
    '</svg>',
}

type RegionFile = keyof typeof files

const hashes = Object.fromEntries(
  Object.entries(files).map(([name, body]) => [name, hashOf(body)]),
) as Record<RegionFile, string>

/** Where the browser fetches it; another content has another address. */
export function regionFileHref(file: RegionFile): string {
  return `/regions/${file.replace('.', `-${hashes[file]}.`)}`
}

/** A page older than this build asks by an older address: it gets today's file, which it must not keep. */
export function findRegionFile(name: string): { body: string; isCurrent: boolean } | null {
  const [, start, hash, ending] = /^([a-z]+)-([0-9a-f]{12})(\.[a-z]+)$/.exec(name) ?? []
  const file = `${start}${ending}`
  if (!isRegionFile(file)) return null
  return { body: files[file], isCurrent: hash === hashes[file] }
}

function isRegionFile(name: string): name is RegionFile {
  return Object.hasOwn(files, name)
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 12)
}
