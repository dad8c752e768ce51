import { belgium, brussels, flanders, type ShownFact } from './fact-entry'

/** Every fact of a home that the platform words in each language, by our name for it. */
export const labelCatalogue = {
  areaApplication: { law: flanders, shownIn: ['details', 'legal'] },
  areaUse: { shownIn: ['details'] },
  asbestosType: { law: flanders, shownIn: ['details', 'legal'] },
  availability: { shownIn: ['details'] },
  comfortExterior: { shownIn: ['details'] },
  comfortInterior: { shownIn: ['details'] },
  condition: { shownIn: ['details'] },
  /** Detached, semi-detached or terraced; said where the number of façades is not. */
  construction: { shownIn: ['details'] },
  /** Rooms, each with its surface. */
  divisions: { shownIn: ['details'] },
  electricityCertificate: { shownIn: ['details'] },
  floodRisk: { regions: belgium, law: flanders, shownIn: ['details', 'legal'] },
  floodZone: { regions: belgium, law: flanders, shownIn: ['details', 'legal'] },
  floorCovering: { shownIn: ['details'] },
  gasCertificate: { shownIn: ['details'] },
  heating: { shownIn: ['details'] },
  heatingSource: { shownIn: ['details'] },
  heritage: { law: flanders, shownIn: ['details', 'legal'] },
  kitchen: { shownIn: ['details'] },
  latestUse: { law: brussels, shownIn: ['details', 'legal'] },
  neighbourhoods: { shownIn: ['details'] },
  orientation: { shownIn: ['details'] },
  orientationTerrace: { shownIn: ['details'] },
  planningInformation: { law: brussels, shownIn: ['details', 'legal'] },
  /** Places nearby, each with its distance. */
  pointsOfInterest: { shownIn: ['details'] },
  riparianZone: { regions: belgium, law: flanders, shownIn: ['details', 'legal'] },
  roof: { shownIn: ['details'] },
  roofMaterial: { shownIn: ['details'] },
  servitudes: { shownIn: ['details'] },
  subCities: { shownIn: ['details'] },
  vatRegime: { shownIn: ['details'] },
  viagerConditions: { shownIn: ['details'] },
  videos: { shownIn: ['media'] },
  windowFrame: { shownIn: ['details'] },
  windowGlazing: { shownIn: ['details'] },
} as const satisfies Record<string, ShownFact>

export type LabelName = keyof typeof labelCatalogue

/** Worded facts in one language; one that is not known is not there. */
export type Labels = { [Name in LabelName]?: string }
