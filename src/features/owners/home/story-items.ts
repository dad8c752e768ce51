import { brusselsDay } from '@/domain/brussels-day'

import type { Happening, Release, Reply } from './owner-home'

/** One thing that happened, ready to be written as a sentence. */
export type StoryItem = { key: string; at: Date; newsAt: Date } & (
  | { kind: 'visit'; happening: Happening; feedback: string | null }
  /** A visit to come: shown on the day it was planned or moved. */
  | { kind: 'planned'; happening: Happening }
  | { kind: 'communication' | 'price' | 'status' | 'document'; happening: Happening }
  /** Several on one day are one sentence. */
  | { kind: 'medium'; happenings: Happening[] }
  | { kind: 'offer'; release: Release }
  | { kind: 'reply'; reply: Reply; visitAt: Date | null }
)

interface StoryParts {
  happenings: Happening[]
  releases: Release[]
  replies: Reply[]
}

/** All that has happened, the latest news first; that a visit was planned is news too. */
export function storyItems({ happenings, releases, replies }: StoryParts, now: Date): StoryItem[] {
  const past = happenings.filter(({ at }) => at <= now)
  const feedback = new Map(releases.map((release) => [release.happeningId, release]))
  const visitAt = new Map(happenings.map(({ id, at }) => [id, at]))
  const items: StoryItem[] = [
    ...past.filter(({ kind }) => kind !== 'medium').map((happening) => itemOf(happening, feedback)),
    ...happenings.filter(({ kind, at }) => kind === 'visit' && at > now).map(plannedItem),
    ...mediaItems(past.filter(({ kind }) => kind === 'medium')),
    ...releases
      .filter(({ kind }) => kind === 'offer')
      .map((release): StoryItem => ({
        kind: 'offer',
        key: `offer-${release.id}`,
        at: release.at,
        newsAt: release.releasedAt,
        release,
      })),
    ...replies.map((reply): StoryItem => ({
      kind: 'reply',
      key: `reply-${reply.id}`,
      at: reply.at,
      newsAt: reply.at,
      reply,
      visitAt: visitAt.get(reply.happeningId ?? -1) ?? reply.visitAt,
    })),
  ]
  return items.toSorted((a, b) => b.newsAt.getTime() - a.newsAt.getTime() || b.at.getTime() - a.at.getTime())
}

function itemOf(happening: Happening, feedback: Map<number | null, Release>): StoryItem {
  const { id, at, notedAt, kind } = happening
  const shared = { key: `${kind}-${id}`, at, newsAt: later(at, notedAt), happening }
  if (kind !== 'visit') return { ...shared, kind: kind === 'medium' ? 'communication' : kind }
  const release = feedback.get(id)
  return {
    ...shared,
    kind,
    newsAt: release ? later(shared.newsAt, release.releasedAt) : shared.newsAt,
    feedback: release?.text ?? null,
  }
}

function plannedItem(happening: Happening): StoryItem {
  const { id, notedAt } = happening
  return { kind: 'planned', key: `planned-${id}`, at: notedAt, newsAt: notedAt, happening }
}

function mediaItems(media: Happening[]): StoryItem[] {
  const byDay = new Map<string, Happening[]>()
  for (const medium of media) {
    const day = brusselsDay(medium.at)
    byDay.set(day, [...(byDay.get(day) ?? []), medium])
  }
  return [...byDay].map(([day, happenings]): StoryItem => ({
    kind: 'medium',
    key: `media-${day}`,
    at: latest(happenings.map(({ at }) => at)),
    newsAt: latest(happenings.map(({ at, notedAt }) => later(at, notedAt))),
    happenings,
  }))
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b
}

function latest(moments: Date[]): Date {
  return moments.reduce(later)
}

const firstLookMs = 30 * 86_400_000

/** What is shown first: since the last look, or of the last thirty days to who looks for the first time. */
export function splitNews(
  items: StoryItem[],
  { since, now }: { since: Date | null; now: Date },
): { news: StoryItem[]; earlier: StoryItem[] } {
  const from = new Date(now.getTime() - firstLookMs)
  // At the first look everything was noted at once: then its own moment counts.
  const isNews = (item: StoryItem) => (since ? item.newsAt > since : item.at > from)
  const byMoment = (list: StoryItem[]) =>
    since ? list : list.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return {
    news: byMoment(items.filter(isNews)),
    earlier: items.filter((item) => !isNews(item)).toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  }
}
