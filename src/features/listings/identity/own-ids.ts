import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, oneOf, text } from '@/database/row'
import type { ExternalId } from '@/platforms/platform-offer'

const identityKinds = ['listing', 'project', 'category'] as const
export type IdentityKind = (typeof identityKinds)[number]

export interface Named {
  kind: IdentityKind
  externalId: ExternalId
}

/** Our number of a thing that the platform names. */
export type OwnId = (kind: IdentityKind, externalId: ExternalId) => number

/** Finds our numbers of all these things; what is new gets one now. */
export async function ownIds(tx: Queryable, platform: string, named: readonly Named[]): Promise<OwnId> {
  const wanted = new Map(named.map((thing) => [keyOf(thing.kind, thing.externalId), thing]))
  const numbers = await find(tx, platform, [...wanted.values()])
  // Twice when another transaction took one of the numbers at the same moment.
  for (let round = 0; round < 3 && numbers.size < wanted.size; round++) {
    const missing = [...wanted].filter(([key]) => !numbers.has(key)).map(([, thing]) => thing)
    await give(tx, platform, missing)
    for (const [key, id] of await find(tx, platform, missing)) numbers.set(key, id)
  }
  return (kind, externalId) => {
    const id = numbers.get(keyOf(kind, externalId))
    if (id === undefined) throw new Error(`There is no number for ${kind} ${externalId} of ${platform}`)
    return id
  }
}

function keyOf(kind: IdentityKind, externalId: ExternalId): string {
  return `${kind} ${externalId}`
}

async function find(tx: Queryable, platform: string, named: readonly Named[]): Promise<Map<string, number>> {
  if (named.length === 0) return new Map()
  const found = await rows(
    tx,
    { kind: oneOf(identityKinds), externalId: text, id: int },
    sql`select i.kind, i.external_id as "externalId", i.id
        from ${wantedRows(named)} join listing.identity i
          on i.kind = wanted.kind and i.platform = ${platform} and i.external_id = wanted.external_id`,
  )
  return new Map(found.map(({ kind, externalId, id }) => [keyOf(kind, externalId), id]))
}

/** A plain number that is free stays what it is, so that addresses say what the agency's own software says. */
async function give(tx: Queryable, platform: string, named: readonly Named[]): Promise<void> {
  await tx.execute(
    sql`insert into listing.identity (kind, platform, external_id, id)
        select wanted.kind, ${platform}, wanted.external_id,
          case when wanted.external_id ~ '^[1-9][0-9]{0,8}$' then
            case when exists (select from listing.identity taken
                              where taken.kind = wanted.kind and taken.id = wanted.external_id::integer)
              then nextval('listing.own_id') else wanted.external_id::integer end
          else nextval('listing.own_id') end
        from ${wantedRows(named)}
        -- In one order, so that two transactions do not wait for each other.
        order by wanted.kind, wanted.external_id
        on conflict do nothing`,
  )
}

function wantedRows(named: readonly Named[]) {
  const kinds = sql.param(named.map(({ kind }) => kind))
  const externalIds = sql.param(named.map(({ externalId }) => externalId))
  return sql`unnest(${kinds}::text[], ${externalIds}::text[]) as wanted (kind, external_id)`
}
