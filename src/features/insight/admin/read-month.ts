import type { Reads } from '@/database/query'
import type { Language } from '@/domain/language'
import { periodUpTo } from '@/domain/visit/period'

import { type ComparedDays, readDays } from '../read/read-days'
import { type LeadFigures, readLeads } from '../read/read-leads'
import { readViews, type ViewFigures } from '../read/read-views'

export interface Month {
  days: ComparedDays
  views: ViewFigures[]
  leads: LeadFigures[]
}

/** Sources that the first page after logging in shows. */
export const mostSources = 6

export async function readMonth(
  db: Reads,
  { now, language }: { now: Date; language: Language },
): Promise<Month> {
  const asked = { period: periodUpTo(now, 30), language, most: mostSources }
  const [days, views, leads] = await Promise.all([
    readDays(db, asked),
    readViews(db, asked),
    readLeads(db, asked),
  ])
  return { days, views, leads }
}
