import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { moment, stored, text } from '@/database/row'
import { queuePurge } from '@/http-cache/purge'
import type { Platform } from '@/platforms/platform'

import { quarantine } from '../quarantine'
import { holdForList, storeOffer } from '../store-offer'
import { tried } from '../store-page'

export interface ReadAnew {
  read: number
  changed: number
  refused: number
}

const perBatch = 200

/**
 * Reads every kept answer once more, without asking the platform: what a newer release understands of it comes on the
 * site. Only homes that are there are read, and none that was asked for later.
 */
export async function readAnswersAnew(
  db: Database,
  platform: Pick<Platform, 'name' | 'readAnswer'>,
): Promise<ReadAnew> {
  const sum = { read: 0, changed: 0, refused: 0 }
  const { name } = platform
  for (let after = ''; platform.readAnswer;) {
    const kept = await rows(
      db,
      { externalId: text, record: stored<unknown>(), askedAt: moment },
      sql`select a.external_id as "externalId", a.record, a.asked_at as "askedAt" from sync.answer a
          join listing.identity i on i.kind = 'listing' and i.platform = a.platform and i.external_id = a.external_id
          join listing.known on known.id = i.id
          where a.platform = ${name} and a.external_id > ${after} order by a.external_id limit ${perBatch}`,
    )
    for (const { record, askedAt } of kept) {
      const asked = { platform: name, at: new Date(askedAt) }
      const parsed = await tried(db, asked, platform.readAnswer(record))
      await db.transaction(async (tx) => {
        await holdForList(tx)
        const outcome = await storeOffer(tx, asked, parsed.ok ? [parsed.value] : [])
        await quarantine(tx, {
          runId: null,
          refused: parsed.ok ? [] : [parsed],
          acceptedIds: parsed.ok ? [parsed.value.externalId] : [],
        })
        await queuePurge(tx, outcome.tags, outcome.hidingTags)
        sum.changed += outcome.changed
      })
      sum.read++
      if (!parsed.ok) sum.refused++
    }
    after = kept.at(-1)?.externalId ?? ''
    if (kept.length < perBatch) break
  }
  return sum
}
