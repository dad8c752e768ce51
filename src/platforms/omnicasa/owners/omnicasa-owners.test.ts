import { afterAll, beforeAll, expect, test } from 'vitest'

import { aSimulator, testNow } from '../../../../simulator/testing/a-simulator'
import { omnicasaClient } from '../omnicasa-client'
import { omnicasaOwners } from './omnicasa-owners'

let simulator: Awaited<ReturnType<typeof aSimulator>>

beforeAll(async () => {
  simulator = await aSimulator()
})
afterAll(() => simulator.stop())

const owners = () =>
  omnicasaOwners(
    omnicasaClient({
      url: `${simulator.url}/1.12/OmnicasaService.svc`,
      customer: 'gevel-demo',
      password: 'gevel-demo',
      retries: 0,
    }),
    { siteMediumId: 5 },
  )

/** Enough of them that each generation of field names is among them. */
const homes = Array.from({ length: 12 }, (_, n) => 100_000 + n)

test('whatever generation a home answers in, its figures are numbers and its moments dates', async () => {
  for (const id of homes) {
    const story = await owners().readStory(String(id), ['nl', 'fr'])
    const { Value: told } = await simulator.ask('GetVisitStatisticOfProperty', { ID: id })
    expect(story.views).toEqual({
      today: Number(told.VisitToday),
      week: Number(told.VisitWeek),
      month: Number(told.VisitMonth),
      total: Number(told.VisitTotal),
    })
    const entries = [...(story.visits ?? []), ...(story.communications ?? []), ...(story.media ?? [])]
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.filter(({ at }) => Number.isNaN(at.getTime()))).toEqual([])
    expect(entries.filter(({ id }) => id === '')).toEqual([])
    const { nl, fr } = story.media?.[0]?.texts ?? {}
    expect([nl?.subject, fr?.subject]).toEqual(['Online geplaatst', 'Mis en ligne'])
    expect(story.media?.[0]?.url).toMatch(/^https:/)
    expect(story.checklist).toHaveLength(5)
  }
})

test('in all generations a visit has its visitor and what was said of it', async () => {
  const stories = await Promise.all(homes.map((id) => owners().readStory(String(id), ['nl'])))
  const past = stories.flatMap(({ visits }) => visits ?? []).filter(({ at }) => at <= testNow)
  expect(past.length).toBeGreaterThan(20)
  expect(past.filter(({ contact, texts }) => !contact || !texts.nl?.comment)).toEqual([])
})

test('planned visits end after they begin, and papers expire on a day', async () => {
  const stories = await Promise.all(homes.map((id) => owners().readStory(String(id), ['nl'])))
  const planned = stories.flatMap(({ visits }) => visits ?? []).filter(({ at }) => at > testNow)
  expect(planned.length).toBeGreaterThan(5)
  expect(planned.filter(({ at, endsAt }) => !endsAt || endsAt <= at)).toEqual([])
  const days = stories.flatMap(
    ({ checklist }) => checklist?.flatMap(({ expiresOn }) => expiresOn ?? []) ?? [],
  )
  expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([])
  expect(days.length).toBeGreaterThan(10)
  const papers = stories.flatMap(({ checklist }) => checklist ?? [])
  const [there, missing] = [papers.filter(({ isDone }) => isDone), papers.filter(({ isDone }) => !isDone)]
  expect(there.filter(({ issuedOn, expiresOn }) => !issuedOn || issuedOn >= (expiresOn ?? '9'))).toEqual([])
  expect(missing.filter(({ issuedOn }) => issuedOn)).toEqual([])
  expect(new Set(missing.map(({ isRequested }) => isRequested))).toEqual(new Set([true, false]))
})

test('a part that the platform refuses is left out, and the others are there', async () => {
  await simulator.control('faults', { kind: 'refuse', operation: 'GetPropertyCheckList' })
  await simulator.control('faults', { kind: 'refuse', operation: 'GetAutomaticHistories' })
  const story = await owners().readStory('100001', ['nl'])
  await simulator.control('faults/clear')
  expect([story.checklist, story.communications]).toEqual([null, null])
  expect(story.views?.total).toBeGreaterThan(0)
})

test('a platform that refuses everything or cannot be reached tells nothing, and nothing is forgotten', async () => {
  await simulator.control('faults', { kind: 'refuse' })
  await expect(owners().readStory('100001', ['nl'])).rejects.toThrow('told nothing')
  await simulator.control('faults/clear')
  await simulator.control('faults', { kind: 'http', status: 500 })
  await expect(owners().readStory('100001', ['nl'])).rejects.toThrow('HTTP 500')
  await simulator.control('faults/clear')
})

test('views per day of several homes come in one list', async () => {
  const from = new Date(testNow.getTime() - 2 * 86_400_000)
  const days = await owners().viewsPerDay(['100000', '100001'], { from, to: testNow })
  expect(new Set(days.map(({ day }) => day))).toEqual(new Set(['2026-03-14', '2026-03-15', '2026-03-16']))
  expect(new Set(days.map(({ listingId }) => listingId))).toEqual(new Set(['100000', '100001']))
})

test('an owner is known by the homes that the platform names', async () => {
  expect(await owners().listListingIds('owner@gevel.example')).toEqual([
    '100000',
    '100001',
    '100002',
    '100003',
    '100004',
  ])
})
