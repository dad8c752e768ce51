import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { text } from '@/database/row'
import { anonymousText } from '@/domain/owner/anonymous-text'
import { keptSince, keptTimes } from '@/domain/rights/kept-times'
import type { HistoryEntry, HistoryText, InLanguages, PlatformStory } from '@/platforms/platform-owners'

import { type HappeningKind, type HistoryPart, historyParts } from '../owner-home'
import { thisSite } from '../read/day-views'
import { queueVisitMails, readDiary } from './visit-changes'
import { visitorNumbers } from './visitor-numbers'

const kinds: Record<HistoryPart, HappeningKind> = {
  visits: 'visit',
  communications: 'communication',
  media: 'medium',
}

interface StoryToStore {
  listingId: number
  story: PlatformStory
  now: Date
}

/** Takes over what the platform sent. Of what it no longer sends, the past stays and the future goes. A part without an answer stays as it was. */
export async function storeStory(tx: Queryable, { listingId, story, now }: StoryToStore): Promise<void> {
  const { visits, undatedIds } = story
  const diary = visits && (await readDiary(tx, listingId, { visits, undatedIds, now }))
  const parts = historyParts.filter((part) => story[part] !== null)
  const json = (value: unknown) => (value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`)
  await tx.execute(
    sql`update owner.home set views = coalesce(${json(story.views)}, views),
          sources = coalesce(${json(story.sources?.filter(({ isOwnSite }) => !isOwnSite) ?? null)}, sources),
          demands = coalesce(${story.demands}, demands), checklist = coalesce(${json(story.checklist)}, checklist),
          histories = array(select unnest(histories) union select unnest(${sql.param(parts)}::text[]) order by 1),
          is_diary_doubted = coalesce(${diary && diary.doubtedIds.length > 0}, is_diary_doubted),
          read_at = ${now.toISOString()}::timestamptz
        where listing_id = ${listingId}`,
  )
  const named = story.media && { ...story, media: story.media.map(ownSiteNamed(story)) }
  for (const part of parts) {
    const entries = (named ?? story)[part] ?? []
    const keptIds = [...undatedIds, ...((part === 'visits' && diary?.doubtedIds) || [])]
    await storeEntries(tx, { listingId, kind: kinds[part], entries, keptIds, now })
  }
  if (diary) await queueVisitMails(tx, { listingId, changes: diary.changes, now })
}

/** The platform has a name of its own for this very site. */
function ownSiteNamed({ sources }: PlatformStory): (entry: HistoryEntry) => HistoryEntry {
  const names = new Set(sources?.filter(({ isOwnSite }) => isOwnSite).map(({ source }) => source))
  return (entry) => (entry.medium && names.has(entry.medium) ? { ...entry, medium: thisSite } : entry)
}

interface EntriesToStore {
  listingId: number
  kind: HappeningKind
  entries: HistoryEntry[]
  /** Not sent, and not gone. */
  keptIds: string[]
  now: Date
}

async function storeEntries(
  tx: Queryable,
  { listingId, kind, entries, keptIds, now }: EntriesToStore,
): Promise<void> {
  // Platforms go on telling of people who came years ago: their names and what was noted of them are not taken over.
  const since = keptSince(keptTimes.homeVisitorName, now)
  const isKept = ({ at }: HistoryEntry) => at >= since
  const names = entries.filter(isKept).map(({ contact }) => contact)
  const numbers = await visitorNumbers(tx, { listingId, names })
  const moment = now.toISOString()
  const values = entries.map((entry) => {
    const { id, at, endsAt, contact, texts, ...rest } = entry
    return {
      ...rest,
      key: id,
      at,
      ends_at: endsAt,
      visitor: contact === null ? null : numbers.get(contact),
      texts: shownTexts(texts, contact),
      comments: isKept(entry) ? commentsOf(texts) : {},
    }
  })
  const isOld = sql`excluded.at < ${since.toISOString()}::timestamptz`
  // What only the platform's clock moved is no news; another status or moment is.
  await tx.execute(
    sql`insert into owner.happening as known (listing_id, kind, key, at, ends_at, way, visitor, medium, url, texts,
          comments, noted_at)
        select ${listingId}, ${kind}, key, at, ends_at, way, visitor, medium, url, texts, comments, ${moment}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as entry (key text, at timestamptz,
          ends_at timestamptz, way text, visitor integer, medium text, url text, texts jsonb, comments jsonb)
        on conflict (listing_id, kind, key) do update set at = excluded.at, ends_at = excluded.ends_at,
          way = excluded.way, visitor = case when ${isOld} then known.visitor else excluded.visitor end,
          medium = excluded.medium, url = excluded.url, texts = known.texts || excluded.texts,
          comments = case when ${isOld} then '{}' else known.comments || excluded.comments end,
          noted_at = case when known.at <> excluded.at then excluded.noted_at else known.noted_at end`,
  )
  await tx.execute(
    sql`delete from owner.happening
        where listing_id = ${listingId} and kind = ${kind} and at > ${moment}::timestamptz
          and key <> all(${sql.param([...entries.map(({ id }) => id), ...keptIds])}::text[])`,
  )
}

/** No name of anybody leaves the agency in a subject. */
function shownTexts(texts: InLanguages<HistoryText>, contact: string | null): object {
  return mapped(texts, ({ type, subject, status }) => ({
    type,
    subject: anonymousText(subject, contact),
    status,
  }))
}

function commentsOf(texts: InLanguages<HistoryText>): object {
  const written = mapped(texts, ({ comment }) => comment)
  return Object.fromEntries(Object.entries(written).filter(([, comment]) => comment !== ''))
}

function mapped<T>(texts: InLanguages<HistoryText>, shown: (text: HistoryText) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, shown(text)]))
}

/** In which languages the story of a home is written: those of its owners. */
export async function ownerLanguages(db: Queryable, listingId: number): Promise<string[]> {
  const found = await rows(
    db,
    { language: text },
    sql`select distinct language from owner.home_owner where listing_id = ${listingId} and revoked_at is null`,
  )
  return found.map(({ language }) => language)
}
