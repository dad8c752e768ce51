import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { bool, int, nullable, type RowOf } from '@/database/row'

import { isKept } from '../trash/trashed'

/** The steps of a new site, in the order in which they are best taken; the last one opens it. */
export const firstRunSteps = ['homes', 'agency', 'look', 'team', 'rates', 'colleagues'] as const
export type FirstRunStep = (typeof firstRunSteps)[number]

const firstRunRow = {
  homes: bool,
  agency: bool,
  look: bool,
  team: bool,
  rates: bool,
  colleagues: bool,
  /** `null` where nobody has made one. */
  startPageId: nullable(int),
}
export type FirstRun = RowOf<typeof firstRunRow>

/** What is done on a site that is not open yet; `null` for one that is. */
export async function readFirstRun(db: Queryable): Promise<FirstRun | null> {
  const { agency, look, team_members: team, legal_facts: rates, users, pages } = payloadTables
  const [found] = await rows(
    db,
    firstRunRow,
    sql`select exists (select from sync.run where state = 'done') as homes,
          exists (select from ${agency} where company_number <> '' and insurer <> '') as agency,
          exists (select from ${look} where brand_colour <> '' or logo_id is not null) as look,
          exists (select from ${team} r where ${isKept(sql`r`)}) as team,
          (select coalesce(bool_and(reviewed_at is not null), false) from ${rates} r where ${isKept(sql`r`)}) as rates,
          (select count(*) from ${users}) > 1 as colleagues,
          (select id from ${pages} r where key = 'home' and ${isKept(sql`r`)} order by id limit 1) as "startPageId"
        from content.revision where not is_launched`,
  )
  return found ?? null
}
