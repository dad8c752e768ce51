import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import sharp from 'sharp'

import type { Database } from '@/database/connection'
import { rowCount } from '@/database/query'

import { cleanStored } from './clean-file'

export const cleanOriginalsTask = 'clean-originals'

const perBatch = 50

export interface CleanedOriginals {
  looked: number
  cleaned: number
  /** Numbers of those that cannot be read: they stay as they are. */
  unreadable: number[]
}

/**
 * Stores pictures of earlier releases anew, without where, when and by whom they were taken. Done once; `null` when it
 * was done before. Whatever stops it half-way, the next try goes over all of them and leaves the clean ones alone.
 */
export async function cleanOriginals(payload: Payload, db: Database): Promise<CleanedOriginals | null> {
  const done = await rowCount(db, sql`select 1 from content.done_once where name = ${cleanOriginalsTask}`)
  if (done > 0) return null
  const outcome: CleanedOriginals = { looked: 0, cleaned: 0, unreadable: [] }
  let after = 0
  for (;;) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { and: [{ id: { greater_than: after } }, { mimeType: { like: 'image/' } }] },
      sort: 'id',
      limit: perBatch,
      pagination: false,
      depth: 0,
      select: { filename: true },
    })
    for (const { id, filename } of docs) {
      outcome.looked++
      try {
        if (filename && (await cleanOne(payload, id, filename))) outcome.cleaned++
      } catch {
        outcome.unreadable.push(id)
      }
    }
    after = docs.at(-1)?.id ?? after
    if (docs.length < perBatch) break
  }
  await db.execute(
    sql`insert into content.done_once (name) values (${cleanOriginalsTask}) on conflict do nothing`,
  )
  return outcome
}

async function cleanOne(payload: Payload, id: number, filename: string): Promise<boolean> {
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  const file = path.join(folder, path.basename(filename))
  const data = await cleanStored(await readFile(file))
  if (!data) return false
  const { width, height, pageHeight } = await sharp(data).metadata()
  // Whoever reads it meanwhile gets the one or the other whole.
  const beside = `${file}.${randomUUID()}`
  await writeFile(beside, data)
  await rename(beside, file)
  // Its address names its version: caches that have the one with its notes are not asked for it again.
  await payload.update({
    collection: 'media',
    id,
    data: { filesize: data.byteLength, width, height: pageHeight ?? height },
    depth: 0,
  })
  return true
}
