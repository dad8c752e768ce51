import type { TypeKey } from '../world/main-types'

/** What a sentence is about; a property's facts decide which of them may be written. */
export type Subject =
  | 'openHouse'
  | 'openVilla'
  | 'openMansion'
  | 'openFarm'
  | 'openApartment'
  | 'openStudio'
  | 'openRoom'
  | 'openPlot'
  | 'openFarmland'
  | 'openBuilding'
  | 'openShop'
  | 'openOffice'
  | 'openWarehouse'
  | 'openHoreca'
  | 'openGarage'
  | 'openParking'
  | 'openUnit'
  | 'fresh'
  | 'toBuild'
  | 'renovated'
  | 'used'
  | 'toRefresh'
  | 'toRenovate'
  | 'roomsHouse'
  | 'roomsLevel'
  | 'roomsFlat'
  | 'roomsStudio'
  | 'garden'
  | 'gardenTerrace'
  | 'terrace'
  | 'pool'
  | 'garage'
  | 'parking'
  | 'cellar'
  | 'attic'
  | 'lift'
  | 'office'
  | 'furnished'
  | 'heatPump'
  | 'solar'
  | 'economical'
  | 'wasteful'
  | 'gas'
  | 'city'
  | 'town'
  | 'village'
  | 'plotFront'
  | 'plotServices'
  | 'farmlandUse'
  | 'buildingUnits'
  | 'buildingRent'
  | 'shopUse'
  | 'officeUse'
  | 'warehouseUse'
  | 'horecaUse'
  | 'garageUse'
  | 'parkingUse'
  | 'viager'
  | 'closeSale'
  | 'closeRent'
  | 'closeTakeOver'
  | 'closeUnit'

export type Feature =
  | 'pool'
  | 'sunnyGarden'
  | 'garden'
  | 'sunnyTerrace'
  | 'terrace'
  | 'bedrooms'
  | 'bedroomsGarage'
  | 'garage'
  | 'place'

export type Adjective = 'fresh' | 'renovated' | 'used' | 'toRefresh' | 'toRenovate'

export type Phrasebook = {
  /** Noun of each type and its gender: the position of its form within brackets. */
  nouns: Record<TypeKey, [string, number]>
  sentences: Record<Subject, string[]>
  /** Title of a home: `{adjective}`, `{type}` and `{feature}`. */
  homeTitle: string
  adjectives: Record<Adjective, string[]>
  features: Record<Feature, string[]>
  /** Whole titles of what is not a home. */
  titles: Partial<Record<TypeKey, string[]>>
}
