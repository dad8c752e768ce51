import type { Parameters } from '../protocol/parameters'
import type { Simulation } from '../simulation'
import { unitsOf } from '../rows/project-row'
import type { PropertyCore } from '../world/property-core'

/** The properties a statistic is about: named ones, or the units of a project. */
export function askedProperties({ world }: Simulation, parameters: Parameters): PropertyCore[] {
  const project = world.projects.find((candidate) => candidate.id === parameters.number('ProjectID'))
  if (project) return unitsOf(world, project)
  const ids = parameters.has('ObjectIDs')
    ? parameters.numbers('ObjectIDs')
    : [parameters.number('ObjectID') ?? parameters.number('ID') ?? -1]
  return ids.map((id) => world.find(id)).filter((core) => core !== undefined)
}
