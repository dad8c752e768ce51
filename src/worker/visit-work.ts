import type { Logger } from 'pino'

import type { Database } from '@/database/connection'
import { forgetVisitors, forgetVisitorsTask } from '@/features/visits/forget-visitors.task'
import { reportViews, reportViewsTask } from '@/features/visits/report-views.task'
import type { Queue } from '@/jobs/queue'
import type { Platform } from '@/platforms/platform'

export interface VisitWorkServices {
  db: Database
  platform: Platform
  queue: Queue
  log: Logger
  /** Whether the platform hears of views; nothing is told unless the agency asks for it. */
  isReported: boolean
}

/** What happens with counted views: the platform is told of them where the agency wants that, and visitors are forgotten after their day. */
export async function startVisitWork({
  db,
  platform,
  queue,
  log,
  isReported,
}: VisitWorkServices): Promise<void> {
  await queue.work(forgetVisitorsTask, async () => {
    log.info({ forgotten: await forgetVisitors(db) }, 'visitors of past days')
  })
  await queue.schedule(forgetVisitorsTask, { name: 'nightly', cron: '10 0 * * *' })
  // A worker that slept through the night makes up for it.
  await queue.enqueue(forgetVisitorsTask)
  if (!platform.visits || !isReported) return queue.unschedule(reportViewsTask, 'every-minute')
  await queue.work(reportViewsTask, async () => {
    const sum = await reportViews(db, platform)
    if (!sum.isWhole) log.warn(sum, 'the platform hears of the other views later')
    else if (sum.told > 0) log.info(sum, 'views')
  })
  await queue.schedule(reportViewsTask, { name: 'every-minute', cron: '* * * * *' })
}
