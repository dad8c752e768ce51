import { isMalformed, malform } from '../control/malformed-rows'
import { type Outcome, failure, success } from '../protocol/envelope'
import { JsonText } from '../protocol/json-text'
import { page, windowOf } from '../protocol/paging'
import type { Parameters } from '../protocol/parameters'
import { rowLanguage } from '../protocol/row-language'
import { strike } from '../control/faults'
import { planCount } from '../pictures/floor-plan'
import { pictureFields } from '../rows/picture-fields'
import { type Wanted, propertyRow, propertyRowText } from '../rows/property-row'
import type { Row } from '../rows/row-context'
import type { Simulation } from '../simulation'
import { brusselsDay } from '../world/brussels-time'
import { findSlots } from '../world/find-slots'
import { type PropertyCore, statuses } from '../world/property-core'
import { similarTo } from '../world/similar'
import { countVisit } from '../world/visits'

/** Ids that were gone before the start, so that a first sync meets some. */
const formerIds = [99_117, 99_402, 99_871]

// A text of more rows than this does not fit in a string.
const mostFullRows = 20_000

export function wantedFields(parameters: Parameters): Wanted {
  const fields = parameters.texts('DisplayFields')
  return fields.length > 0 ? new Set(fields.map((field) => field.toLowerCase())) : null
}

/** No `Status` means active ones only, unless the switch says all. */
export function wantedStatuses(simulation: Simulation, parameters: Parameters, name = 'Status'): number[] {
  const asked = parameters.numbers(name)
  if (asked.length > 0) return asked
  return simulation.options.defaultStatus === 'all' ? [] : [statuses.active]
}

export function getPropertyList(simulation: Simulation, parameters: Parameters): Outcome {
  const answer = propertyPage(simulation, parameters, 'GetPropertyList')
  return answer ? success(answer) : failure('The result is too large: use Limit1 and Limit2')
}

/** The mixed list wraps each property in a member `Object`. */
export function getPropertyList2(simulation: Simulation, parameters: Parameters): Outcome {
  const answer = propertyPage(simulation, parameters, 'GetPropertyList2')
  if (!answer) return failure('The result is too large: use Limit1 and Limit2')
  return success({ ...answer, Items: answer.Items?.map((row) => ({ Object: row, Project: null })) ?? null })
}

function propertyPage(simulation: Simulation, parameters: Parameters, operation: string) {
  const { world } = simulation
  const slots = findSlots(world, parameters, wantedStatuses(simulation, parameters))
  const { from, to } = windowOf(parameters, slots.length)
  if (to - from >= (parameters.has('DisplayFields') ? 10 : 1) * mostFullRows) return undefined
  const writeRow = rowWriter(simulation, parameters, operation)
  const rows: unknown[] = []
  for (let position = from - 1; position < to; position++)
    rows.push(writeRow(world.coreAt(slots.at(position))))
  return page(rows, { from, to, total: slots.length })
}

export function getPropertiesByIds(simulation: Simulation, parameters: Parameters): Outcome {
  const statusList = parameters.numbers('StatusList')
  const writeRow = rowWriter(simulation, parameters, 'GetPropertiesByIDs')
  const rows = parameters
    .numbers('IDs')
    .map((id) => simulation.world.find(id))
    .filter((core) => core !== undefined)
    .filter((core) => statusList.length === 0 || statusList.includes(core.status))
    .map(writeRow)
  return success({ Items: rows })
}

export function getProperty(simulation: Simulation, parameters: Parameters): Outcome {
  const { world } = simulation
  const id = parameters.number('ID')
  if (id === undefined) return failure('ID is required', 602)
  const core = world.find(id)
  const statusList = parameters.numbers('StatusList')
  if (!core || (statusList.length > 0 && !statusList.includes(core.status))) return success(null)
  if (parameters.flag('UpdateVisit'))
    countVisit(simulation.visits, id, brusselsDay(simulation.clock().getTime()))
  const plain = propertyRow(world, core, rowLanguage(parameters), wantedFields(parameters))
  const spoiled = strike(simulation.faults, 'malformedRows', 'GetProperty')?.rate ?? 0
  const row = isMalformed(id, spoiled) ? malform(plain) : plain
  if (parameters.flag('IncludesSameProperties'))
    row.SameProperties = similarTo(world, core).map((other) =>
      propertyRow(world, other, rowLanguage(parameters), cardFields),
    )
  return success(row)
}

const cardFields = new Set([
  'recordfile',
  'goal',
  'status',
  'marquee',
  'marqueename',
  'webid',
  'typedescription',
  'price',
  'publishprice',
  'priceunit',
  'priceunittext',
  'zip',
  'city',
  'countryid',
  'smallpictureitem',
  'xlargepictureitem',
])

function rowWriter(
  simulation: Simulation,
  parameters: Parameters,
  operation: string,
): (core: PropertyCore) => Row | JsonText {
  const { world } = simulation
  const language = rowLanguage(parameters)
  const wanted = wantedFields(parameters)
  const spoiled = strike(simulation.faults, 'malformedRows', operation)?.rate ?? 0
  return (core) => {
    if (isMalformed(core.id, spoiled)) return malform(propertyRow(world, core, language, wanted))
    return wanted
      ? propertyRow(world, core, language, wanted)
      : new JsonText(propertyRowText(world, core, language))
  }
}

export function getDeletedPropertyIds({ world }: Simulation): Outcome {
  return success([...formerIds, ...world.changes.deletedIds])
}

export function getCountProperties(simulation: Simulation, parameters: Parameters): Outcome {
  const counts = parameters
    .objects('CountConditions')
    .map((condition) => findSlots(simulation.world, condition, wantedStatuses(simulation, condition)).length)
  return success(counts)
}

export function getPreviousNextOfProperty(simulation: Simulation, parameters: Parameters): Outcome {
  const slots = findSlots(simulation.world, parameters, wantedStatuses(simulation, parameters))
  const slot = simulation.world.slotOf(parameters.number('ID') ?? -1)
  const position = positionOf(slots, slot)
  const idAt = (index: number) =>
    index >= 0 && index < slots.length ? simulation.world.coreAt(slots.at(index)).id : 0
  if (position < 0) return success({ PreviousID: 0, NextID: 0 })
  return success({ PreviousID: idAt(position - 1), NextID: idAt(position + 1) })
}

function positionOf(slots: { length: number; at: (position: number) => number }, slot: number): number {
  for (let position = 0; position < slots.length; position++) if (slots.at(position) === slot) return position
  return -1
}

export function getPropertyPictureList(simulation: Simulation, parameters: Parameters): Outcome {
  const core = simulation.world.find(parameters.number('ObjectID') ?? parameters.numbers('IDs')[0] ?? -1)
  const items = core
    ? (pictureFields(simulation.picturesUrl, core, '', planCount(core)).XLargePictureItems as unknown[])
    : []
  const { from, to } = windowOf(parameters, items.length)
  return success(page(items.slice(from - 1, to), { from, to, total: items.length }))
}
