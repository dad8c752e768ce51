import type { ListingStatus } from './listing'
import { isFree } from './project-offer'

export const unitSorts = ['unit', 'floor', 'surface', 'bedrooms', 'price', 'status'] as const
export type UnitSort = (typeof unitSorts)[number]

/** Which units of a project are shown, and in which order; it lives in the address. */
export interface UnitView {
  sort: UnitSort
  isDescending: boolean
  bedrooms: number | null
  onlyFree: boolean
}

export const wholeUnitView: UnitView = { sort: 'unit', isDescending: false, bedrooms: null, onlyFree: false }

export interface SortableUnit {
  id: number
  reference: string
  status: ListingStatus
  floor: number | null
  livingSquareMetres: number | null
  bedrooms: number | null
  /** Without a price it stands last, whichever the order. */
  shownPriceCents: number | null
}

export function unitViewOf(query: string): UnitView {
  const parameters = new URLSearchParams(query)
  const [, minus, name] = /^(-?)([a-z]+)$/.exec(parameters.get('sort') ?? '') ?? []
  const sort = unitSorts.find((known) => known === name)
  const bedrooms = /^[1-9]\d?$/.exec(parameters.get('bedrooms') ?? '')?.[0]
  return {
    sort: sort ?? wholeUnitView.sort,
    isDescending: sort !== undefined && minus === '-',
    bedrooms: bedrooms === undefined ? null : Number(bedrooms),
    onlyFree: parameters.get('free') === '1',
  }
}

/** In the order in which the cache sorts parameters; empty for the whole list. */
export function unitViewToQuery({ sort, isDescending, bedrooms, onlyFree }: UnitView): string {
  return new URLSearchParams([
    ...(bedrooms === null ? [] : [['bedrooms', String(bedrooms)]]),
    ...(onlyFree ? [['free', '1']] : []),
    ...(sort === wholeUnitView.sort && !isDescending ? [] : [['sort', isDescending ? `-${sort}` : sort]]),
  ]).toString()
}

export function viewUnits<T extends SortableUnit>(units: readonly T[], view: UnitView): T[] {
  const direction = view.isDescending ? -1 : 1
  return units
    .filter((unit) => view.bedrooms === null || unit.bedrooms === view.bedrooms)
    .filter((unit) => !view.onlyFree || isFree(unit))
    .toSorted((a, b) => {
      const [left, right] = [sortValue(a, view.sort), sortValue(b, view.sort)]
      if (left === null || right === null)
        return Number(left === null) - Number(right === null) || byName(a, b)
      return direction * (left - right) || (view.sort === 'unit' ? direction : 1) * byName(a, b)
    })
}

const statusRanks: Record<ListingStatus, number> = { available: 0, 'under-option': 1, sold: 2, rented: 2 }

function sortValue(unit: SortableUnit, sort: UnitSort): number | null {
  const values: Record<UnitSort, number | null> = {
    unit: 0,
    floor: unit.floor,
    surface: unit.livingSquareMetres,
    bedrooms: unit.bedrooms,
    price: unit.shownPriceCents,
    status: statusRanks[unit.status],
  }
  return values[sort]
}

const names = new Intl.Collator('nl-BE', { numeric: true })

function byName(a: SortableUnit, b: SortableUnit): number {
  return names.compare(a.reference, b.reference) || a.id - b.id
}
