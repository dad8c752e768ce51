import { expect, test } from 'vitest'

import { dealOfGoal } from './omnicasa-goal'

// Coverage: 3.11, 4.1, 4.2.
test.each([
  { goal: 0, deal: 'sale' },
  { goal: 1, deal: 'rent' },
  { goal: 2, deal: 'rent' },
  { goal: -1, deal: 'rent' },
])('goal $goal is a $deal', ({ goal, deal }) => {
  expect(dealOfGoal(goal)).toBe(deal)
})
