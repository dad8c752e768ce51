import type { Language } from '../world/language'

export type Region = 'flanders' | 'brussels' | 'wallonia' | 'luxembourg' | 'france'

/** One postcode: its villages, a point and how many people live there. */
export type Postcode = { zip: string; names: string[]; lat: number; lng: number; population: number }

export type Municipality = {
  /** NIS code in Belgium, canton.commune in Luxembourg, INSEE-like in France. */
  code: string
  name: string
  translations?: Partial<Record<Language, string>>
  province: string
  region: Region
  country: 'BE' | 'LU' | 'FR'
  population: number
  zips: Postcode[]
}
