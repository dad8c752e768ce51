import { z } from 'zod'

import type { DayViews, SourceViews, ViewTotals } from '../../platform-owners'
import { optionalDay, optionalNumber, text } from '../../loose-values'
import { firstOf, listOf, type LooseRow } from './loose-rows'

// Field names of these answers are not public: each is read under every name it is known by, and none is required.
const count = optionalNumber.catch(null).transform((value) => Math.max(0, Math.round(value ?? 0)))

const totalsSchema = z.record(z.string(), z.unknown()).transform((row): ViewTotals => ({
  today: count.parse(firstOf(row, 'VisitToday', 'Today')),
  week: count.parse(firstOf(row, 'VisitWeek', 'Week')),
  month: count.parse(firstOf(row, 'VisitMonth', 'Month')),
  total: count.parse(firstOf(row, 'VisitTotal', 'Total')),
}))

export function viewTotals(value: unknown): ViewTotals | null {
  return totalsSchema.safeParse(value).data ?? null
}

/** Whether a row is what the platform counted for this very site, by the number of its medium. */
function isOwnSite(row: LooseRow, siteMediumId: number): boolean {
  return optionalNumber.catch(null).parse(firstOf(row, 'MediaID', 'MediaId')) === siteMediumId
}

export function sourceViews(value: unknown, siteMediumId: number): SourceViews[] | null {
  const rows = listOf(value)?.flatMap((row) => {
    const source = text.catch('').parse(firstOf(row, 'MediaName', 'Media', 'Name'))
    return source ? [{ source, isOwnSite: isOwnSite(row, siteMediumId), ...totalsSchema.parse(row) }] : []
  })
  return rows ?? null
}

export function matchingDemands(value: unknown): number | null {
  const row = z.record(z.string(), z.unknown()).safeParse(value).data
  const given = row && firstOf(row, 'MatchingCount', 'Count', 'Total')
  return given === undefined ? null : count.parse(given)
}

/** None where the answer is not understood: what was stored of a day stays. */
export function dayViews(value: unknown, siteMediumId: number): DayViews[] {
  return (listOf(value) ?? []).flatMap((row) => {
    const day = optionalDay.catch(null).parse(firstOf(row, 'Date', 'Day'))
    const listingId = optionalNumber.catch(null).parse(firstOf(row, 'ObjectID', 'PropertyID'))
    const source = text.catch('').parse(firstOf(row, 'MediaName', 'Media', 'Name'))
    if (!day || !listingId) return []
    return [
      {
        listingId: String(listingId),
        day,
        source,
        isOwnSite: isOwnSite(row, siteMediumId),
        views: count.parse(firstOf(row, 'Count', 'Visits', 'Total')),
      },
    ]
  })
}
