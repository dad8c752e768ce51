import { createStrata } from '../seed/strata'
import { type Changes, createChanges } from './changes'
import { type Columns, fillColumns, writeColumns } from './columns'
import { type Drawing, drawProperty, drawStatus, firstPropertyId, startHome } from './draw-property'
import { webIdOf } from './main-types'
import { type Project, drawProjects, drawUnit, firstUnitId, startProject, unitOfId } from './projects'
import type { PropertyCore } from './property-core'
import { homeSeats, projectSeats, settle } from './settle'

/** Homes stand on real streets of the towns that the map knows, or anywhere in the countries at invented addresses. */
export const reaches = ['towns', 'country'] as const
export type Reach = (typeof reaches)[number]

export type WorldOptions = {
  properties: number
  projects: number
  seed: number
  now: Date
  picturesUrl: string
  quirks: boolean
  reach: Reach
}

/** Marks a deleted property in the status column; no real status is that high. */
export const deletedStatus = 255

/**
 * Every property, computed when asked for and never kept. A slot is a position in the one list of
 * ordinary properties followed by the units of all projects.
 */
export class World {
  readonly projects: Project[]
  readonly size: number
  readonly changes: Changes = createChanges()
  /** Grows with every change, so that answers kept for paging know they are old. */
  version = 0
  private readonly drawing: Drawing
  private statusColumn: Uint8Array | undefined
  private columns: Columns | undefined

  constructor(readonly options: WorldOptions) {
    const { seed, now, reach } = options
    const drawing = { seed, strata: createStrata(seed), now: now.getTime() }
    const settled = {
      homes: settle(homeSeats, 'homes', (index) => startHome(drawing, index)),
      projects: settle(projectSeats, 'projects', (index) => startProject(seed, index)),
    }
    this.drawing = reach === 'towns' ? { ...drawing, settled } : drawing
    this.projects = drawProjects(this.drawing, options.projects)
    this.size = options.properties + this.projects.reduce((sum, project) => sum + project.unitCount, 0)
  }

  slotOf(id: number): number {
    const index = id - firstPropertyId
    if (index >= 0 && index < this.options.properties) return index
    if (id < firstUnitId) return -1
    const { projectIndex, unit } = unitOfId(id)
    const project = this.projects[projectIndex]
    if (!project || unit >= project.unitCount) return -1
    return this.options.properties + project.firstUnit + unit
  }

  /** As changed through the control plane; also answers deleted properties. */
  coreAt(slot: number): PropertyCore {
    const core =
      slot < this.options.properties
        ? drawProperty(this.drawing, slot)
        : this.unitAt(slot - this.options.properties)
    const change = this.changes.byId.get(core.id)
    return change ? { ...core, ...change.core } : core
  }

  find(id: number): PropertyCore | undefined {
    const slot = this.slotOf(id)
    return slot < 0 || this.changes.deletedIds.has(id) ? undefined : this.coreAt(slot)
  }

  webIdOf(core: PropertyCore): number {
    const changed = this.changes.byId.get(core.id)?.fields.WebID
    return changed === undefined ? webIdOf[core.category] : Number(changed)
  }

  statusOfAll(): Uint8Array {
    if (!this.statusColumn) {
      this.statusColumn = new Uint8Array(this.size)
      for (let slot = 0; slot < this.size; slot++) this.statusColumn[slot] = this.drawnStatus(slot)
      for (const id of this.changes.byId.keys()) this.refreshStatus(id)
      for (const id of this.changes.deletedIds) this.refreshStatus(id)
    }
    return this.statusColumn
  }

  columnsOfAll(): Columns {
    this.columns ??= fillColumns(this)
    return this.columns
  }

  /** To be called after every change of `changes`. */
  touched(id: number): void {
    this.version++
    const slot = this.slotOf(id)
    if (slot < 0) return
    this.refreshStatus(id)
    if (this.columns) writeColumns(this.columns, this, slot)
  }

  private refreshStatus(id: number): void {
    const slot = this.slotOf(id)
    if (!this.statusColumn || slot < 0) return
    this.statusColumn[slot] = this.changes.deletedIds.has(id) ? deletedStatus : this.coreAt(slot).status
  }

  private drawnStatus(slot: number): number {
    if (slot < this.options.properties) return drawStatus(this.drawing, slot)
    return this.unitAt(slot - this.options.properties).status
  }

  private unitAt(index: number): PropertyCore {
    const project = this.projects.findLast((candidate) => candidate.firstUnit <= index)!
    return drawUnit(this.drawing, project, index - project.firstUnit)
  }
}
