import type { Logger } from 'pino'
import { z } from 'zod'

import type { Database } from '@/database/connection'
import { frequencies } from '@/domain/lead/forms/demand'
import { sendAlerts, sendAlertsTask } from '@/features/leads/demands/send-alerts.task'
import { sendKeptNews } from '@/features/leads/kept-list/send-kept-news'
import { sendLettersTask } from '@/features/leads/letters/send-letters.task'
import { matchDemandsTask, matchDemandsWork } from '@/features/leads/demands/match-demands.task'
import type { Queue } from '@/jobs/queue'

const jobSchema = z.object({ frequency: z.enum(frequencies).default('at-once') })

export interface AlertServices {
  db: Database
  queue: Queue
  log: Logger
}

/** Which homes answer which demand, and when people are told of them. */
export async function alertWork({
  db,
  queue,
  log,
}: AlertServices): Promise<{ matchHomes: () => Promise<void> }> {
  const send = async (frequency: z.infer<typeof jobSchema>['frequency']) => {
    const now = new Date()
    const alerts = await sendAlerts(db, { frequency, now })
    // News of favourites comes once a day, with the mails of those who chose that.
    const letters = alerts + (frequency === 'daily' ? await sendKeptNews(db, now) : 0)
    if (letters > 0) await queue.enqueue(sendLettersTask)
    log.info({ frequency, letters }, 'alerts')
  }
  const match = matchDemandsWork(db, {
    finished: (matched) => log.info(matched, 'demands'),
    failed: (error) => log.error({ err: error }, 'demands'),
  })
  await queue.work(matchDemandsTask, async () => {
    await match()
    await send('at-once')
  })
  await queue.work(sendAlertsTask, async (data) => send(jobSchema.parse(data).frequency))
  await queue.schedule(sendAlertsTask, { name: 'daily', cron: '0 7 * * *', data: { frequency: 'daily' } })
  await queue.schedule(sendAlertsTask, { name: 'weekly', cron: '15 7 * * 1', data: { frequency: 'weekly' } })
  return {
    matchHomes: () =>
      queue
        .enqueue(matchDemandsTask)
        .catch((error: unknown) => log.warn({ err: error }, 'demands are matched after the next sync')),
  }
}
