import { expect, test } from 'vitest'

import { testNow } from '../testing/a-simulator'
import { languages } from '../world/language'
import { World } from '../world/world'
import { propertyRow, propertyRowText } from './property-row'

const aWorld = (quirks = false) =>
  new World({
    properties: 3000,
    projects: 3,
    seed: 1,
    now: testNow,
    picturesUrl: 'http://pictures',
    quirks,
    reach: 'country',
  })
const inLanguage = (language: (typeof languages)[number]) => ({
  language,
  descriptionLanguage: language,
  keepsFonts: true,
})

test('the row as text is the row as object', () => {
  const world = aWorld(true)
  for (let slot = 0; slot < 200; slot++) {
    const core = world.coreAt(slot)
    expect(JSON.parse(propertyRowText(world, core, inLanguage('fr')))).toEqual(
      propertyRow(world, core, inLanguage('fr'), null),
    )
  }
})

test('every text is finished: no slot, bracket or double space is left', () => {
  const world = aWorld()
  const unfinished = rows(world, 800).filter((row) =>
    /[{}[\]]|undefined|NaN| {2}|\b0 m²/.test(`${String(row.TypeDescription)} ${String(row.DescriptionA)}`),
  )
  expect(unfinished.map((row) => row.DescriptionA)).toEqual([])
})

test('texts and titles never promise a garden, terrace, pool or lift that is not there', () => {
  const words = {
    HasGarden: /\btuin\b|\bjardin\b|\bgarden\b|\bGarten\b/,
    HasTerrace: /\bterras\b|\bterrasse\b|\bterrace\b|\bTerrasse\b/,
    HasPool: /zwembad|piscine|pool\b|Schwimmbad/,
    HasLift: /\blift\b|ascenseur|Aufzug/,
  }
  const homes = rows(aWorld(), 800).filter((row) => [1, 8, 9].includes(Number(row.WebID)))
  for (const [flag, word] of Object.entries(words)) {
    const wrong = homes.filter(
      (row) => row[flag] === false && word.test(`${String(row.TypeDescription)} ${String(row.DescriptionA)}`),
    )
    expect(wrong.map((row) => `${flag}: ${String(row.DescriptionA)}`)).toEqual([])
  }
})

test('two homes rarely read alike', () => {
  const texts = rows(aWorld(), 400, ['nl'])
    .filter((row) => row.WebID === 1 || row.WebID === 8)
    .map((row) => row.DescriptionA)
  expect(new Set(texts).size / texts.length).toBeGreaterThan(0.99)
})

test('what a region asks for is there, and what it does not know stays empty', () => {
  const complete = rows(aWorld(), 1500, ['nl']).filter(
    (row) => row.WebID === 1 && row.Goal === 0 && Number(row.EnergyPerformance) > 0,
  )
  const flanders = complete.filter(
    (row) => row.CountryID === 10 && isFlemish(Number(row.Zip)) && row.PScore !== '',
  )
  const luxembourg = complete.filter((row) => row.CountryID === 50)
  expect(flanders.length).toBeGreaterThan(50)
  for (const row of flanders)
    expect(row).toMatchObject({
      EPCReference: expect.stringMatching(/-RES-1$/),
      GScore: expect.stringMatching(/^[A-D]$/),
      HasPermit: expect.any(Boolean),
    })
  for (const row of luxembourg)
    expect(row).toMatchObject({
      InsulationLabelText: expect.stringMatching(/^[A-I]\+?$/),
      PScore: '',
      CadastralIncome: 0,
    })
})

test('a rent is always published', () => {
  const hidden = rows(aWorld(), 1500, ['nl']).filter((row) => row.Goal === 1 && row.PublishPrice === false)
  expect(hidden).toEqual([])
})

function rows(world: World, count: number, wanted: readonly (typeof languages)[number][] = languages) {
  return Array.from({ length: count }, (_, slot) =>
    wanted.map((language) => propertyRow(world, world.coreAt(slot), inLanguage(language), null)),
  ).flat()
}

function isFlemish(zip: number): boolean {
  return (zip >= 1500 && zip < 4000) || zip >= 8000
}
