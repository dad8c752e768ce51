import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Queryable } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'
import { frequencies } from '@/domain/lead/forms/demand'
import { deals } from '@/domain/listing/listing'

import { demandPlaceKeys } from './demand-places'

const count = z.number().optional()

const demandSchema = z.object({
  goal: z.enum(deals),
  types: z.array(z.number()),
  places: z.array(z.string()),
  priceMin: count,
  priceMax: count,
  budget: count,
  bedroomsMin: count,
  bedroomsMax: count,
  garagesMin: count,
  garagesMax: count,
  parkingsMin: count,
  parkingsMax: count,
  frequency: z.enum(frequencies).default('daily'),
})

const columns = `deal, type_ids, price_min_cents, price_max_cents, bedrooms_min, bedrooms_max, garages_min,
  garages_max, parkings_min, parkings_max, frequency`.split(/,\s*/)
const updates = sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '))

const cents = (euro: number | undefined) => (euro === undefined ? null : Math.round(euro * 100))

/** Makes the demand of a lead, or brings it up to date, in the transaction that saves its lead. */
export async function saveDemand(
  tx: Queryable,
  { id, answers }: Pick<Lead, 'id' | 'answers'>,
): Promise<void> {
  const demand = demandSchema.parse(answers)
  await tx.execute(
    sql`insert into lead.demand (id, deal, type_ids, price_min_cents, price_max_cents, bedrooms_min, bedrooms_max,
          garages_min, garages_max, parkings_min, parkings_max, frequency)
        values (${id}::uuid, ${demand.goal}, ${sql.param(demand.types)}::int[], ${cents(demand.priceMin)},
          ${cents(demand.priceMax ?? demand.budget)}, ${demand.bedroomsMin ?? null}, ${demand.bedroomsMax ?? null},
          ${demand.garagesMin ?? null}, ${demand.garagesMax ?? null}, ${demand.parkingsMin ?? null},
          ${demand.parkingsMax ?? null}, ${demand.frequency})
        on conflict (id) do update set ${updates}`,
  )
  await tx.execute(sql`delete from lead.demand_place where demand_id = ${id}::uuid`)
  await tx.execute(
    sql`insert into lead.demand_place (place_key, demand_id)
        select key, ${id}::uuid from unnest(${sql.param(demandPlaceKeys(demand.places))}::text[]) key`,
  )
}
