import { expect, onTestFinished, test } from 'vitest'

import { aSimulator } from './testing/a-simulator'

async function started(given = {}) {
  const simulator = await aSimulator(given)
  onTestFinished(() => simulator.stop())
  return simulator
}

test('the same seed answers the same bytes, another seed other ones', async () => {
  // Pictures carry the address of their host, so it is fixed here.
  const publicPicturesUrl = 'http://pictures.example'
  const [first, second, other] = await Promise.all([
    started({ publicPicturesUrl }),
    started({ publicPicturesUrl }),
    started({ publicPicturesUrl, seed: 2 }),
  ])
  const page = { Status: '1,2,4', LanguageId: 2, Limit1: 1, Limit2: 60 }
  const texts = await Promise.all(
    [first, second, other].map(async ({ fetchText }) => (await fetchText('GetPropertyList', page)).text()),
  )
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).not.toBe(texts[2])
})

test('a property does not depend on how many there are', async () => {
  const [few, many] = await Promise.all([
    started({ properties: 10, publicPicturesUrl: 'http://p' }),
    started({ properties: 5000, publicPicturesUrl: 'http://p' }),
  ])
  const [one, other] = await Promise.all([few, many].map(({ ask }) => ask('GetProperty', { ID: 100_007 })))
  expect(one).toEqual(other)
})

test('a million properties are paged to the end in moderate time', async () => {
  const { ask } = await started({ properties: 1_000_000, projects: 0 })
  const { Value: first } = await ask('GetPropertyList', { Status: '1,2,4', Limit1: 1, Limit2: 250 })
  expect(first.RowsCount).toBeGreaterThan(900_000)
  const startedAt = performance.now()
  const { Value: last } = await ask('GetPropertyList', {
    Status: '1,2,4',
    Limit1: first.RowsCount - 249,
    Limit2: first.RowsCount,
  })
  expect(last.Items).toHaveLength(250)
  expect(last.Items.at(-1).ID).toBeGreaterThan(1_099_900)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test('the wider world has France, villages and the East Cantons too', async () => {
  const { ask } = await started({ properties: 240, projects: 12, reach: 'country', quirks: false })
  const { Value } = await ask('GetPropertyList', { Status: '0,1,2,3,4,5,6' })
  const rows = Value.Items as { CountryID: number; Zip: string; City: string }[]
  expect(new Set(rows.map(({ CountryID }) => CountryID))).toEqual(new Set([10, 33, 50]))
  expect(rows.map(({ Zip, City }) => `${Zip} ${City}`)).toEqual(
    expect.arrayContaining(['9771 Nokere', '4730 Raeren', '57100 Thionville']),
  )
})

test('the demo has both countries, every category, every state and some of each oddity', async () => {
  const { ask } = await started({ properties: 240, projects: 12 })
  const { Value } = await ask('GetPropertyList', { Status: '0,1,2,3,4,5,6' })
  const valuesOf = (name: string) => new Set(Value.Items.map((row: Record<string, unknown>) => row[name]))
  expect([...valuesOf('CountryID')].sort()).toEqual([10, 50])
  expect([...new Set([...valuesOf('WebID')].map(Number))].sort()).toEqual([1, 2, 4, 5, 7, 8, 9])
  expect([...valuesOf('Status')].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect([...valuesOf('Marquee')].sort()).toEqual([1, 2, 3, 4, 5])
  expect(new Set([...valuesOf('Price')].map((price) => typeof price))).toEqual(new Set(['number', 'string']))
  expect(new Set([...valuesOf('GoogleX')].map((x) => (x === '' ? 'empty' : typeof x)))).toEqual(
    new Set(['number', 'string', 'empty']),
  )
  expect([...valuesOf('CreatedDate')].some((date) => String(date).startsWith('/Date('))).toBe(true)
  expect([...valuesOf('PublishPrice')].sort()).toEqual([false, true])
  expect([...valuesOf('SmallPicture')]).not.toContain('')
  expect([...valuesOf('DescriptionA')].some((html) => String(html).includes('font-family'))).toBe(true)
})

// Coverage: 3.67.
test('there are seven categories, from house to garage, in their order, all for sale and to let', async () => {
  const { ask } = await started()
  const { Value } = await ask('GetWebIDList', { LanguageId: 1 })
  const rows = Value.Items as Record<string, unknown>[]
  expect(rows.map(({ ShowOrder }) => ShowOrder)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect([rows.at(0)?.Name, rows.at(-1)?.Name]).toEqual(['Huis / villa / hoeve', 'Garage / parking'])
  for (const { Sale, Rent } of rows) expect([Sale, Rent]).toEqual([true, true])
})

test('of twelve projects one is sold out, one has nothing but words, and some have a website of their own', async () => {
  const { ask } = await started({ projects: 12 })
  const { Value: projects } = await ask('GetProjectList')
  const items = projects.Items as Record<string, unknown>[]
  const idsWhere = (isMeant: (row: Record<string, unknown>) => boolean) =>
    items.filter(isMeant).map(({ ID }) => ID)
  expect(idsWhere(({ FreeUnitCount }) => FreeUnitCount === 0)).toEqual([511])
  expect(idsWhere(({ XLargePictureItems }) => (XLargePictureItems as unknown[]).length === 0)).toEqual([504])
  expect(idsWhere(({ Documents }) => (Documents as unknown[]).length === 0)).toEqual([504])
  expect(idsWhere(({ ExternalWeb }) => ExternalWeb !== '')).toEqual([501, 505, 509])
})

test('projects have 6 to 40 units, some sold, and their units carry their id', async () => {
  const { ask } = await started({ projects: 12 })
  const { Value: projects } = await ask('GetProjectList')
  expect(projects.RowsCount).toBe(12)
  const { Value: units } = await ask('GetPropertyList', { ProjectID: projects.Items[0].ID, Status: '1,2' })
  expect(units.RowsCount).toBe(projects.Items[0].UnitCount)
  expect(new Set(units.Items.map((unit: { ProjectID: number }) => unit.ProjectID))).toEqual(
    new Set([projects.Items[0].ID]),
  )
  for (const { UnitCount } of projects.Items) expect(UnitCount >= 6 && UnitCount <= 40).toBe(true)
  expect(projects.Items.some((project: { FreeUnitCount: number }) => project.FreeUnitCount === 0)).toBe(true)
})
