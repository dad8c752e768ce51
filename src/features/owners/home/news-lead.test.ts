import { expect, test } from 'vitest'

import { newsLead } from './news-lead'
import type { Happening, OwnerHome, Reply } from './owner-home'
import type { HomeStory } from './read/read-story'

const now = new Date('2026-11-18T12:00:00Z')
const since = new Date('2026-11-13T19:00:00Z')

const home: OwnerHome = {
  listingId: 1,
  reference: 'V-1',
  deal: 'sale',
  kind: 'house',
  provinceKey: null,
  status: 'available',
  isOnline: true,
  priceCents: 44_900_000,
  coverUrl: null,
  listedAt: new Date('2026-10-12T10:00:00Z'),
  texts: {} as OwnerHome['texts'],
  agent: null,
  documents: [],
  views: null,
  sources: null,
  demands: null,
  alerts: null,
  checklist: null,
  histories: ['visits'],
  readAt: null,
  readUntil: null,
}

const visit = (id: number, at: string): Happening => ({
  id,
  kind: 'visit',
  at: new Date(at),
  endsAt: null,
  way: null,
  visitor: { number: id, name: null },
  medium: null,
  url: null,
  text: {},
  detail: {},
  notedAt: new Date(at),
})

const story = (given: Partial<HomeStory>): HomeStory => ({
  home,
  others: [],
  happenings: [],
  releases: [],
  replies: [],
  note: null,
  chart: null,
  figures: null,
  pageViews: null,
  since,
  ...given,
})

const lead = (given: Partial<HomeStory>) => newsLead(story(given), { locale: 'nl', now })

const came = [visit(5, '2026-11-14T09:00:00Z'), visit(6, '2026-11-16T09:45:00Z')]
const next = visit(7, '2026-11-20T16:30:00Z')
const yes: Reply = {
  id: 1,
  happeningId: 7,
  visitAt: next.at,
  answer: 'accept',
  reason: null,
  text: '',
  at: now,
  isOwn: true,
}

test('who came since the last look, and what waits for an answer', () => {
  expect(lead({ happenings: [...came, next] })).toEqual([
    '2 bezoekers kwamen kijken sinds 13 november.',
    'Het bezoek van vrijdag 20 november om 17.30\u00a0uur wacht op uw antwoord.',
  ])
})

test('a visit that was answered is only the next one; one that moved waits again', () => {
  expect(lead({ happenings: [next], replies: [yes] })).toEqual([
    'Het volgende bezoek is vrijdag 20 november om 17.30\u00a0uur.',
  ])
  const moved = { ...next, at: new Date('2026-11-21T16:30:00Z') }
  expect(lead({ happenings: [moved], replies: [yes] })).toEqual([
    'Het bezoek van zaterdag 21 november om 17.30\u00a0uur wacht op uw antwoord.',
  ])
})

test('a quiet week is told by its views', () => {
  const totals = { today: 1, week: 74, month: 300, total: 900 }
  expect(lead({ figures: { totals, sources: [] } })).toEqual(['Deze week werd uw woning 74 keer bekeken.'])
  expect(lead({})).toEqual([])
})

test('a home that is sold says so, and until when it can be read about', () => {
  const sold = { ...home, status: 'sold' as const, readUntil: new Date('2027-05-15T10:00:00Z') }
  expect(lead({ home: sold, happenings: came })).toEqual([
    'Uw woning is verkocht.',
    'U kunt dit nog lezen tot 15 mei 2027.',
  ])
})

test('the owner of a new home is welcomed until something happens', () => {
  const fresh = { ...home, listedAt: new Date('2026-11-16T10:00:00Z') }
  expect(lead({ home: fresh, since: null })).toEqual([
    'Welkom. Zodra iemand belt, schrijft of komt kijken, leest u het hier.',
  ])
  expect(lead({ home: fresh, since: null, happenings: [next] })).toEqual([
    'Het bezoek van vrijdag 20 november om 17.30\u00a0uur wacht op uw antwoord.',
  ])
})
