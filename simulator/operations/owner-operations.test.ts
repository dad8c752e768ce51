import { afterAll, beforeAll, expect, test } from 'vitest'

import { aSimulator } from '../testing/a-simulator'

let simulator: Awaited<ReturnType<typeof aSimulator>>

beforeAll(async () => {
  simulator = await aSimulator({ quirks: false })
})

afterAll(() => simulator.stop())

const owner = { Email: 'owner@gevel.example', Password: 'gevel-demo' }

test('an owner signs in, a wrong password answers 0 with success', async () => {
  expect((await simulator.ask('CheckPersonLogin', { ...owner, IsProprietors: true })).Value).toBe(700_000)
  expect(await simulator.ask('CheckPersonLogin', { ...owner, Password: 'guess' })).toMatchObject({
    Success: true,
    Value: 0,
  })
})

test('a person never carries a password', async () => {
  const { Value } = await simulator.ask('GetPerson', { ID: 700_000 })
  expect(Value).toMatchObject({ ID: 700_000, Email: owner.Email })
  expect(JSON.stringify(Value)).not.toContain(owner.Password)
})

test('the owner sees the own properties and no others', async () => {
  const { Value } = await simulator.ask('GetRelatedProperties', { Email: owner.Email })
  expect(Value.Items.map((row: { ID: number }) => row.ID)).toEqual([
    100_000, 100_001, 100_002, 100_003, 100_004,
  ])
  const { Value: byPerson } = await simulator.ask('GetPropertyList', {
    Status: '0,1,2,3,4,5,6',
    PersonID: 700_000,
  })
  expect(byPerson.RowsCount).toBe(5)
})

test('statistics add up: sources to the total, days to the month', async () => {
  const { Value: total } = await simulator.ask('GetVisitStatisticOfProperty', { ID: 100_002 })
  const { Value: sources } = await simulator.ask('GetManyVisitStatisticsOfProperty', { ID: 100_002 })
  const { Value: graph } = await simulator.ask('GetMediaObjectStatisticsGraphList', { ObjectIDs: '100002' })
  const { Value: summary } = await simulator.ask('GetSummaryMediaObjectStatisticsGraphList', {
    ObjectIDs: '100002',
  })
  const sum = (rows: Record<string, number>[], name: string) =>
    rows.reduce((left, row) => left + row[name]!, 0)
  for (const name of ['VisitToday', 'VisitWeek', 'VisitMonth', 'VisitTotal'])
    expect(sum(sources, name)).toBe(total[name])
  expect(total.VisitTotal).toBeGreaterThanOrEqual(total.VisitMonth)
  expect(sum(graph.Items, 'Count')).toBe(total.VisitMonth)
  expect(sum(summary, 'Count')).toBe(total.VisitMonth)
  expect(new Set(graph.Items.map((row: { Date: string }) => row.Date)).size).toBe(30)
})

test('a visit through the website counts for today', async () => {
  const before = (await simulator.ask('GetVisitStatisticOfProperty', { ID: 100_003 })).Value
  await simulator.ask('GetProperty', { ID: 100_003, UpdateVisit: true, RealClientIp: '192.0.2.1' })
  await simulator.ask('GetProperty', { ID: 100_003 })
  const after = (await simulator.ask('GetVisitStatisticOfProperty', { ID: 100_003 })).Value
  expect([after.VisitToday, after.VisitTotal]).toEqual([before.VisitToday + 1, before.VisitTotal + 1])
})

test.each(['GetCalendarHistories', 'GetAutomaticHistories', 'GetMediaOnlineHistories', 'GetTaskHistories'])(
  '%s are in the asked language, newest first',
  async (operation) => {
    const ObjectIDs = '100000,100001,100002,100003,100004,100010,100011'
    const { Value } = await simulator.ask(operation, { ObjectIDs, LanguageId: 2 })
    const dates = Value.Items.map((row: { Date: string }) => row.Date)
    expect(dates.length).toBeGreaterThan(0)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(Value.Items[0]).toMatchObject({
      ID: expect.any(Number),
      TypeName: expect.any(String),
      Subject: expect.any(String),
    })
  },
)
