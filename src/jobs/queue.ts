import { PgBoss } from 'pg-boss'

import { directUrl } from '@/database/connection'
import { queuePoolSize } from '@/database/connection-budget'

export interface Queue {
  enqueue(task: string, data?: object): Promise<void>
  /** Runs one job of this task at a time in this process. */
  work<Data extends object>(task: string, handle: (data: Data) => Promise<unknown>): Promise<void>
  /** A crontab line, in the agency's own time; the name tells several schedules of one task apart. */
  schedule(task: string, schedule: { name: string; cron: string; data?: object }): Promise<void>
  /** Takes a schedule of an earlier start out again. */
  unschedule(task: string, name: string): Promise<void>
  stop(): Promise<void>
}

export interface QueueOptions {
  url?: string
  onError: (error: Error) => void
}

const heartbeatSeconds = 20

/** Connects to the queue in PostgreSQL. Knows no feature: tasks come to it by name. */
export async function startQueue({ url = directUrl, onError }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'gevel-jobs',
    max: queuePoolSize,
    // A killed worker's job is taken over after one missed heartbeat and one look round.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', onError)
  await boss.start()
  const known = new Set<string>()

  async function ensure(task: string): Promise<void> {
    if (known.has(task)) return
    await boss.createQueue(task, {
      heartbeatSeconds,
      expireInSeconds: 4 * 3600,
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
    })
    known.add(task)
  }

  return {
    async enqueue(task, data = {}) {
      await ensure(task)
      await boss.send(task, data)
    },
    async work<Data extends object>(task: string, handle: (data: Data) => Promise<unknown>) {
      await ensure(task)
      await boss.work<Data>(task, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job) await handle(job.data)
      })
    },
    async schedule(task, { name, cron, data = {} }) {
      await ensure(task)
      await boss.schedule(task, cron, data, { tz: 'Europe/Brussels', key: name })
    },
    async unschedule(task, name) {
      await boss.unschedule(task, name)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}
