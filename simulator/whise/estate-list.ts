import { z } from 'zod'

import { strike } from '../control/faults'
import { isMalformed, without } from '../control/malformed-rows'
import { Parameters } from '../protocol/parameters'
import { hash } from '../seed/hash'
import { brusselsText, parseBrussels } from '../world/brussels-time'
import { findSlots } from '../world/find-slots'
import type { PropertyCore } from '../world/property-core'
import { statuses } from '../world/property-core'
import { categories, displayStatus, languageOf, standingOf, status } from './codes'
import { type Asked, type Estate, estateOf } from './estate'
import { worldId } from './ids'
import { projectEstateOf } from './project-estate'
import { type Answer, type Whise, listed } from './whise'

const ids = z.array(z.number().int())
const filterSchema = z.strictObject({
  LanguageId: z.string().optional(),
  EstateIds: ids.optional(),
  StatusIds: ids.optional(),
  DisplayStatusIds: ids.optional(),
  CategoryIds: ids.optional(),
  IncludeGroupEstates: z.boolean().optional(),
  UpdateDateTimeRange: z.strictObject({ Min: z.string().optional(), Max: z.string().optional() }).optional(),
  ShowDetails: z.boolean().optional(),
  ShowRepresentatives: z.boolean().optional(),
})
export const pageSchema = z.strictObject({ Limit: z.number().int().min(1), Offset: z.number().int().min(0) })
const requestSchema = z.strictObject({
  Filter: filterSchema.default({}),
  Sort: z.array(z.strictObject({ Field: z.string(), Ascending: z.boolean().optional() })).optional(),
  Field: z.record(z.string(), z.unknown()).optional(),
  Page: pageSchema.default({ Limit: 50, Offset: 0 }),
})
type Filter = z.infer<typeof filterSchema>

const online: readonly number[] = [displayStatus.online, displayStatus.ofTheMonth, displayStatus.websiteOnly]

/** A request that it does not understand is answered as if nothing had been asked for, with a word about it. */
export function estatesList(whise: Whise, body: unknown): Answer {
  const parsed = requestSchema.safeParse(body)
  const { Filter, Page } = parsed.success ? parsed.data : requestSchema.parse({})
  const found = find(whise, Filter)
  const spoiled = strike(whise.simulation.faults, 'malformedRows', 'estates/list')?.rate ?? 0
  const rows = Array.from({ length: Math.max(0, Math.min(Page.Limit, found.length - Page.Offset)) }, (_, n) =>
    malformed(found.at(Page.Offset + n), spoiled),
  )
  const answer = listed('estates', rows, found.length)
  if (parsed.success) return answer
  const message = parsed.error.issues[0]?.message ?? ''
  return { ...answer, body: { ...answer.body, validationErrors: [{ code: 'BadRequestFormat', message }] } }
}

type Found = { length: number; at: (position: number) => Estate }

function find(whise: Whise, filter: Filter): Found {
  const { world } = whise.simulation
  const asked: Asked = {
    language: languageOf(filter.LanguageId),
    showsDetails: filter.ShowDetails !== false,
    showsRepresentatives: filter.ShowRepresentatives === true,
    hasQuirks: whise.hasQuirks,
  }
  const home = (core: PropertyCore) => estateOf(world, core, asked)
  const projects = projectsFor(whise, filter)
  const cores = filter.EstateIds ? named(whise, filter) : deleted(whise, filter)
  const slots =
    filter.EstateIds || hasSlowTest(filter) ? { length: 0, at: () => -1 } : slotsFor(whise, filter)
  const tested = !filter.EstateIds && hasSlowTest(filter) ? [...eachTested(whise, filter)] : []
  const listedCores = [...cores, ...tested]
  return {
    length: projects.length + slots.length + listedCores.length,
    at(position) {
      if (position < projects.length) return projectEstateOf(world, projects[position]!, asked)
      const rest = position - projects.length
      return home(rest < slots.length ? world.coreAt(slots.at(rest)) : listedCores[rest - slots.length]!)
    },
  }
}

/** Parents of units; only those who ask for groups see them. */
function projectsFor({ simulation: { world } }: Whise, filter: Filter) {
  if (!filter.IncludeGroupEstates) return []
  const wanted = filter.EstateIds?.map(worldId)
  const isActive = (filter.StatusIds ?? [status.active]).includes(status.active)
  const isOnline = (filter.DisplayStatusIds ?? online).includes(displayStatus.online)
  if (!isActive || !isOnline) return []
  return world.projects.filter(
    ({ id }) => !world.changes.deletedProjectIds.has(id) && (!wanted || wanted.includes(id)),
  )
}

function named({ simulation: { world } }: Whise, filter: Filter): PropertyCore[] {
  return (filter.EstateIds ?? []).flatMap((id) => {
    const slot = world.slotOf(worldId(id))
    if (slot < 0) return []
    const core = world.coreAt(slot)
    return isWanted(core, filter, world.changes.deletedIds.has(core.id)) ? [core] : []
  })
}

function deleted({ simulation: { world } }: Whise, filter: Filter): PropertyCore[] {
  return [...world.changes.deletedIds]
    .map((id) => world.coreAt(world.slotOf(id)))
    .filter((core) => isWanted(core, filter, true) && isInRange(core, filter))
}

function isInRange({ changedAt }: PropertyCore, { UpdateDateTimeRange: range }: Filter): boolean {
  const min = range?.Min ? timeOf(range.Min) : -Infinity
  const max = range?.Max ? timeOf(range.Max) : Infinity
  return changedAt >= min && changedAt <= max
}

function isWanted(core: PropertyCore, filter: Filter, isDeleted: boolean): boolean {
  const standing = standingOf(core, isDeleted)
  return (
    (filter.StatusIds ?? [status.active]).includes(standing.status) &&
    (filter.DisplayStatusIds ?? online).includes(standing.display) &&
    (!filter.CategoryIds || filter.CategoryIds.includes(categories[core.type.key][0]))
  )
}

/** What the quick search of the world does not know. */
function hasSlowTest({ CategoryIds, DisplayStatusIds, UpdateDateTimeRange }: Filter): boolean {
  const some = online.filter((id) => DisplayStatusIds?.includes(id) ?? true).length
  return Boolean(CategoryIds ?? UpdateDateTimeRange?.Max) || (some > 0 && some < online.length)
}

function* eachTested(whise: Whise, filter: Filter): Iterable<PropertyCore> {
  const { world } = whise.simulation
  const slots = slotsFor(whise, filter)
  for (let n = 0; n < slots.length; n++) {
    const core = world.coreAt(slots.at(n))
    if (isWanted(core, filter, false) && isInRange(core, filter)) yield core
  }
}

function slotsFor({ simulation: { world } }: Whise, filter: Filter) {
  const { StatusIds = [status.active] } = filter
  const displays: readonly number[] = filter.DisplayStatusIds ?? online
  const wanted = Object.values(statuses).filter((worldStatus) => {
    const standing = standingOf({ status: worldStatus, key: 1 } as PropertyCore, false)
    const isOnline = standing.display === displayStatus.online
    return (
      StatusIds.includes(standing.status) &&
      (isOnline ? online.some((id) => displays.includes(id)) : displays.includes(standing.display))
    )
  })
  if (wanted.length === 0) return { length: 0, at: () => -1 }
  const since = filter.UpdateDateTimeRange?.Min
  return findSlots(world, new Parameters(since ? { ChangeSince: brusselsText(timeOf(since)) } : {}), wanted)
}

/** With an offset, or on a Belgian clock. */
function timeOf(written: string): number {
  return /Z|[+-]\d\d:\d\d$/.test(written) ? Date.parse(written) : parseBrussels(written)
}

/** The homes that a `malformedRows` fault spoils, each always in the same way. */
function malformed(estate: Estate, rate: number): Estate {
  const id = worldId(Number(estate.id))
  if (!isMalformed(id, rate)) return estate
  const ways: Estate[] = [
    { ...estate, purpose: 'abc' },
    without(estate, 'zip'),
    without(estate, 'id'),
    { ...estate, price: { amount: estate.price } },
    { ...estate, purposeStatus: [] },
  ]
  return ways[Math.floor(hash(id) / 100) % ways.length]!
}
