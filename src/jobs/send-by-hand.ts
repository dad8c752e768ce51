import { PgBoss } from 'pg-boss'

import type { Database } from '@/database/connection'

/** `busy`: asked for already, and no worker has taken it up yet. `unavailable`: no worker has ever known the task. */
export type SendOutcome = 'queued' | 'busy' | 'unavailable'

/** Tells what a person asked for from what the timetable did. */
const byHand = 'by-hand'

/** Hands a task to the workers because somebody pressed a button; pressing it twice starts it once. */
export async function sendByHand(db: Database, task: string, data: object = {}): Promise<SendOutcome> {
  const outcome = await withBoss(db, async (boss): Promise<SendOutcome> => {
    if (!(await boss.getQueue(task))) return 'unavailable'
    const waiting = await boss.findJobs(task, { key: byHand, queued: true })
    if (waiting.length > 0) return 'busy'
    await boss.send(task, data, { singletonKey: byHand })
    return 'queued'
  })
  return outcome ?? 'unavailable'
}

/** The crontab lines of a task; none where no worker has ever run. */
export async function listSchedules(
  db: Database,
  task: string,
): Promise<{ cron: string; timeZone: string }[]> {
  const found = await withBoss(db, (boss) => boss.getSchedules(task))
  return (found ?? []).map(({ cron, timezone }) => ({ cron, timeZone: timezone }))
}

/**
 * For a process that does no work of the queue itself: it uses the caller's connections, and neither looks after the
 * queue nor installs it. `null` where it is not installed.
 */
async function withBoss<Answer>(
  db: Database,
  ask: (boss: PgBoss) => Promise<Answer>,
): Promise<Answer | null> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  })
  if (!(await boss.isInstalled())) return null
  // What fails is thrown where it is asked for; without a listener the event would end the process as well.
  boss.on('error', () => undefined)
  await boss.start()
  try {
    return await ask(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
