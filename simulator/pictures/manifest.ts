import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

const folder = path.resolve('demo/pictures')
const manifestFile = path.join(folder, 'manifest.json')

const entrySchema = z.object({
  file: z.string(),
  kind: z.string(),
  tags: z.union([z.record(z.string(), z.string()), z.array(z.string())]).default({}),
})

export type Entry = { file: string; path: string; words: Set<string>; country: string; isInside: boolean }

let known: { readAt: number; entries: Entry[] } | undefined

/** The demo's pictures. Read again when the list changes, so that new ones show without a restart. */
export function readManifest(): Entry[] {
  const changedAt = existsSync(manifestFile) ? statSync(manifestFile).mtimeMs : 0
  if (known?.readAt === changedAt) return known.entries
  known = { readAt: changedAt, entries: changedAt > 0 ? parse(readFileSync(manifestFile, 'utf8')) : [] }
  return known.entries
}

/** An entry that cannot be read is left out: a missing picture must not stop the platform. */
function parse(text: string): Entry[] {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    return []
  }
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) => {
    const read = entrySchema.safeParse(row)
    return read.success && existsSync(path.join(folder, read.data.file)) ? [toEntry(read.data)] : []
  })
}

function toEntry({ file, kind, tags }: z.infer<typeof entrySchema>): Entry {
  const named = Array.isArray(tags) ? {} : tags
  const words = new Set([kind, ...Object.values(tags)].map((word) => word.toLowerCase()))
  return {
    file,
    path: path.join(folder, file),
    words,
    country: named.country ?? 'both',
    isInside: named.place === 'interior' || words.has('interior'),
  }
}
