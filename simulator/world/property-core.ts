import type { Category, MainType } from './main-types'
import type { Place } from './places'
import type { Address } from './streets'

export const goals = { sale: 0, rent: 1, takeOver: 2 } as const

export const statuses = {
  prospect: 0,
  active: 1,
  sold: 2,
  cancelled: 3,
  rented: 4,
  inactive: 5,
  reference: 6,
} as const

export const marquees = { sale: 1, rent: 2, option: 3, sold: 4, rented: 5 } as const

export const conditions = {
  used: 1,
  fresh: 2,
  toBuild: 3,
  toRenovate: 4,
  renovated: 5,
  toRefresh: 9,
} as const

/** What one property is, in numbers: enough to search, sort and write all its rows. */
export type PropertyCore = {
  id: number
  /** Index among the ordinary properties, or among all units of all projects. */
  index: number
  /** Start of every stream of chance for this property. */
  key: number
  /** 0 for an ordinary property. */
  projectId: number
  buildingId: number
  type: MainType
  category: Category
  goal: number
  status: number
  marquee: number
  place: Place
  address: Address
  price: number
  year: number
  condition: number
  /** 1 detached, 2 terraced, 3 semi-detached, 0 not a house. */
  construction: number
  surface: number
  ground: number
  bedrooms: number
  bathrooms: number
  showers: number
  garages: number
  parkings: number
  floor: number
  flags: number
  createdAt: number
  changedAt: number
  siteId: number
  agentId: number
  pictureCount: number
  pictureVersion: number
}

/** Parts of a core that the control plane may overrule. */
export type CorePatch = Partial<
  Pick<
    PropertyCore,
    | 'goal'
    | 'status'
    | 'marquee'
    | 'price'
    | 'surface'
    | 'ground'
    | 'bedrooms'
    | 'bathrooms'
    | 'flags'
    | 'changedAt'
    | 'createdAt'
    | 'pictureCount'
    | 'pictureVersion'
    | 'projectId'
  >
>
