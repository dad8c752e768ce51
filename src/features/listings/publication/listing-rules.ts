import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, oneOf, type RowOf } from '@/database/row'
import type { Listing } from '@/domain/listing/listing'
import { homeKinds } from '@/domain/listing/home-kind'
import type { GapField } from '@/domain/listing/publication-gap'

import { checkAgain } from './hide-incomplete'
import { moveHidden } from './hidden-listings'

/** What an agency decides on how its homes are published. */
export interface ListingRules {
  /** A home that lacks one of these is not shown. */
  hidingGaps: readonly GapField[]
  typeKinds: readonly TypeKind[]
}

/** The kind of homes of one of the platform's types, in the agency's words. */
const typeKindRow = {
  platformTypeId: int,
  kind: oneOf(homeKinds),
}
export type TypeKind = RowOf<typeof typeKindRow>

/** The agency's word goes before the platform's: its list of types may be its own. */
export async function withAgencyKinds<Kinded extends Pick<Listing, 'platformTypeId' | 'kind'>>(
  tx: Queryable,
  listings: Kinded[],
): Promise<Kinded[]> {
  const kinds = new Map((await storedKinds(tx)).map(({ platformTypeId, kind }) => [platformTypeId, kind]))
  return listings.map((listing) => {
    const kind = kinds.get(listing.platformTypeId ?? 0)
    return kind ? { ...listing, kind } : listing
  })
}

/** Writes the rules down and applies them to the homes that are there; answers the tags to purge. */
export async function saveListingRules(
  tx: Queryable,
  { hidingGaps, typeKinds }: ListingRules,
): Promise<string[]> {
  const before = await storedKinds(tx)
  await tx.execute(sql`delete from listing.hiding_gap`)
  await tx.execute(
    sql`insert into listing.hiding_gap select distinct unnest(${sql.param(hidingGaps)}::text[])`,
  )
  await tx.execute(sql`delete from listing.type_kind`)
  await tx.execute(
    sql`insert into listing.type_kind
        select distinct on (type."platformTypeId") type."platformTypeId", type.kind
        from jsonb_to_recordset(${JSON.stringify(typeKinds)}::jsonb) as type ("platformTypeId" int, kind text)`,
  )
  await changeKinds(tx, changedTypes(before, typeKinds))
  return moveHidden(tx)
}

function storedKinds(tx: Queryable): Promise<TypeKind[]> {
  return rows(tx, typeKindRow, sql`select platform_type_id as "platformTypeId", kind from listing.type_kind`)
}

function changedTypes(before: readonly TypeKind[], after: readonly TypeKind[]): number[] {
  const kindsOf = (types: readonly TypeKind[]) =>
    new Map(types.map(({ platformTypeId, kind }) => [platformTypeId, kind]))
  const [old, now] = [kindsOf(before), kindsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id))
}

/** A type that lost its kind is unknown until the next full sync: with no fingerprint, it is then written anew. */
async function changeKinds(tx: Queryable, types: number[]): Promise<void> {
  if (types.length === 0) return
  const kind = sql`coalesce((select kind from listing.type_kind k where k.platform_type_id = home_type), 'unknown')`
  const noFingerprint = sql.raw(`'00000000-0000-0000-0000-000000000000'`)
  const changed = await rows(
    tx,
    { id: int },
    sql`with home as (
          select id, platform_type_id as home_type from listing.known
          where platform_type_id = any(${sql.param(types)}::int[])
        ), on_site as (
          update listing.listing l set kind = ${kind}, fingerprint = ${noFingerprint}::uuid
          from home where l.id = home.id
        ), aside as (
          update listing.hidden h
          set listing = h.listing || jsonb_build_object('kind', ${kind}, 'fingerprint', ${noFingerprint}::text)
          from home where h.id = home.id
        )
        select id from home`,
  )
  await checkAgain(
    tx,
    changed.map(({ id }) => id),
  )
}
