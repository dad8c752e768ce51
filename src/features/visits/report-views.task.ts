import type { Database } from '@/database/connection'
import type { Platform } from '@/platforms/platform'

import { claimViews, unclaimViews } from './claim-views'

export const reportViewsTask = 'report-views'

/** So many a killed worker may leave untold. */
const batchSize = 200
/** In one run: what is over waits for the next. */
const mostPerRun = 5000

export interface ReportSum {
  told: number
  /** Whether the platform answered to the end. */
  isWhole: boolean
}

/** Sends the platform how often homes were viewed since it was last sent. */
export async function reportViews(
  db: Database,
  { name, visits }: Pick<Platform, 'name' | 'visits'>,
): Promise<ReportSum> {
  if (!visits) return { told: 0, isWhole: true }
  let told = 0
  while (told < mostPerRun) {
    const claimed = await claimViews(db, { platform: name, most: batchSize })
    if (claimed.length === 0) break
    const unsent = await visits.report(claimed)
    told += sumOf(claimed) - sumOf(unsent)
    if (unsent.length === 0) continue
    await unclaimViews(db, unsent)
    return { told, isWhole: false }
  }
  return { told, isWhole: true }
}

const sumOf = (list: readonly { views: number }[]) => list.reduce((sum, { views }) => sum + views, 0)
