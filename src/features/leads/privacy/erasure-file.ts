import { open, readFile, rename, writeFile } from 'node:fs/promises'

import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { type Queryable, rows } from '@/database/query'
import { moment, oneOf, text } from '@/database/row'
import { keptSince, keptTimes } from '@/domain/rights/kept-times'

const lineSchema = z.object({
  emailHash: z.string().min(1),
  erasedAt: z.iso.datetime(),
  /** Earlier lines do not say it: then offers that still bind are kept, as for a person. */
  askedBy: z.enum(['person', 'agency']).default('person'),
})

/** That somebody was erased, when, and who asked; who they were only a keyed hash tells. */
export type NotedErasure = z.infer<typeof lineSchema>

/** What the file holds, oldest first. A file that is not there yet is empty; a line that was cut off is not counted. */
export async function readErasures(file: string): Promise<NotedErasure[]> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return content.split('\n').flatMap((line) => {
    const read = lineSchema.safeParse(parsed(line))
    return read.success ? [read.data] : []
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** What the database knows of erasures. */
export async function listErasures(db: Queryable): Promise<NotedErasure[]> {
  const found = await rows(
    db,
    { emailHash: text, erasedAt: moment, askedBy: oneOf(['person', 'agency']) },
    sql`select email_hash as "emailHash", erased_at as "erasedAt", asked_by as "askedBy" from lead.erasure order by erased_at, id`,
  )
  return found.map((erasure) => ({ ...erasure, erasedAt: new Date(erasure.erasedAt).toISOString() }))
}

export const keyOf = ({ emailHash, erasedAt }: NotedErasure) => `${emailHash} ${erasedAt}`

/**
 * Adds to the file what was erased since: a backup that is restored holds people again who asked to be forgotten, and
 * the file, which is kept beside it, knows whom. Answers how many are new.
 */
export async function noteErasures(db: Queryable, file: string): Promise<number> {
  const noted = new Set((await readErasures(file)).map(keyOf))
  const fresh = (await listErasures(db)).filter((erasure) => !noted.has(keyOf(erasure)))
  if (fresh.length === 0) return 0
  const handle = await open(file, 'a', 0o600)
  try {
    // A line that was cut off before stays a line of its own.
    await handle.write(`\n${fresh.map((erasure) => JSON.stringify(erasure)).join('\n')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return fresh.length
}

/** Takes out of the file what was kept long enough: no backup is that old. */
export async function trimErasures(file: string, now: Date): Promise<void> {
  const all = await readErasures(file)
  const since = keptSince(keptTimes.erasureProof, now)
  const kept = all.filter(({ erasedAt }) => new Date(erasedAt) >= since)
  if (kept.length === all.length) return
  await writeFile(`${file}.new`, kept.map((erasure) => `${JSON.stringify(erasure)}\n`).join(''), {
    mode: 0o600,
  })
  await rename(`${file}.new`, file)
}
