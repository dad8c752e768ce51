import type { Queryable } from '@/database/query'
import type { ExternalId, ParsedProject } from '@/platforms/platform-offer'

import { readCopies } from './kept-files/kept-rows'
import { projectWithCopies } from './kept-files/wanted-files'
import { quarantine } from './quarantine'
import { type ProjectsOutcome, storeProjects } from './store-projects'

interface Given {
  platform: string
  runId: number | null
  projects: readonly ParsedProject[]
  /** Some of many: the others stay. */
  isPart?: boolean
}

/** Stores the projects that can be read and sets the others aside; answers what became of those that were there. */
export async function storeParsedProjects(
  tx: Queryable,
  { platform, runId, projects, isPart = false }: Given,
): Promise<ProjectsOutcome> {
  const told = projects.flatMap((project) => (project.ok ? [project.value] : []))
  const ending = told.filter(({ expiringUrls }) => expiringUrls).map(({ id }) => id)
  const copies = await readCopies(tx, { platform, kind: 'project' }, ending)
  const usable = told.map((project) => projectWithCopies(project, copies.get(project.id) ?? new Map()))
  const refused = projects.flatMap((project) => (project.ok ? [] : [project]))
  const unreadableIds = refused.map(({ externalId }) => externalId)
  const outcome = await storeProjects(tx, platform, { projects: usable, unreadableIds, isPart })
  await quarantine(tx, {
    runId,
    refused: refused.map((project) => ({
      ...project,
      externalId: project.externalId && projectKey(project.externalId),
    })),
    acceptedIds: usable.map(({ id }) => projectKey(id)),
  })
  return outcome
}

function projectKey(id: ExternalId): string {
  return `project-${id}`
}
