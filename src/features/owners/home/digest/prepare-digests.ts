import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { mainLanguage } from '@/domain/language'
import { mondayOf } from '@/domain/owner/week'

import { previewStory } from '../read/read-story'
import { storyItems } from '../story-items'

export const digestTask = 'prepare-owner-digests'

const dayMs = 86_400_000

/** As it stands when it is made up; later news waits for the next week. */
export interface DigestFacts {
  /** Keys of what happened this week. */
  items: string[]
  views: number | null
  nextVisitAt: string | null
}

/**
 * Makes up the week's mail of every home that is followed; it goes out a day later, unless the agent holds it. A home that
 * is closed has one only in a week for which the agent wrote a note.
 */
export async function prepareDigests(db: Database, now: Date): Promise<number> {
  const week = mondayOf(now)
  const homes = await rows(
    db,
    { listingId: int },
    sql`select h.listing_id as "listingId" from owner.home h
        where (h.closed_at is null or exists (
            select from owner.week_note n where n.listing_id = h.listing_id and n.week = ${week}::date))
          and exists (
            select from owner.home_owner o where o.listing_id = h.listing_id and o.revoked_at is null
              and o.account_id is not null
              and not exists (select from owner.digest_stop s where s.home_owner_id = o.id))
          and not exists (select from owner.digest d where d.listing_id = h.listing_id and d.week = ${week}::date)
        order by 1`,
  )
  for (const { listingId } of homes) {
    const facts = await factsOf(db, listingId, now)
    await db.execute(
      sql`insert into owner.digest (listing_id, week, facts, prepared_at, sends_at)
          values (${listingId}, ${week}::date, ${JSON.stringify(facts)}::jsonb, ${at(now)},
            ${at(new Date(now.getTime() + dayMs))})
          on conflict do nothing`,
    )
  }
  return homes.length
}

async function factsOf(db: Database, listingId: number, now: Date): Promise<DigestFacts> {
  const story = await previewStory(db, { listingId, locale: mainLanguage, now })
  if (!story) return { items: [], views: null, nextVisitAt: null }
  const from = new Date(now.getTime() - 7 * dayMs)
  const next = story.happenings.filter(({ kind, at: moment }) => kind === 'visit' && moment > now).at(-1)
  return {
    items: storyItems(story, now)
      .filter((item) => item.newsAt > from && item.kind !== 'reply')
      .map(({ key }) => key),
    views: story.chart?.days.slice(-7).reduce((sum, day) => sum + day.total, 0) ?? null,
    nextVisitAt: next?.at.toISOString() ?? null,
  }
}

function at(moment: Date) {
  return sql`${moment.toISOString()}::timestamptz`
}
