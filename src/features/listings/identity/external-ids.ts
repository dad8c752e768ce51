import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, nullable, oneOf, text } from '@/database/row'
import { givenKinds, type HomeKind } from '@/domain/listing/home-kind'
import type { ExternalId } from '@/platforms/platform-offer'

import { isKindCategory } from './kind-categories'
import type { IdentityKind } from './own-ids'

export interface OwnThing {
  kind: IdentityKind
  id: number
}

/** What the platform calls a thing of ours; `null` when it comes from another platform. */
export async function findExternalId(
  db: Reads,
  platform: string,
  { kind, id }: OwnThing,
): Promise<ExternalId | null> {
  const [found] = await rows(
    db,
    { externalId: text },
    sql`select external_id as "externalId" from listing.identity
        where kind = ${kind} and id = ${id} and platform = ${platform}`,
  )
  return found?.externalId ?? null
}

/** Our number of a home that its platform calls so. */
export async function findOwnId(db: Reads, platform: string, externalId: ExternalId): Promise<number | null> {
  const [found] = await rows(
    db,
    { id: int },
    sql`select id from listing.identity
        where kind = 'listing' and platform = ${platform} and external_id = ${externalId}`,
  )
  return found?.id ?? null
}

export interface ChosenCategories {
  categoryIds: ExternalId[]
  kinds: HomeKind[]
}

/** Categories that a visitor chose, as the platform calls them and by what they hold. */
export async function findChosenCategories(
  db: Reads,
  platform: string,
  ids: readonly number[],
): Promise<ChosenCategories> {
  const found = await rows(
    db,
    { externalId: text, kind: nullable(oneOf(givenKinds)) },
    sql`select i.external_id as "externalId",
          (select c.kind from listing.category c where c.id = i.id limit 1) as kind
        from listing.identity i
        where i.kind = 'category' and i.platform = ${platform} and i.id = any(${sql.param(ids)}::int[])
        order by i.id`,
  )
  return {
    categoryIds: found.map(({ externalId }) => externalId).filter((id) => !isKindCategory(id)),
    kinds: [...new Set(found.flatMap(({ kind }) => kind ?? []))],
  }
}
