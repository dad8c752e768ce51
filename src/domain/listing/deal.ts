import type { Deal } from './listing'

/** Platforms number the goal of a listing: 0 is for sale, whatever else is for rent. */
export function dealOfGoal(goal: number): Deal {
  return goal === 0 ? 'sale' : 'rent'
}
