import type { ExternalId } from '@/platforms/platform-offer'

import { type PublishedAt, findPublished } from '../find-published'
import { type OneOutcome, type OneSyncServices, syncListing } from '../sync-listing'
import { syncProject } from '../sync-project'

export interface PushServices extends OneSyncServices {
  /** Where visitors find the site; without it the platform does not learn where its homes are. */
  siteUrl?: string
}

/** What a message is about may be a home or a project. A platform that wants to know is sent its address. */
export async function bringPushed(services: PushServices, externalId: ExternalId): Promise<OneOutcome> {
  const asHome = await syncListing(services, externalId)
  const isProject = asHome === 'unknown' && services.platform.findProject !== undefined
  const outcome = isProject ? await syncProject(services, externalId) : asHome
  if (outcome === 'changed' || outcome === 'unchanged')
    await notify(services, { kind: isProject ? 'project' : 'listing', externalId })
  return outcome
}

async function notify({ db, platform, siteUrl }: PushServices, thing: PublishedAt): Promise<void> {
  if (!platform.publications || siteUrl === undefined) return
  const published = await findPublished(db, platform.name, thing)
  if (!published) return
  await platform.publications.notify({
    id: thing.externalId,
    url: new URL(published.path, siteUrl).href,
    isUnit: published.isUnit,
  })
}
