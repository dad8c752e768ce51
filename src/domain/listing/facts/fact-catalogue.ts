import {
  belgium,
  brussels,
  type FactEntry,
  type FactType,
  flanders,
  luxembourg,
  wallonia,
} from './fact-entry'

/** Every fact of a home that has no words of its own and no column of `Listing`, by our name for it. */
export const factCatalogue = {
  agencyCost: { type: 'number', unit: 'euro', law: luxembourg, shownIn: ['details', 'legal'] },
  asbestosDate: { type: 'day', law: flanders, shownIn: ['details', 'legal'] },
  availableFrom: { type: 'day', shownIn: ['details', 'search'] },
  cadastralIncome: {
    type: 'number',
    unit: 'euro',
    regions: belgium,
    shownIn: ['details', 'compare', 'cost'],
  },
  chargesOwner: { type: 'number', unit: 'euro-month', shownIn: ['details', 'compare'] },
  chargesRenter: {
    type: 'number',
    unit: 'euro-month',
    law: [...belgium, ...luxembourg],
    shownIn: ['details', 'legal', 'compare', 'visit'],
  },
  co2Emission: {
    type: 'number',
    unit: 'kg-co2-m2-year',
    law: brussels,
    shownIn: ['details', 'legal', 'energy'],
  },
  constructionCost: { type: 'number', unit: 'euro', shownIn: ['details'] },
  depositAmount: {
    type: 'number',
    unit: 'euro',
    law: [...belgium, ...luxembourg],
    shownIn: ['details', 'legal'],
  },
  eLevel: { type: 'number', regions: belgium, law: flanders, shownIn: ['details', 'legal', 'energy'] },
  energyEndDate: { type: 'day', shownIn: ['details', 'energy'] },
  energyReference: {
    type: 'text',
    regions: belgium,
    law: [...flanders, ...wallonia],
    shownIn: ['details', 'legal', 'energy'],
  },
  /** Why there is no certificate, as the agency words it in its main language. */
  energyStatus: { type: 'text', shownIn: ['details', 'legal', 'energy'] },
  energyTotal: {
    type: 'number',
    unit: 'kwh-year',
    law: wallonia,
    shownIn: ['details', 'legal', 'energy'],
  },
  externalParkings: { type: 'number', shownIn: ['details'] },
  extraRoomsPossible: { type: 'flag', shownIn: ['details'] },
  facades: { type: 'number', shownIn: ['details'] },
  /** 0 is the ground floor. */
  floor: { type: 'code', shownIn: ['details'] },
  floors: { type: 'number', shownIn: ['details'] },
  frontWidth: { type: 'number', unit: 'm', shownIn: ['details'] },
  gScore: { type: 'text', regions: flanders, law: flanders, shownIn: ['details', 'legal', 'compare'] },
  garagePrice: { type: 'number', unit: 'euro', shownIn: ['details'] },
  /** 1 requested, 2 present. */
  groundCertificate: { type: 'code', shownIn: ['details'] },
  hasAllotmentPermit: { type: 'flag', law: flanders, shownIn: ['details', 'legal'] },
  hasAttic: { type: 'flag', shownIn: ['details'] },
  hasCellar: { type: 'flag', shownIn: ['details'] },
  hasDrain: { type: 'flag', shownIn: ['details'] },
  hasElectricity: { type: 'flag', shownIn: ['details'] },
  hasGarage: { type: 'flag', shownIn: ['details'] },
  hasGas: { type: 'flag', shownIn: ['details'] },
  hasLift: { type: 'flag', shownIn: ['details', 'search'] },
  hasParking: { type: 'flag', shownIn: ['details'] },
  hasPermit: { type: 'flag', law: flanders, shownIn: ['details', 'legal'] },
  hasPool: { type: 'flag', shownIn: ['details'] },
  hasPreemptiveRights: { type: 'flag', law: flanders, shownIn: ['details', 'legal'] },
  hasSummons: { type: 'flag', law: flanders, shownIn: ['details', 'legal'] },
  /** Opens the rows of a sale for life. */
  hasViager: { type: 'flag', shownIn: ['cost', 'search'] },
  hasWater: { type: 'flag', shownIn: ['details'] },
  insulationLabel: {
    type: 'text',
    regions: luxembourg,
    law: luxembourg,
    shownIn: ['details', 'legal', 'energy'],
  },
  inventoryOfPlace: { type: 'number', unit: 'euro', shownIn: ['details', 'visit'] },
  isFurnished: { type: 'flag', shownIn: ['details', 'search'] },
  /** 0 none or not filled in, 1 imposed, 2 as required. */
  judicialDecision: { type: 'code', law: flanders, shownIn: ['details', 'legal'] },
  /** The measure by the abbreviation of the law's own list, where the platform sends that instead of a code. */
  judicialMeasure: { type: 'text', law: flanders, shownIn: ['legal'] },
  maximumPersons: { type: 'number', shownIn: ['visit'] },
  mobilityEducation: { type: 'number', unit: 'of-ten', regions: flanders, shownIn: ['details'] },
  mobilityEnvironment: { type: 'number', unit: 'of-ten', regions: flanders, shownIn: ['details'] },
  mobilityHealth: { type: 'number', unit: 'of-ten', regions: flanders, shownIn: ['details'] },
  mobilityLeisure: { type: 'number', unit: 'of-ten', regions: flanders, shownIn: ['details'] },
  mobilityNearby: { type: 'number', unit: 'of-ten', regions: flanders, shownIn: ['details'] },
  mobilityPublicTransport: { type: 'number', unit: 'of-ten', regions: flanders, shownIn: ['details'] },
  mobilityShops: { type: 'number', unit: 'of-ten', regions: flanders, shownIn: ['details'] },
  mobilityTotal: { type: 'number', unit: 'of-ten', regions: flanders, shownIn: ['details'] },
  notaryFee: { type: 'number', unit: 'euro', shownIn: ['details'] },
  notaryFeeWithVat: { type: 'number', unit: 'euro', shownIn: ['details'] },
  /** When whoever likes may come and see it: see open-days.ts. */
  openDays: { type: 'text', shownIn: ['visit'] },
  optionPrice: { type: 'number', unit: 'euro', shownIn: ['details'] },
  pScore: { type: 'text', regions: flanders, law: flanders, shownIn: ['details', 'legal', 'compare'] },
  parkingPrice: { type: 'number', unit: 'euro', shownIn: ['details'] },
  plotWidth: { type: 'number', unit: 'm', shownIn: ['details'] },
  realEstateTax: { type: 'number', unit: 'euro-year', regions: belgium, shownIn: ['details'] },
  registrationRights: { type: 'number', unit: 'euro', shownIn: ['details', 'cost'] },
  renovationYear: { type: 'number', shownIn: ['details'] },
  showerRooms: { type: 'number', shownIn: ['details'] },
  startPrice: { type: 'number', unit: 'euro', shownIn: ['details'] },
  surfaceConstructed: { type: 'number', unit: 'm2', shownIn: ['details'] },
  surfaceGarden: { type: 'number', unit: 'm2', shownIn: ['details', 'compare'] },
  surfaceLivingRoom: { type: 'number', unit: 'm2', shownIn: ['details'] },
  surfaceOffice: { type: 'number', unit: 'm2', shownIn: ['details'] },
  surfaceStore: { type: 'number', unit: 'm2', shownIn: ['details'] },
  surfaceTerrace: { type: 'number', unit: 'm2', shownIn: ['details', 'compare'] },
  toilets: { type: 'number', shownIn: ['details'] },
  totalCost: { type: 'number', unit: 'euro', shownIn: ['details'] },
  uniqueCode: { type: 'text', regions: belgium, shownIn: ['details', 'energy'] },
  variousCosts: { type: 'number', unit: 'euro', shownIn: ['details'] },
  /** A rate of at most thirty per cent, or an amount in euro. */
  vatValue: { type: 'number', shownIn: ['details', 'cost'] },
  viagerAge1: { type: 'number', unit: 'years-old', shownIn: ['details'] },
  viagerAge2: { type: 'number', unit: 'years-old', shownIn: ['details'] },
  viagerGender1: { type: 'text', shownIn: ['details'] },
  viagerGender2: { type: 'text', shownIn: ['details'] },
  viagerIndexed: { type: 'flag', shownIn: ['details'] },
  viagerMaxDuration: { type: 'number', unit: 'years', shownIn: ['details'] },
  viagerPension: { type: 'number', unit: 'euro', shownIn: ['details', 'search'] },
  viagerSurvivalPension: { type: 'flag', shownIn: ['details'] },
  /** 1 occupied, 2 free. */
  viagerType: { type: 'code', shownIn: ['details', 'search'] },
  virtualTour: { type: 'text', shownIn: ['media'] },
} as const satisfies Record<string, FactEntry>

export type FactName = keyof typeof factCatalogue

interface ValueOfType extends Record<FactType, unknown> {
  number: number
  code: number
  flag: boolean
  day: string
  text: string
}

type Catalogue = typeof factCatalogue

/** What is known of a home; a fact that is not known is not there. */
export type Facts = { [Name in FactName]?: ValueOfType[Catalogue[Name]['type']] }

/** The names of all facts of one type. */
export type FactNameOf<Type extends FactType> = {
  [Name in FactName]: Catalogue[Name]['type'] extends Type ? Name : never
}[FactName]
