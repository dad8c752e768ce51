import { createHash } from 'node:crypto'

import paths from './region-paths.json'
import topology from './region-topology.json'

const bodies = { paths: JSON.stringify(paths), topology: JSON.stringify(topology) }

type RegionFile = keyof typeof bodies

const hashes: Record<RegionFile, string> = { paths: hashOf(bodies.paths), topology: hashOf(bodies.topology) }

/** Where the browser fetches it; another content has another address. */
export function regionFileHref(file: RegionFile): string {
  return `/regions/${file}-${hashes[file]}.json`
}

/** A page older than this build asks by an older address: it gets today's file, which it must not keep. */
export function findRegionFile(name: string): { body: string; isCurrent: boolean } | null {
  const [, file, hash] = /^(paths|topology)-([0-9a-f]{12})\.json$/.exec(name) ?? []
  if (file !== 'paths' && file !== 'topology') return null
  return { body: bodies[file], isCurrent: hash === hashes[file] }
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 12)
}
