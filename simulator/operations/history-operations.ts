import { type Outcome, success } from '../protocol/envelope'
import { pageOf } from '../protocol/paging'
import type { Parameters } from '../protocol/parameters'
import { rowLanguage } from '../protocol/row-language'
import { checkRow } from '../rows/check-row'
import { oddHistoryRow } from '../rows/owner-quirks'
import type { Row } from '../rows/row-context'
import type { Simulation } from '../simulation'
import {
  type Activity,
  appearances,
  communications,
  historyTypes,
  pastVisits,
  publications,
  tasks,
} from '../world/activity'
import { brusselsText } from '../world/brussels-time'
import { checksOf } from '../world/checks'
import type { Note } from '../world/crm'
import type { Language } from '../world/language'
import { ownerOf } from '../world/owners'
import { plannedVisits } from '../world/planned-visits'
import type { PropertyCore } from '../world/property-core'
import { askedProperties } from './asked-properties'

type Source = (core: PropertyCore, now: number) => Activity[]

/** Newest first: what was drawn for these properties and what arrived since the start. */
function histories(simulation: Simulation, parameters: Parameters, source: Source, notes: Note[]): Outcome {
  const { language } = rowLanguage(parameters)
  const now = simulation.clock().getTime()
  const cores = askedProperties(simulation, parameters)
  const ids = new Set(cores.map((core) => core.id))
  const drawn = cores.flatMap((core) =>
    source(core, now).map((activity) => ({
      at: activity.at,
      row: asSent(simulation, core, activityRow(core, activity, language)),
    })),
  )
  const personIds = parameters.numbers('PersonIDs')
  const received = notes
    .filter((note) => ids.has(note.objectId) || personIds.includes(note.personId))
    .map((note) => ({ at: note.at, row: noteRow(simulation, note, language) }))
  const types = parameters.numbers('TypeIDs')
  const from = parameters.time('FromDate') ?? -Infinity
  const to = parameters.time('ToDate') ?? Infinity
  const rows = [...drawn, ...received]
    .filter(
      ({ at, row }) => at >= from && at <= to && (types.length === 0 || types.includes(Number(row.TypeID))),
    )
    .sort((a, b) => b.at - a.at)
  return success(pageOf(parameters, rows, ({ row }) => row))
}

/** With quirks on, a home's rows carry the field names and dates of one of the platform's several generations. */
function asSent({ options }: Simulation, core: PropertyCore, row: Row): Row {
  return options.quirks ? oddHistoryRow(core, row) : row
}

function activityRow(core: PropertyCore, activity: Activity, language: Language): Row {
  return {
    ID: activity.id,
    Date: brusselsText(activity.at),
    TypeID: activity.typeId,
    TypeName: historyTypes[activity.typeId]?.[language] ?? '',
    PersonName: activity.person,
    Subject: activity.subject[language],
    Comment: activity.comment[language],
    StatusName: activity.status[language],
    ObjectID: core.id,
    MediaName: activity.media,
    Url: activity.url,
    ...(activity.endsAt !== undefined && { EndDate: brusselsText(activity.endsAt) }),
  }
}

function noteRow({ crm }: Simulation, note: Note, language: Language): Row {
  const person = crm.persons.get(note.personId)
  return {
    ID: note.id,
    Date: brusselsText(note.at),
    TypeID: note.typeId,
    TypeName: historyTypes[note.typeId]?.[language] ?? '',
    PersonName: person ? `${person.firstName} ${person.name}`.trim() : '',
    Subject: note.subject,
    Comment: note.comment,
    StatusName: '',
    ObjectID: note.objectId,
    MediaName: '',
    Url: '',
  }
}

export function getCalendarHistories(simulation: Simulation, parameters: Parameters): Outcome {
  const { world, crm } = simulation
  const visits: Source = (core, now) => [...pastVisits(core, now), ...plannedVisits(world, crm, core)]
  return histories(simulation, parameters, visits, [])
}

export function getAutomaticHistories(simulation: Simulation, parameters: Parameters): Outcome {
  return histories(simulation, parameters, communications, simulation.crm.histories)
}

export function getMediaOnlineHistories(simulation: Simulation, parameters: Parameters): Outcome {
  return histories(simulation, parameters, publications, [])
}

export function getTaskHistories(simulation: Simulation, parameters: Parameters): Outcome {
  return histories(simulation, parameters, tasks, simulation.crm.tasks)
}

export function getAppearanceHistories(simulation: Simulation, parameters: Parameters): Outcome {
  return histories(simulation, parameters, appearances, [])
}

export function getHistoriesType(_: Simulation, parameters: Parameters): Outcome {
  const asked = parameters.number('ID')
  const rows = Object.entries(historyTypes)
    .filter(([id]) => asked === undefined || Number(id) === asked)
    .map(([id, name]) => ({ ID: Number(id), Name: name[rowLanguage(parameters).language] }))
  return success(pageOf(parameters, rows, (row) => row))
}

export function getCandidateList(simulation: Simulation, parameters: Parameters): Outcome {
  const rows = askedProperties(simulation, parameters).flatMap((core) =>
    pastVisits(core, simulation.clock().getTime()).map((visit) => ({
      ID: visit.id,
      ObjectID: core.id,
      PersonName: visit.person,
      Date: brusselsText(visit.at),
    })),
  )
  return success(pageOf(parameters, rows, (row) => row))
}

const relationTypes = { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' }

export function getRelationList(simulation: Simulation, parameters: Parameters): Outcome {
  const rows = askedProperties(simulation, parameters).map((core) => {
    const owner = ownerOf(simulation.world, core.id)!
    return {
      ID: owner.id,
      ObjectID: core.id,
      TypeID: 1,
      TypeName: relationTypes[rowLanguage(parameters).language],
      Name: owner.name,
      FirstName: owner.firstName,
      Email: owner.email,
    }
  })
  return success(pageOf(parameters, rows, (row) => row))
}

export function getPropertyCheckList(simulation: Simulation, parameters: Parameters): Outcome {
  const { language } = rowLanguage(parameters)
  const rows = askedProperties(simulation, parameters).flatMap((core) =>
    checksOf(core).map((check) => checkRow(core, check, { language, quirks: simulation.options.quirks })),
  )
  return success(pageOf(parameters, rows, (row) => row))
}
