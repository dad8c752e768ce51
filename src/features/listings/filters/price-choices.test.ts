import { expect, test } from 'vitest'

import { priceChoices } from './price-choices'

const band = (fromEuro: number, homes: number) => ({ fromEuro, belowEuro: fromEuro + 25_000, homes })

test('each price counts all homes below it', () => {
  expect(priceChoices([band(100_000, 3), band(125_000, 0), band(200_000, 5)])).toEqual([
    { euro: 125_000, homes: 3 },
    { euro: 225_000, homes: 8 },
  ])
})

test('homes above the last price are no choice', () => {
  expect(priceChoices([{ fromEuro: 5_000_000, belowEuro: null, homes: 2 }])).toEqual([])
})

test('of many prices a dozen remain, the highest among them', () => {
  const choices = priceChoices(Array.from({ length: 60 }, (_, index) => band(index * 25_000, 1)))
  expect(choices).toHaveLength(12)
  expect(choices.at(-1)).toEqual({ euro: 1_500_000, homes: 60 })
})
