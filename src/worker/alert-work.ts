import { z } from 'zod'

import { frequencies } from '@/domain/lead/forms/demand'
import { sendAlerts, sendAlertsTask } from '@/features/leads/demands/send-alerts.task'
import { sendLettersTask } from '@/features/leads/letters/send-letters.task'
import { matchDemandsTask, matchDemandsWork } from '@/features/leads/match-demands.task'

import type { LeadWork, LeadWorkServices } from './lead-work'

const jobSchema = z.object({ frequency: z.enum(frequencies).default('at-once') })

/** Which homes answer which demand, and when people are told of them. */
export async function alertWork({ db, queue, log }: LeadWorkServices): Promise<Pick<LeadWork, 'matchHomes'>> {
  const tell = async (frequency: z.infer<typeof jobSchema>['frequency']) => {
    const letters = await sendAlerts(db, { frequency, now: new Date() })
    if (letters > 0) await queue.enqueue(sendLettersTask)
    log.info({ frequency, letters }, 'alerts')
  }
  const match = matchDemandsWork(db, {
    finished: (matched) => log.info(matched, 'demands'),
    failed: (error) => log.error({ err: error }, 'demands'),
  })
  await queue.work(matchDemandsTask, async () => {
    await match()
    await tell('at-once')
  })
  await queue.work(sendAlertsTask, async (data) => tell(jobSchema.parse(data).frequency))
  await queue.schedule(sendAlertsTask, { name: 'daily', cron: '0 7 * * *', data: { frequency: 'daily' } })
  await queue.schedule(sendAlertsTask, { name: 'weekly', cron: '15 7 * * 1', data: { frequency: 'weekly' } })
  return {
    matchHomes: () =>
      queue
        .enqueue(matchDemandsTask)
        .catch((error: unknown) => log.warn({ err: error }, 'demands are matched after the next sync')),
  }
}
