import { kindCategories } from '@/features/listings/identity/kind-categories'
import { categoriesTag, projectsTag } from '@/features/listings/listing-tags'
import { queuePurge } from '@/http-cache/purge'

import { askProjects } from './ask-projects'
import { listUncopied } from './kept-files/kept-rows'
import { filesOfProject } from './kept-files/wanted-files'
import { notePushed } from './pushed/pushed-listings'
import type { OneSyncServices } from './sync-listing'
import { storeCategories } from './store-categories'
import { storeParsedProjects } from './store-parsed-projects'

/** Types and projects are few: they are read whole in every run, and written when they differ. */
export async function syncLookups({ db, platform, files }: OneSyncServices, runId: number): Promise<void> {
  const categories = platform.listCategories ? await platform.listCategories() : kindCategories
  const projects = platform.listProjects ? await platform.listProjects() : await askProjects(db, platform)
  await db.transaction(async (tx) => {
    const [tags, hidingTags]: [string[], string[]] = [[], []]
    if (categories.length > 0 && (await storeCategories(tx, platform.name, categories)))
      tags.push(categoriesTag)
    if (projects) {
      const given = { platform: platform.name, runId, projects }
      const outcome = await storeParsedProjects(tx, given)
      if (files) {
        const sources = projects.flatMap((project) =>
          project.ok
            ? filesOfProject(project.value).map(({ source }) => ({ externalId: project.value.id, source }))
            : [],
        )
        const kind = 'project'
        await notePushed(
          tx,
          platform.name,
          await listUncopied(tx, { platform: platform.name, kind }, sources),
        )
      }
      if (outcome === 'hidden') hidingTags.push(projectsTag)
      if (outcome === 'changed') tags.push(projectsTag)
    }
    await queuePurge(tx, tags, hidingTags)
  })
}
