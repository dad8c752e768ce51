import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { filled, moment, text } from '@/database/row'
import type { Locale } from '@/i18n/locales'

import type { Owner } from '../../owner-session'
import type { Happening, OwnerHome, Release, Reply } from '../owner-home'
import { asOwner, own, type OwnerReads } from './as-owner'
import { type Figures, readFigures, readPageViews, readViewsChart, type ViewsChart } from './day-views'
import { findHome, listHomes } from './find-home'
import { listHappenings, listReleases, listReplies } from './list-happenings'
import { noteLook } from './note-look'

/** All that the page of one home shows. */
export interface HomeStory {
  home: OwnerHome
  /** Their other homes, to change to. */
  others: OwnerHome[]
  happenings: Happening[]
  releases: Release[]
  replies: Reply[]
  /** The agent's own words, the newest. */
  note: WeekNote | null
  chart: ViewsChart | null
  figures: Figures | null
  pageViews: ViewsChart | null
  /** When the owner was last here; `null` at the first time. */
  since: Date | null
}

export interface WeekNote {
  text: string
  publishedAt: Date
}

interface StoryAsked {
  listingId: number
  locale: Locale
  now: Date
}

export function readOwnStory(
  db: Database,
  owner: Pick<Owner, 'accountId'>,
  asked: StoryAsked,
): Promise<HomeStory | null> {
  return asOwner(db, owner.accountId, (reads) => readStory(reads, { ...asked, accountId: owner.accountId }))
}

/** As its owners see it, for the agency's own people: no look is noted. */
export function previewStory(db: Database, asked: StoryAsked): Promise<HomeStory | null> {
  return db.transaction((tx) => readStory({ tx, homeIds: [asked.listingId] }, asked))
}

async function readStory(
  reads: OwnerReads,
  { accountId, ...asked }: StoryAsked & { accountId?: string },
): Promise<HomeStory | null> {
  const { listingId, locale, now } = asked
  const home = await findHome(reads, listingId)
  if (!home) return null
  const homes = accountId === undefined ? [] : await listHomes(reads)
  return {
    home,
    others: homes.filter((other) => other.listingId !== listingId),
    happenings: (await listHappenings(reads, { listingId, locale })).filter(
      ({ kind, detail }) => kind !== 'document' || home.documents.some(({ id }) => id === detail.documentId),
    ),
    releases: await listReleases(reads, listingId),
    replies: await listReplies(reads, { listingId, accountId: accountId ?? '' }),
    note: await findNote(reads, listingId),
    chart: await readViewsChart(reads, { home, now }),
    figures: await readFigures(reads, { home, now }),
    pageViews: await readPageViews(reads, { listingId, now }),
    since: accountId === undefined ? null : await noteLook(reads, { accountId, listingId, now }),
  }
}

async function findNote(reads: OwnerReads, listingId: number): Promise<WeekNote | null> {
  const [note] = await rows(
    reads.tx,
    { text, publishedAt: filled(moment) },
    sql`select text, published_at as "publishedAt" from owner.week_note
        where listing_id = ${listingId} and ${own(sql`listing_id`, reads)} and published_at is not null
        order by week desc limit 1`,
  )
  return note ? { text: note.text, publishedAt: new Date(note.publishedAt) } : null
}
