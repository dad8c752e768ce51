import type { Deal } from '@/domain/listing/listing'

/** 0 is for sale, whatever else is for rent. */
export function dealOfGoal(goal: number): Deal {
  return goal === 0 ? 'sale' : 'rent'
}
