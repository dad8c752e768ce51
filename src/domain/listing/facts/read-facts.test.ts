import { expect, test } from 'vitest'

import { readFacts, readLabels } from './read-facts'

test.each<{ stored: unknown; kept: 'all' | 'none' }>([
  { stored: { toilets: 2, hasLift: false, asbestosDate: '2024-05-17', pScore: 'A' }, kept: 'all' },
  { stored: { floor: 0 }, kept: 'all' },
  { stored: { reasonForSelling: 'Nalatenschap', constructor: 'x' }, kept: 'none' },
  { stored: { toilets: '2', hasLift: 'yes', asbestosDate: '17-5-2024', pScore: 4 }, kept: 'none' },
  { stored: null, kept: 'none' },
  { stored: ['toilets'], kept: 'none' },
])('of the stored facts $stored $kept are kept', ({ stored, kept }) => {
  expect(readFacts(stored)).toEqual(kept === 'all' ? stored : {})
})

test('of stored labels those of the catalogue are kept', () => {
  expect(readLabels({ kitchen: 'Ingericht', reasonForSelling: 'Nalatenschap', roof: 3 })).toEqual({
    kitchen: 'Ingericht',
  })
})

test('a fact that is not in the catalogue cannot be read', () => {
  const facts = readFacts({ toilets: 2, toilet: 2 })
  // @ts-expect-error: misspelt names do not compile
  expect(facts.toilet).toBeUndefined()
  // @ts-expect-error: nor do those of worded facts
  expect(readLabels({ kitchen: 'Ingericht' }).kitchens).toBeUndefined()
  expect(facts.toilets).toBe(2)
})
