import type { Database } from '@/database/connection'
import { kindCategories } from '@/features/listings/identity/kind-categories'
import { categoriesTag, projectsTag } from '@/features/listings/listing-tags'
import { queuePurge } from '@/http-cache/purge'
import type { Platform } from '@/platforms/platform'

import { askProjects } from './ask-projects'
import { storeCategories } from './store-categories'
import { storeParsedProjects } from './store-parsed-projects'

/** Types and projects are few: they are read whole in every run, and written when they differ. */
export async function syncLookups(db: Database, platform: Platform, runId: number): Promise<void> {
  const categories = platform.listCategories ? await platform.listCategories() : kindCategories
  const projects = platform.listProjects ? await platform.listProjects() : await askProjects(db, platform)
  await db.transaction(async (tx) => {
    const [tags, hidingTags]: [string[], string[]] = [[], []]
    if (categories.length > 0 && (await storeCategories(tx, platform.name, categories)))
      tags.push(categoriesTag)
    if (projects) {
      const given = { platform: platform.name, runId, projects }
      const outcome = await storeParsedProjects(tx, given)
      if (outcome === 'hidden') hidingTags.push(projectsTag)
      if (outcome === 'changed') tags.push(projectsTag)
    }
    await queuePurge(tx, tags, hidingTags)
  })
}
