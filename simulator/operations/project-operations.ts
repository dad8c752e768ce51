import { type Outcome, failure, success } from '../protocol/envelope'
import { pageOf } from '../protocol/paging'
import type { Parameters } from '../protocol/parameters'
import { rowLanguage } from '../protocol/row-language'
import { pictureFields } from '../rows/picture-fields'
import { projectRow, unitsOf } from '../rows/project-row'
import { only } from '../rows/property-row'
import type { Simulation } from '../simulation'
import { brusselsDay } from '../world/brussels-time'
import { type Project, projectPictureCount } from '../world/projects'
import { statuses } from '../world/property-core'
import { countVisit } from '../world/visits'
import { wantedFields } from './property-operations'
import { sortRows } from './sort-rows'

function projectsFor({ world }: Simulation, parameters: Parameters): Project[] {
  const countries = parameters.numbers('CountryIDs')
  const substatuses = parameters.numbers('SubstatusList')
  const site = parameters.number('SiteID')
  return world.projects.filter((project) => {
    if (world.changes.deletedProjectIds.has(project.id)) return false
    if (countries.length > 0 && !countries.includes(project.place.countryId)) return false
    if (site !== undefined && project.siteId !== site) return false
    return substatuses.length === 0 || substatuses.includes(isSoldOut(world, project) ? 13 : 12)
  })
}

function isSoldOut(world: Simulation['world'], project: Project): boolean {
  return unitsOf(world, project).every((unit) => unit.status !== statuses.active)
}

export function getProjectList(simulation: Simulation, parameters: Parameters): Outcome {
  const wanted = wantedFields(parameters)
  const rows = projectsFor(simulation, parameters).map((project) =>
    projectRow(simulation.world, project, rowLanguage(parameters)),
  )
  return success(pageOf(parameters, sortRows(rows, parameters), (row) => (wanted ? only(row, wanted) : row)))
}

export function getProject(simulation: Simulation, parameters: Parameters): Outcome {
  const { world } = simulation
  const id = parameters.number('ID')
  if (id === undefined) return failure('ID is required', 602)
  const project = world.projects.find(
    (candidate) => candidate.id === id && !world.changes.deletedProjectIds.has(id),
  )
  if (!project) return success(null)
  if (parameters.flag('UpdateVisit'))
    countVisit(simulation.visits, id, brusselsDay(simulation.clock().getTime()))
  const row = projectRow(world, project, rowLanguage(parameters))
  const wanted = wantedFields(parameters)
  return success(wanted ? only(row, wanted) : row)
}

export function getProjectPictureList(simulation: Simulation, parameters: Parameters): Outcome {
  const project = simulation.world.projects.find(
    (candidate) => candidate.id === parameters.number('ProjectID'),
  )
  const pictured = project && {
    id: project.id,
    pictureCount: projectPictureCount(project),
    pictureVersion: 1,
  }
  const items = pictured
    ? (pictureFields(simulation.picturesUrl, pictured, 'projects/').XLargePictureItems as unknown[])
    : []
  return success(pageOf(parameters, items, (item) => item))
}

export function getBuildingList({ world }: Simulation, parameters: Parameters): Outcome {
  const asked = parameters.number('ProjectID')
  const projects = world.projects.filter((project) => asked === undefined || project.id === asked)
  const buildings = projects.flatMap((project) =>
    Array.from({ length: project.buildings }, (_, n) => ({
      ID: project.id * 10 + 1 + n,
      ProjectID: project.id,
      Name: 'ABCD'[n],
      NumberOfFloors: project.kind === 'apartments' ? 6 : 2,
    })),
  )
  return success(pageOf(parameters, buildings, (building) => building))
}

export function getPreviousNextOfProject(simulation: Simulation, parameters: Parameters): Outcome {
  const projects = projectsFor(simulation, parameters)
  const position = projects.findIndex((project) => project.id === parameters.number('ID'))
  if (position < 0) return success({ PreviousID: 0, NextID: 0 })
  return success({ PreviousID: projects[position - 1]?.id ?? 0, NextID: projects[position + 1]?.id ?? 0 })
}

export function getDeletedProjectIds({ world }: Simulation): Outcome {
  return success([...world.changes.deletedProjectIds])
}
