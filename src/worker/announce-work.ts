import type { Logger } from 'pino'

import type { Database } from '@/database/connection'
import { env } from '@/env'
import { announceChanges, announceChangesTask } from '@/features/content/announce/announce-changes.task'
import type { Queue } from '@/jobs/queue'

export interface AnnounceServices {
  db: Database
  queue: Queue
  log: Logger
}

/** Search engines hear of changes where the agency has a key for it; without one nothing is sent. */
export async function startAnnouncing({ db, queue, log }: AnnounceServices): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_HOST, SITE_URL: siteUrl } = env
  if (key === '') return
  const endpoint = `https://${INDEXNOW_HOST}/indexnow`
  await queue.work(announceChangesTask, async () => {
    const told = await announceChanges(db, { endpoint, key, siteUrl })
    if (told > 0) log.info({ told }, 'search engines were told what changed')
  })
  await queue.schedule(announceChangesTask, { name: 'often', cron: '*/5 * * * *' })
}
