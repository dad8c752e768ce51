import { createHash } from 'node:crypto'

import type { Queryable } from '@/database/query'
import type { ExternalId, PlatformListing } from '@/platforms/platform-offer'

import type { UndatedListing } from '../store/listing-dates'
import { kindCategoryIds } from './kind-categories'
import { type Named, type OwnId, ownIds } from './own-ids'

/** Listings under our own numbers: theirs, and those of their projects and categories. */
export async function ownListings(
  tx: Queryable,
  platform: string,
  given: readonly PlatformListing[],
): Promise<UndatedListing[]> {
  const own = await ownIds(tx, platform, given.flatMap(namedIn))
  return given.map((listing) => ownListing(listing, own))
}

function namedIn({ externalId, projectId, ...listing }: PlatformListing): Named[] {
  return [
    { kind: 'listing', externalId },
    ...(projectId === null ? [] : [{ kind: 'project' as const, externalId: projectId }]),
    ...categoriesOf(listing).map((id) => ({ kind: 'category' as const, externalId: id })),
  ]
}

type Sorted = Pick<PlatformListing, 'categoryIds' | 'kind'>

function categoriesOf({ categoryIds, kind }: Sorted): [ExternalId, ...ExternalId[]] {
  const [main, ...others] = categoryIds
  return main === undefined ? kindCategoryIds(kind) : [main, ...others]
}

export function ownListing(given: PlatformListing, own: OwnId): UndatedListing {
  const { externalId, categoryIds, projectId, documents, ...same } = given
  const [typeId, ...others] = categoriesOf({ categoryIds, kind: same.kind }).map((id) => own('category', id))
  return {
    ...same,
    id: own('listing', externalId),
    // There is always a main category.
    typeId: typeId as number,
    typeIds: [typeId as number, ...others],
    projectId: projectId === null ? null : own('project', projectId),
    documents: documents.map((document) => ({ ...document, id: documentNumber(document.id) })),
  }
}

/** Documents are asked for by number, within their home; one without a number gets the same one each time. */
export function documentNumber(id: ExternalId): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id)
  return (createHash('md5').update(id).digest().readUInt32BE() % 900_000_000) + 1
}
