import type { Random } from '../seed/random'
import { flag } from './flags'
import type { MainType } from './main-types'
import { conditions, goals } from './property-core'

type ComfortFacts = {
  type: MainType
  goal: number
  year: number
  condition: number
  surface: number
  ground: number
  floor: number
}

/** Garden, terrace, lift and so on, as flags, as likely as they are for that kind of home. */
export function drawComforts(random: Random, facts: ComfortFacts): number {
  const { type, goal, year, condition, surface, ground, floor } = facts
  const when = (probability: number, value: number) => (random.chance(probability) ? value : 0)
  const isFlat = type.category === 'apartment' || type.category === 'studio'
  if (type.category === 'garage') return 0
  if (type.category === 'commercial')
    return when(0.3, flag.cellar) | (type.key === 'office' ? flag.office | when(0.6, flag.lift) : 0)
  if (type.category === 'investment')
    return when(0.6, flag.cellar) | when(0.5, flag.attic) | when(0.35, flag.garden)
  const isLetFurnished = goal === goals.rent && random.chance(type.category === 'studio' ? 0.6 : 0.2)
  const isFrugal = year >= 2018 || (condition === conditions.renovated && random.chance(0.35))
  const shared =
    (isLetFurnished ? flag.furnished : 0) |
    (goal === goals.rent ? when(0.4, flag.pets) : 0) |
    (isFrugal ? when(0.6, flag.heatPump) : 0)
  if (isFlat) {
    const garden = type.key === 'groundFloor' ? when(0.75, flag.garden) : 0
    const terrace =
      type.key === 'penthouse' ? flag.terrace : when(type.category === 'studio' ? 0.2 : 0.72, flag.terrace)
    const lift = floor > 0 ? when(floor > 2 || year > 1990 ? 0.9 : 0.4, flag.lift) : 0
    return shared | garden | terrace | lift | (type.key === 'room' ? 0 : when(0.4, flag.cellar))
  }
  const plotLeft = ground - surface * 0.55
  const hasLand = type.key === 'villa' || type.key === 'farm' || type.key === 'bungalow'
  const garden = plotLeft > 40 ? when(hasLand ? 1 : 0.94, flag.garden) : 0
  const pool = type.key === 'villa' ? when(0.2, flag.pool) : 0
  const viager =
    goal === goals.sale && year < 1985 && condition !== conditions.toRenovate ? when(0.03, flag.viager) : 0
  return (
    shared |
    garden |
    pool |
    viager |
    when(0.75, flag.terrace) |
    when(year < 1960 ? 0.65 : 0.25, flag.cellar) |
    when(type.key === 'bungalow' ? 0.2 : 0.55, flag.attic) |
    when(0.18, flag.office) |
    (isFrugal || random.chance(0.25) ? flag.solarPanels : 0)
  )
}
