import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'

import type { Happening, Release, Reply } from './owner-home'
import { splitNews, type StoryItem, storyItems } from './story-items'
import { storySentence } from './story-sentence'

const now = new Date('2026-11-16T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

let lastId = 0

function aHappening(given: Partial<Happening>): Happening {
  const at = given.at ?? daysAgo(3)
  return {
    id: ++lastId,
    kind: 'visit',
    at,
    endsAt: null,
    way: null,
    visitor: { number: 3, name: null },
    medium: null,
    url: null,
    text: {},
    detail: {},
    notedAt: at,
    ...given,
  }
}

function aRelease(given: Partial<Release>): Release {
  return {
    id: ++lastId,
    kind: 'feedback',
    happeningId: null,
    at: daysAgo(3),
    visitor: null,
    amountCents: null,
    text: 'Vond de tuin mooi.',
    releasedAt: daysAgo(1),
    ...given,
  }
}

const itemsOf = (happenings: Happening[], releases: Release[] = []) =>
  storyItems({ happenings, releases, replies: [] }, now)
const home = { documents: [] }
const told = (happenings: Happening[], releases: Release[] = []) =>
  itemsOf(happenings, releases).map((item) => storySentence(item, { home, locale: 'nl' }))

test('a visitor is a number, unless they agreed to be named', () => {
  expect(told([aHappening({})])).toEqual(['Bezoeker 3 kwam kijken.'])
  expect(told([aHappening({ visitor: { number: 3, name: 'Emma' } })])).toEqual(['Emma kwam kijken.'])
  expect(told([aHappening({ kind: 'communication', way: 'call-out' })])).toEqual(['We belden bezoeker 3.'])
})

test('a visit is told when it is planned, on that day, and once it has been as a visit', () => {
  const visit = aHappening({ at: daysAgo(-2), notedAt: daysAgo(1) })
  expect(told([visit])[0]).toMatch(/^Er is een bezoek gepland op woensdag 18 november om 13\.00\suur\.$/)
  const items = itemsOf([visit])
  expect(items).toMatchObject([{ kind: 'planned', at: daysAgo(1), newsAt: daysAgo(1) }])
  expect(splitNews(items, { since: daysAgo(2), now }).news).toHaveLength(1)
  expect(splitNews(items, { since: daysAgo(0.5), now }).news).toEqual([])
  expect(told([{ ...visit, at: daysAgo(0.1) }])).toEqual(['Bezoeker 3 kwam kijken.'])
})

test('what else is still to come is no story yet', () => {
  expect(told([aHappening({ kind: 'communication', way: 'call-in', at: daysAgo(-2) })])).toEqual([])
})

test('several media of one day are one sentence', () => {
  const media = ['Immoweb', 'Zimmo'].map((medium) => aHappening({ kind: 'medium', medium }))
  expect(told(media)).toEqual(['Uw woning kwam op Immoweb en Zimmo.'])
})

test('a reaction makes an old visit news again, and an offer names its amount', () => {
  const visit = aHappening({ at: daysAgo(20) })
  const since = daysAgo(5)
  const released = itemsOf([visit], [aRelease({ happeningId: visit.id })])
  expect(splitNews(released, { since, now }).news).toMatchObject([{ feedback: 'Vond de tuin mooi.' }])
  expect(splitNews(itemsOf([visit]), { since, now }).news).toEqual([])
  expect(told([], [aRelease({ kind: 'offer', amountCents: 34_500_000 })])[0]).toMatch(
    /^Er kwam een bod binnen van €\s345\.000\.$/,
  )
})

test('whoever looks for the first time reads the last thirty days, though all was noted today', () => {
  const happenings = [3, 29, 31, 90].map((days) => aHappening({ at: daysAgo(days), notedAt: now }))
  const { news, earlier } = splitNews(itemsOf(happenings), { since: null, now })
  expect([news.length, earlier.length]).toEqual([2, 2])
})

test.each(locales)('in %s every kind of happening has a sentence of its own', (locale) => {
  const happenings = [
    aHappening({}),
    aHappening({ at: daysAgo(-2) }),
    ...(['call-in', 'call-out', 'mail-in', 'mail-out', 'website'] as const).map((way) =>
      aHappening({ kind: 'communication', way }),
    ),
    aHappening({ kind: 'price', detail: { fromCents: 30_000_000, toCents: 29_000_000 } }),
    ...(['available', 'under-option', 'sold', 'rented'] as const).map((status) =>
      aHappening({ kind: 'status', detail: { status } }),
    ),
    aHappening({ kind: 'medium', medium: 'Immoweb' }),
  ]
  const sentences = itemsOf(happenings).map((item) => storySentence(item, { home, locale }))
  expect(new Set(sentences).size).toBe(happenings.length)
  expect(sentences.filter((sentence) => !sentence.endsWith('.') || sentence.includes('{'))).toEqual([])
})

test('an answer about a visit that nobody knows any more is said without a moment', () => {
  const reply = { answer: 'decline', isOwn: true } as Reply
  for (const locale of locales) {
    const sentence = (given: Reply, visitAt: Date | null) =>
      storySentence({ kind: 'reply', at: now, reply: given, visitAt } as StoryItem, {
        home: { documents: [] },
        locale,
      })
    const gone = sentence(reply, null)
    expect(gone).not.toMatch(/ \.$/)
    expect(gone).not.toBe(sentence(reply, now))
    expect(sentence({ ...reply, isOwn: false }, null)).not.toBe(gone)
  }
})
