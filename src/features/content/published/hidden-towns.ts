import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool } from '@/database/row'
import { projectsTag } from '@/features/listings/listing-tags'

import { missingTag } from '../content-tags'

/** Whether the agency keeps the towns of unpublished addresses to itself, as its settings are published. */
export async function hidesTowns(tx: Queryable): Promise<boolean> {
  const [settings] = await rows(tx, { hides: bool }, sql`select listing.hides_towns() as hides`)
  return settings?.hides === true
}

/** The tags of pages that named a town until now, but for those of homes: of projects, and of homes that are gone. */
export async function townHidingTags(tx: Queryable, { didHide }: { didHide: boolean }): Promise<string[]> {
  return !didHide && (await hidesTowns(tx)) ? [projectsTag, missingTag] : []
}
