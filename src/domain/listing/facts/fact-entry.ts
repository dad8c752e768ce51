import type { Region } from '../../place/region'

/** A `code` keeps its zero, which stands for something; a `number` of zero was not filled in. */
export type FactType = 'number' | 'code' | 'flag' | 'day' | 'text'

export type FactUnit =
  | 'euro'
  | 'euro-month'
  | 'euro-year'
  | 'm2'
  | 'm'
  | 'kwh-year'
  | 'kg-co2-m2-year'
  | 'of-ten'
  | 'years-old'
  | 'years'

/** Parts of the site that read a fact. */
export type FactPlace = 'details' | 'legal' | 'energy' | 'compare' | 'cost' | 'media' | 'search' | 'visit'

/** What holds for a fact with words and for one without. */
export interface ShownFact {
  shownIn: readonly [FactPlace, ...FactPlace[]]
  /** The regions whose law wants it in an advertisement. */
  law?: readonly Region[]
  /** Shown nowhere else: the term or the number belongs to these regions. */
  regions?: readonly Region[]
}

export interface FactEntry extends ShownFact {
  type: FactType
  unit?: FactUnit
}

export const belgium: readonly Region[] = ['flanders', 'brussels', 'wallonia']
export const flanders: readonly Region[] = ['flanders']
export const brussels: readonly Region[] = ['brussels']
export const wallonia: readonly Region[] = ['wallonia']
export const luxembourg: readonly Region[] = ['luxembourg']
