import { hash } from '../seed/hash'
import { brusselsDate } from '../world/brussels-time'
import { goals } from '../world/property-core'
import { zoneNames } from './labels'
import {
  areaUses,
  asbestosTypes,
  energyStates,
  floodRisks,
  floodZones,
  heritageNames,
  inspections,
  lawfulUses,
  planningInformation,
  riparianZones,
  servitudeTexts,
} from './legal-labels'
import { type Row, type RowContext, labelOf } from './row-context'

const year = 365 * 86_400_000

/** What each region wants in an advert; the rows of another region stay empty. */
export function certificateFields({ core, energy, language }: RowContext): Row {
  const { region } = core.place
  return {
    EPCTotal: region === 'wallonia' || region === 'flanders' ? energy.total : 0,
    EPCReference: energy.reference,
    ELevel: energy.eLevel,
    CO2Emission: region === 'brussels' || region === 'wallonia' ? energy.co2 : 0,
    EPCEndDate: energy.endsAt ? brusselsDate(energy.endsAt) : '',
    EPCStatus: energyStates[energy.status][language],
    InsulationLabelText: energy.insulationLabel,
  }
}

export function planningFields({ core, language }: RowContext): Row {
  const { region } = core.place
  const isDue = region === 'flanders' || region === 'brussels'
  if (!isDue) return { AreaApplicationID: 0, AreaApplicationName: '', JudicialDecision: 0 }
  const draw = hash(core.key, 71)
  const zone = zoneOf(core, draw)
  return {
    HasPermit: core.category !== 'land' && draw % 29 !== 0,
    HasAllotmentPermit: core.type.key === 'plot' ? draw % 3 > 0 : draw % 7 === 0,
    HasSummons: draw % 97 === 0,
    HasPreemptiveRights: draw % 31 === 0,
    JudicialDecision: draw % 97 === 0 ? 1 : draw % 97 < 3 ? 2 : 0,
    AreaApplicationID: zone,
    AreaApplicationName: labelOf(zoneNames, zone, language),
    AreaUseName: draw % 5 < 2 ? areaUses[areaUseOf(core)][language] : '',
    PlanningInformation:
      core.goal === goals.sale && draw % 9 > 3 ? planningInformation[draw % 2]![language] : '',
    LatestUseName:
      region === 'brussels' && core.goal === goals.sale ? lawfulUses[lawfulUseOf(core)][language] : '',
  }
}

function zoneOf({ category, type, place }: RowContext['core'], draw: number): number {
  if (type.key === 'farmland') return 8
  if (type.key === 'warehouse') return draw % 3 === 0 ? 3 : 4
  if (type.key === 'farm') return 22
  if (category === 'commercial') return 2
  if (type.key === 'villa' && draw % 5 === 0) return 20
  if (type.key === 'plot' && draw % 11 === 0) return 21
  return place.setting === 'village' && draw % 3 === 0 ? 22 : 1
}

function areaUseOf({ category, type }: RowContext['core']): keyof typeof areaUses {
  if (category === 'land') return type.key === 'farmland' ? 'farming' : 'fallow'
  return category === 'commercial' ? 'trade' : 'home'
}

function lawfulUseOf({ category, type }: RowContext['core']): keyof typeof lawfulUses {
  if (category === 'garage') return 'parking'
  if (category === 'commercial')
    return type.key === 'office' ? 'office' : type.key === 'warehouse' ? 'production' : 'trade'
  return category === 'house' || category === 'land' ? 'home' : 'flats'
}

export function floodFields({ core, language }: RowContext): Row {
  const isDue = core.place.region === 'flanders' && core.goal === goals.sale
  const isMissing = core.key % 37 === 0
  if (!isDue || isMissing)
    return { FloodZoneName: '', RiparianZone: '', FloodRiskName: '', GScore: '', PScore: '' }
  const draw = hash(core.key, 72)
  const plot = scoreOf(draw % 100)
  const building =
    core.category === 'land' ? '' : scoreOf((draw >>> 8) % 100 < 70 ? draw % 100 : (draw >>> 8) % 100)
  return {
    FloodZoneName: floodZones[plot === 'D' ? 1 : 0]![language],
    RiparianZone: riparianZones[draw % 53 === 0 ? 1 : 0]![language],
    FloodRiskName: floodRisks[plot === 'D' && building === 'D' ? 1 : 0]![language],
    GScore: building,
    PScore: plot,
  }
}

function scoreOf(share: number): string {
  if (share < 74) return 'A'
  if (share < 86) return 'B'
  return share < 94 ? 'C' : 'D'
}

export function inspectionFields({ core, energy, language, world }: RowContext): Row {
  const { category, place, goal } = core
  const draw = hash(core.key, 73)
  const isBelgian = place.countryId === 10
  const isBuilding = category !== 'land' && category !== 'garage'
  const needsAsbestos =
    place.region === 'flanders' &&
    goal === goals.sale &&
    isBuilding &&
    core.year < 2001 &&
    energy.status !== 'requested'
  const asbestosAt = world.options.now.getTime() - (draw % 1000) * (year / 400)
  return {
    AsbestosTypeName: needsAsbestos ? asbestosTypes[draw % 3 === 0 ? 0 : 1]![language] : '',
    AsbestosDate: needsAsbestos ? brusselsDate(asbestosAt) : '',
    ElectricityCertificateName:
      isBelgian && isBuilding ? inspections[core.year > 1998 || draw % 3 === 0 ? 0 : 1]![language] : '',
    GasCertificateName: isBelgian && isBuilding && draw % 4 === 0 ? inspections[0]![language] : '',
    GroundCertificateID: place.region === 'flanders' && goal === goals.sale ? (draw % 12 === 0 ? 1 : 2) : 0,
    HeritageName:
      place.region === 'flanders' && isBuilding
        ? heritageNames[core.type.key === 'mansion' && draw % 4 === 0 ? 1 : 0]![language]
        : '',
    Servitudes: isBelgian && goal === goals.sale ? servitudeTexts[draw % 9 === 0 ? 1 : 0]![language] : '',
  }
}
