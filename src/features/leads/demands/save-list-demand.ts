import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'
import { criteriaOfSearchText, searchText } from '@/domain/search/search-text'

/** Notes the search of a list, in the transaction that saves its lead; it waits for the yes of whoever has the address. */
export async function saveListDemand(tx: Queryable, { id, answers: { search } }: Lead): Promise<void> {
  const criteria = typeof search === 'string' ? criteriaOfSearchText(search) : null
  if (!criteria) throw new Error('A demand from a list has no search')
  await tx.execute(
    sql`insert into lead.demand (id, deal, type_ids, frequency, search, is_active)
        values (${id}::uuid, ${criteria.deal}, '{}', 'daily', ${searchText(criteria)}, false)`,
  )
}
