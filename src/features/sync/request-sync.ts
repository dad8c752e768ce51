import type { Database } from '@/database/connection'
import { listSchedules, sendByHand, type SendOutcome } from '@/jobs/send-by-hand'

import { nextRunAt } from './next-run'
import { syncTask } from './sync-listings.task'
import type { SyncKind } from './sync-run'
import { isSyncUnderWay } from './sync-state'

/** Asks the workers for a run; refused while one is under way. */
export async function requestSync(db: Database, kind: SyncKind): Promise<SendOutcome> {
  return (await isSyncUnderWay(db)) ? 'busy' : sendByHand(db, syncTask, { kind })
}

/** When the workers' own timetable has the next run; `null` when that cannot be known. */
export async function nextPlannedSync(db: Database, now: Date): Promise<Date | null> {
  const schedules = await listSchedules(db, syncTask)
  const moments = schedules.flatMap((schedule) => nextRunAt(schedule, now) ?? [])
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}
