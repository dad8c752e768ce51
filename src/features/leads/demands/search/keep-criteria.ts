import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { locks } from '@/database/locks'
import { type Queryable, rows } from '@/database/query'
import { filled, text } from '@/database/row'
import { criteriaOfSearchText } from '@/domain/search/search-text'
import { municipalities } from '@/i18n/places/municipalities'
import { type Place, places } from '@/i18n/places/place-names'

import { criteriaRow, rowVersion } from './criteria-row'

const searchesAtOnce = 2000

/**
 * Gives every list that somebody follows its row of columns: a new demand, one from before there were such rows, and all of
 * them once when a release knows other places. One look when nothing is missing.
 */
export async function keepCriteria(db: Queryable): Promise<void> {
  const form = formOfRows()
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after) {
    const last: string = after
    after = await db.transaction((tx) => keepSome(tx, form, last))
  }
}

/** Answers the last of them, where there may be more. */
async function keepSome(tx: Queryable, form: string, after: string): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.demandCriteria})`)
  const missing = await rows(
    tx,
    { id: text, search: filled(text) },
    // Whoever deletes one of them at this moment waits for this, or is waited for.
    sql`select d.id, d.search from lead.demand d
        where d.is_active and d.search is not null and d.id > ${after}::uuid and not exists (
          select from lead.demand_criteria c where c.demand_id = d.id and c.form = ${form})
        order by d.id limit ${searchesAtOnce} for key share of d`,
  )
  if (missing.length === 0) return undefined
  const made = missing.map(({ id, search }) => {
    const criteria = criteriaOfSearchText(search)
    // A text that is no search finds no home, and is not looked at again.
    return { id, ...(criteria ? criteriaRow(criteria) : { columns: {}, keys: [] }) }
  })
  const records = made.map(({ id, columns }) => ({ demand_id: id, form, ...columns }))
  // Anew, so that nothing stays of a row that another release made.
  await tx.execute(
    sql`delete from lead.demand_criteria where demand_id = any(${sql.param(made.map(({ id }) => id))}::uuid[])`,
  )
  await tx.execute(
    sql`insert into lead.demand_criteria
        select * from jsonb_populate_recordset(null::lead.demand_criteria, ${JSON.stringify(records)}::jsonb)`,
  )
  const keyed = made.flatMap(({ id, keys }) => keys.map((key) => ({ id, key })))
  await tx.execute(
    sql`insert into lead.demand_criteria_key (key, demand_id)
        select * from unnest(${sql.param(keyed.map(({ key }) => key))}::text[],
          ${sql.param(keyed.map(({ id }) => id))}::uuid[])`,
  )
  return missing.length === searchesAtOnce ? missing.at(-1)?.id : undefined
}

let form: string | undefined

/** What rows are made with: the code, and the places it knows. */
function formOfRows(): string {
  form ??= createHash('sha256')
    .update(JSON.stringify([rowVersion, municipalities, places.map(whatFindsHomes)]))
    .digest('base64url')
  return form
}

function whatFindsHomes({ name, country, names, zips, cityKeys, municipality }: Place): unknown {
  return [name, country, names, zips, cityKeys, municipality?.name]
}
