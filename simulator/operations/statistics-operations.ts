import { hash } from '../seed/hash'
import { type Outcome, success } from '../protocol/envelope'
import { pageOf } from '../protocol/paging'
import type { Parameters } from '../protocol/parameters'
import { oddFigures } from '../rows/owner-quirks'
import type { Row } from '../rows/row-context'
import type { Simulation } from '../simulation'
import { pastVisits } from '../world/activity'
import { brusselsDate, brusselsDay, dayStart } from '../world/brussels-time'
import { type Medium, type VisitTotals, mediaOf, visitTotals, visitsOn } from '../world/page-visits'
import type { PropertyCore } from '../world/property-core'
import { askedProperties } from './asked-properties'

function today(simulation: Simulation): number {
  return brusselsDay(simulation.clock().getTime())
}

function sum(totals: VisitTotals[]): VisitTotals {
  const empty = { VisitToday: 0, VisitWeek: 0, VisitMonth: 0, VisitTotal: 0 }
  return totals.reduce(
    (left, right) => ({
      VisitToday: left.VisitToday + right.VisitToday,
      VisitWeek: left.VisitWeek + right.VisitWeek,
      VisitMonth: left.VisitMonth + right.VisitMonth,
      VisitTotal: left.VisitTotal + right.VisitTotal,
    }),
    empty,
  )
}

export function getVisitStatisticOfProperty(simulation: Simulation, parameters: Parameters): Outcome {
  const cores = askedProperties(simulation, parameters)
  if (cores.length === 0) return success(null)
  const totals = cores.map((core) => visitTotals(core, mediaOf(core), today(simulation), simulation.visits))
  const row = { ID: parameters.number('ID') ?? cores[0]!.id, ...sum(totals) }
  return success(simulation.options.quirks ? oddFigures(cores[0]!, row) : row)
}

export function getManyVisitStatisticsOfProperty(simulation: Simulation, parameters: Parameters): Outcome {
  const cores = askedProperties(simulation, parameters)
  const rows = allMedia(cores).map((medium) => {
    const shown = cores.filter((core) => mediaOf(core).includes(medium))
    return {
      MediaID: medium.id,
      MediaName: medium.name,
      ...sum(shown.map((core) => visitTotals(core, [medium], today(simulation), simulation.visits))),
    }
  })
  return success(
    parameters.flag('IsGroupAllPortals') ? [{ MediaID: 0, MediaName: 'All', ...sum(rows) }] : rows,
  )
}

function allMedia(cores: PropertyCore[]): Medium[] {
  return [...new Set(cores.flatMap(mediaOf))]
}

export function getMatchingStatisticOfProperty(simulation: Simulation, parameters: Parameters): Outcome {
  const [core] = askedProperties(simulation, parameters)
  if (!core) return success(null)
  const matching = 12 + (hash(core.key, 251) % 60)
  return success({
    ID: core.id,
    MatchingCount: matching,
    SentCount: Math.round(matching * 0.7),
    InterestedCount: Math.round(matching * 0.12),
  })
}

/** One row per day and medium; the last 30 days unless asked otherwise. */
export function getMediaObjectStatisticsGraphList(simulation: Simulation, parameters: Parameters): Outcome {
  return success(pageOf(parameters, graphRows(simulation, parameters), (row) => row))
}

export function getSummaryMediaObjectStatisticsGraphList(
  simulation: Simulation,
  parameters: Parameters,
): Outcome {
  const byDay = new Map<unknown, number>()
  for (const row of graphRows(simulation, parameters))
    byDay.set(row.Date, (byDay.get(row.Date) ?? 0) + Number(row.Count))
  return success([...byDay].map(([date, count]) => ({ Date: date, Count: count })))
}

function graphRows(simulation: Simulation, parameters: Parameters): Row[] {
  const { first, last } = daysAsked(simulation, parameters)
  const wanted = parameters.numbers('MediaIDs')
  const isGrouped = parameters.flag('IsGroupAllPortals') === true
  const rows: Row[] = []
  for (const core of askedProperties(simulation, parameters)) {
    const media = mediaOf(core).filter((medium) => wanted.length === 0 || wanted.includes(medium.id))
    for (let day = first; day <= last; day++) {
      const counts = media.map((medium) => visitsOn(core, medium, day, simulation.visits))
      const date = brusselsDate(dayStart(day))
      if (isGrouped)
        rows.push({
          Date: date,
          MediaID: 0,
          MediaName: 'All',
          ObjectID: core.id,
          Count: counts.reduce((total, count) => total + count, 0),
        })
      else
        media.forEach((medium, n) =>
          rows.push({
            Date: date,
            MediaID: medium.id,
            MediaName: medium.name,
            ObjectID: core.id,
            Count: counts[n],
          }),
        )
    }
  }
  return rows
}

function daysAsked(simulation: Simulation, parameters: Parameters): { first: number; last: number } {
  const start = parameters.time('StartDate')
  const end = parameters.time('EndDate')
  const last = Math.min(today(simulation), end === undefined ? Infinity : brusselsDay(end))
  return { first: start === undefined ? last - 29 : brusselsDay(start), last }
}

export function getAppointmentOfStatisticsGraphList(simulation: Simulation, parameters: Parameters): Outcome {
  const { first, last } = daysAsked(simulation, parameters)
  const rows = askedProperties(simulation, parameters).flatMap((core) =>
    pastVisits(core, simulation.clock().getTime())
      .filter((visit) => brusselsDay(visit.at) >= first && brusselsDay(visit.at) <= last)
      .map((visit) => ({ Date: brusselsDate(visit.at), ObjectID: core.id, AppointmentTypeID: 1, Count: 1 })),
  )
  return success(rows)
}
