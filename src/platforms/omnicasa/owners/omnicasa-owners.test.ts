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

/** Of a platform that answers these, and nothing else. */
const answering = (answers: Record<string, unknown>) =>
  omnicasaOwners(
    { read: (operation) => Promise.resolve(answers[operation]), write: () => Promise.resolve(null) },
    { siteMediumId: 5 },
  )
const aVisit = { ID: 7, Date: '2026-03-20 14:00:00' }

test.each([
  ['a word', 'unavailable'],
  ['another page', { Rows: [] }],
  ['half a page', { From: 1, To: 2, RowsCount: 2, Items: [aVisit] }],
  ['a row that says neither what it is nor when', [aVisit, { Moment: 'tomorrow' }]],
])('an answer of unknown shape, %s, is no empty list, and is named', async (_, answer) => {
  const platform = answering({ GetCalendarHistories: answer, GetPropertyCheckList: [] })
  const story = await platform.readStory('1', ['nl', 'fr'])
  expect(story).toMatchObject({ visits: null, checklist: [], notUnderstood: ['GetCalendarHistories'] })
})

test.each([[[]], [{ Items: [] }], [{ Items: null }], [{ From: 1, To: 0, RowsCount: 0, Items: null }]])(
  '%j is an empty diary',
  async (answer) => {
    const story = await answering({ GetCalendarHistories: answer }).readStory('1', ['nl'])
    expect(story).toMatchObject({ visits: [], notUnderstood: [] })
  },
)

test.each([undefined, null, '', '20 maart', '31/02/2026'])(
  'a visit with %j for a moment is still told',
  async (moment) => {
    const rows = { Items: [aVisit, { ID: 8, Date: moment }] }
    const story = await answering({ GetCalendarHistories: rows }).readStory('1', ['nl', 'fr'])
    expect(story.visits?.map(({ id }) => id)).toEqual(['7'])
    expect(story.undatedIds).toEqual(['8'])
  },
)

test.each(['unavailable', { Rows: [] }, [{ Number: 100_000 }]])(
  'an owner is not taken for one without homes by an answer of unknown shape: %j',
  async (answer) => {
    const asked = answering({ GetRelatedProperties: answer }).listListingIds('owner@gevel.example')
    await expect(asked).rejects.toThrow('GetRelatedProperties: the answer has no known shape')
    expect(await answering({ GetRelatedProperties: { Items: null } }).listListingIds('a@b.example')).toEqual(
      [],
    )
  },
)

test('an owner is known by the homes that the platform names', async () => {
  expect(await owners().listListingIds('owner@gevel.example')).toEqual([
    '100000',
    '100001',
    '100002',
    '100003',
    '100004',
  ])
})
