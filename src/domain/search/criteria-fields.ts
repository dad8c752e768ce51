import type { SearchCriteria } from './criteria'

type FieldsOf<T> = {
  [Field in keyof SearchCriteria]-?: Exclude<SearchCriteria[Field], undefined> extends T ? Field : never
}[keyof SearchCriteria]

/** Under which name each number stands in the address, in this order. */
export const numberParameters = [
  ['priceMinEuro', 'price-min'],
  ['priceMaxEuro', 'price-max'],
  ['bedroomsMin', 'bedrooms-min'],
  ['bedroomsMax', 'bedrooms-max'],
  ['garagesMin', 'garages-min'],
  ['parkingsMin', 'parkings-min'],
  ['livingMin', 'living-min'],
  ['livingMax', 'living-max'],
  ['plotMin', 'plot-min'],
  ['plotMax', 'plot-max'],
] as const satisfies readonly [field: FieldsOf<number>, name: string][]

/** What is either asked or not: `garden=1`. */
export const flagParameters = [
  ['hasGarden', 'garden'],
  ['hasTerrace', 'terrace'],
  ['isNewBuild', 'new-build'],
  ['isFurnished', 'furnished'],
  ['hasLift', 'lift'],
  ['isAvailableOnly', 'available'],
] as const satisfies readonly [field: FieldsOf<boolean>, name: string][]

export type FlagField = (typeof flagParameters)[number][0]
export const flagFields: readonly FlagField[] = flagParameters.map(([field]) => field)

/** From when one can live there: `available-from=2027-01-31`. */
export const dayParameter = 'available-from'

/** Words that somebody typed and no filter can say: shown above the list, no part of its search. */
export const unreadParameter = 'unread'

/** Every name that a search can have in an address. */
export const searchParameters: readonly string[] = [
  ...['reference', 'text', 'city', 'municipality', 'province', 'area', 'type'],
  ...numberParameters.map(([, name]) => name),
  'energy',
  ...flagParameters.map(([, name]) => name),
  dayParameter,
  ...['sort', 'page'],
]
