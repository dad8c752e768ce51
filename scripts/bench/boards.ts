import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import { periodUpTo } from '@/domain/visit/period'
import { addedUpDays } from '@/domain/visit/retention'
import { listHomes } from '@/features/content/homes/list-homes'
import { readToday } from '@/features/content/admin/read-today'
import { readBoard } from '@/features/insight/admin/read-board'
import { readMonth } from '@/features/insight/admin/read-month'
import { listAppointments } from '@/features/leads/appointments/list-appointments'
import { countOwnLeads } from '@/features/leads/inbox/lead-summary'
import { listInbox } from '@/features/leads/inbox/list-inbox'
import { findLeadFile } from '@/features/leads/privacy/find-lead-file'
import { forgetVisitors } from '@/features/visits/forget-visitors.task'
import { locales } from '@/i18n/locales'

import { rounded, table } from '../console'
import { readPlaces, seedListings } from './seed-listings'
import { benchDatabase, migrateSite } from './stack'
import { demand, isFull, median, option, percentile, timed } from './statistics'
import { seedDays } from './visits/seed-days'

/**
 * What the boards of the admin read before they are drawn, of few leads and, in the same run, of many. `--full`: 100,000
 * leads and 10,000 homes.
 */
const homes = option('homes', isFull ? 10_000 : 1000)
const few = 1000
const many = option('leads', isFull ? 100_000 : 5000)
const rounds = option('rounds', isFull ? 40 : 10)
/** The small run only finds what is badly wrong. */
const mostMs = isFull ? 300 : 1000
/** As long as insight looks back. */
const daysOfViews = isFull ? addedUpDays : 60
const agents = 10

const { db, url } = await benchDatabase('gevel_bench_boards')
await migrateSite(url)
await seedListings(db, homes, readPlaces())
await seedDays(db, { homes, days: daysOfViews })
// As every night; today is counted one by one.
await forgetVisitors(db)
await db.execute(sql`insert into visit.daily (listing_id, day, source, views)
  select home, visit.today(), source, 1 + home % 7 from generate_series(1, ${homes}::int) home, unnest(array['own-site', 'portal']) source`)
await db.execute(sql`vacuum analyze visit.views_up_to`)

const figures: Record<string, string | number>[] = []
for (const leads of [few, many]) {
  await seedLeads(db, leads)
  await measure(leads)
}
table(figures)
await db.$client.end()

/** Two a minute backwards from now; each about a home, with its deliveries, most of them dealt with. */
async function seedLeads(to: Database, wanted: number): Promise<void> {
  await to.execute(sql`
    insert into lead.lead (idempotency_key, answers_hash, kind, language, listing_id, first_name, last_name, email, phone,
      answers, source_page, campaign, source, status, assignee_id, created_at)
    select 'bench-' || n, '', (array['enquiry', 'visit', 'contact', 'valuation'])[1 + n % 4],
      (array['nl', 'fr', 'en', 'de'])[1 + n % 4], 1 + n % ${homes}, 'An' || n % 997, 'Peeters' || n % 4999,
      'visitor-' || n || '@example.com', '04' || lpad((n * 7919 % 100000000)::text, 8, '0'),
      jsonb_build_object('message', 'Is de woning ' || n || ' nog vrij?'), '/nl/te-koop/', '{}',
      (array['own-site', 'portal', 'search'])[1 + n % 3],
      case when n % 50 = 0 then 'new' when n % 50 = 1 then 'assigned' when n % 50 = 2 then 'spam' else 'closed' end,
      case when n % 50 > 0 then 1 + n % ${agents} end, now() - n * interval '30 seconds'
    from generate_series((select count(*)::int + 1 from lead.lead), ${wanted}::int) n`)
  await to.execute(sql`
    insert into lead.delivery (lead_id, channel, state, queued_at, next_try_at, done_at)
    select id, channel, case when substr(id::text, 1, 2) = '00' then 'dead' else 'done' end, created_at, created_at, created_at
    from lead.lead, unnest(array['agency-mail', 'visitor-mail', 'platform']) channel on conflict do nothing`)
  await to.execute(sql`
    insert into lead.event (lead_id, at, kind)
    select id, created_at, 'received' from lead.lead l where not exists (select from lead.event e where e.lead_id = l.id)`)
  for (const name of ['lead', 'delivery', 'event'])
    await to.execute(sql`vacuum analyze lead.${sql.identifier(name)}`)
}

async function measure(leads: number): Promise<void> {
  const now = new Date()
  const ids = await rows(db, { id: text }, sql`select id from lead.lead order by id limit ${rounds}`)
  const agent = { agentId: 3 }
  const lastPage = Math.ceil(leads / 30) - 1
  const boards: Record<string, (round: number) => Promise<unknown>> = {
    'the inbox': () => listInbox(db, {}, 'all'),
    'its last page': () => listInbox(db, { page: lastPage }, 'all'),
    'the inbox of an agent': () => listInbox(db, {}, agent),
    'leads by a name': (round) => listInbox(db, { query: `Peeters${round}` }, 'all'),
    'leads by a telephone number': (round) => listInbox(db, { query: `04${79_190_000 + round}` }, 'all'),
    'leads by a name, of an agent': (round) => listInbox(db, { query: `Peeters${round}` }, agent),
    'leads that did not arrive': () => listInbox(db, { trouble: 'dead' }, 'all'),
    'one lead': (round) => findLeadFile(db, ids[round % ids.length]?.id ?? '', 'all'),
    homes: () => listHomes(db, {}, now),
    'homes by a town': () => listHomes(db, { query: 'Gent' }, now),
    'homes, last page': () => listHomes(db, { page: Math.ceil(homes / 25) }, now),
    insight: () => readBoard(db, { period: periodUpTo(now, 90), language: 'nl', most: 20 }),
    'the first page': () =>
      Promise.all([
        readToday(db, locales),
        countOwnLeads(db, agent.agentId),
        listInbox(db, {}, 'all'),
        listAppointments(db, { scope: 'all', now }),
        readMonth(db, { now, language: 'nl' }),
      ]),
  }
  for (const [board, read] of Object.entries(boards)) {
    // Once before: plans and pages of the database are warm, as they are during the day.
    await read(0)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await timed(() => read(round)))
    const p95 = percentile(times, 0.95)
    figures.push({
      leads,
      homes,
      board,
      'p50 ms': rounded(median(times)),
      'p95 ms': rounded(p95),
    })
    demand(`${board} among ${leads} leads in ${mostMs} ms at p95`, p95 < mostMs)
  }
}
