import type { Reads } from '@/database/query'
import { mainLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import {
  type ChosenCategories,
  findChosenCategories,
  findExternalId,
  type OwnThing,
} from '@/features/listings/identity/external-ids'
import { type CategoryName, listCategories } from '@/features/listings/list/list-categories'
import type { Platform } from '@/platforms/platform'
import type { ExternalId } from '@/platforms/platform-offer'

/** What the platform calls our things. */
export interface PlatformNames {
  of(thing: OwnThing): Promise<ExternalId | null>
  categories(ids: readonly number[]): Promise<ChosenCategories>
  /** As the agency's own people call them. */
  types(deal: Deal): Promise<CategoryName[]>
  /** Where a path of the site stands. */
  href(path: string): string
}

export function platformNames(db: Reads, { name }: Pick<Platform, 'name'>, siteUrl: string): PlatformNames {
  return {
    of: (thing) => findExternalId(db, name, thing),
    categories: (ids) => findChosenCategories(db, name, ids),
    types: (deal) => listCategories(db, { deal, language: mainLanguage }),
    href: (path) => new URL(path, siteUrl).href,
  }
}
