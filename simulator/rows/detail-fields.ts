import { hash } from '../seed/hash'
import { brusselsDate } from '../world/brussels-time'
import { has } from '../world/flags'
import type { Labels, Language } from '../world/language'
import { goals } from '../world/property-core'
import { exteriorComforts, interiorComforts } from './comfort-labels'
import {
  availabilityNames,
  floorCoverings,
  frameNames,
  glazingNames,
  heatingNames,
  heatingSources,
  kitchenNames,
  orientationNames,
  roofMaterials,
  roofNames,
} from './labels'
import { reasonsToLet, reasonsToSell, vatRegimes } from './legal-labels'
import { type Row, type RowContext, labelOf } from './row-context'

export function costFields({ core, language }: RowContext): Row {
  const { category, goal, place, price, surface } = core
  const isBelgian = place.countryId === 10
  const isRent = goal === goals.rent
  const isNew = core.projectId > 0 || core.type.key === 'newHouse'
  const isFlat = category === 'apartment' || category === 'studio'
  // The agency works the fee out for some of its homes only.
  const notaryFee = isRent || price === 0 || core.key % 4 > 0 ? 0 : Math.round(price * 0.0057 + 1200)
  const charges = isRent && isFlat ? 25 + Math.round(surface / 10) * 10 : 0
  return {
    ChargesRenter: charges,
    ChargesOwner: !isRent && isFlat ? 40 + Math.round(surface / 5) * 5 : 0,
    DepositAmount: isRent ? price * (place.region === 'flanders' ? 3 : 2) : 0,
    AgencyCost: isRent && place.region === 'luxembourg' ? Math.round(price * 0.585) : 0,
    TotalCost: isRent ? price + charges : 0,
    NotaryFee: notaryFee,
    NotaryFeeWithVAT: Math.round(notaryFee * 1.21),
    RegistrationRights: isNew || isRent ? 0 : Math.round(price * registrationRate(place.region)),
    VATValue: isNew ? Math.round(price * (place.region === 'luxembourg' ? 0.17 : 0.21)) : 0,
    VATRegimeName: isRent ? '' : isNew ? vatRegimes.vat[language] : vatRegimes.registration[language],
    ConstructionCost: isNew && !isRent ? Math.round((price * 0.72) / 500) * 500 : 0,
    VariousCosts: core.projectId > 0 && !isRent ? 4500 + (core.key % 8) * 250 : 0,
    GaragePrice: core.projectId > 0 && core.garages === 0 ? 27_500 : 0,
    ParkingPrice: core.projectId > 0 && core.parkings === 0 ? 16_500 : 0,
    OptionPrice: core.projectId > 0 && core.key % 3 === 0 ? 7500 : 0,
    RealEstateTax: isBelgian && !isRent && surface > 0 ? Math.round(surface * 5.4) : 0,
    CadastralIncome:
      isBelgian && !isRent && !isNew ? cadastralIncome(core.key, category, surface, core.ground) : 0,
    InventoryOfPlace: isRent && isBelgian && category !== 'garage' ? 150 + Math.round(surface / 10) * 10 : 0,
    // An owner asks this for some homes only.
    MinimumIncome: isRent && core.key % 2 === 0 ? Math.ceil((price * 3) / 50) * 50 : 0,
    MaximumPersons: isRent && core.bedrooms > 0 ? core.bedrooms + 1 : 0,
    ReasonForSelling: isRent || isNew ? '' : reasonsToSell[core.key % 3]![language],
    ReasonForRenting: isRent ? reasonsToLet[core.key % 3]![language] : '',
  }
}

function registrationRate(region: RowContext['core']['place']['region']): number {
  return region === 'flanders' ? 0.12 : region === 'luxembourg' ? 0.07 : 0.125
}

function cadastralIncome(key: number, category: string, surface: number, ground: number): number {
  if (category === 'land') return Math.round(ground * 0.05) + 4
  if (category === 'garage') return 80 + (key % 90)
  return Math.round(surface * (4.6 + (key % 40) / 10))
}

export function technicalFields({ core, technical, language }: RowContext): Row {
  const isBuilding = core.category !== 'land' && core.category !== 'garage'
  const isPlot = core.category === 'land'
  const isGarage = core.category === 'garage'
  const isConnected = isBuilding || (core.type.key === 'plot' && hash(core.key, 61) % 3 > 0)
  return {
    NumberOfFloors:
      core.category === 'house'
        ? core.type.key === 'bungalow'
          ? 1
          : 2 + (core.key % 2)
        : isBuilding
          ? Math.max(core.floor + 1, 3 + (core.key % 4))
          : 0,
    NumberOfExternalParkings: core.category === 'house' ? core.parkings : 0,
    ExtraRoomsPossible: has(core.flags, 'attic') && core.key % 3 === 0,
    FrontWidth: isPlot ? 0 : technical.frontWidth,
    PlotWidth: technical.frontWidth,
    NumberOfFacades: technical.facades,
    RenovationYear: technical.renovationYear,
    FreeAvailableID: isGarage ? 0 : technical.availability,
    FreeAvailableName: isGarage ? '' : labelOf(availabilityNames, technical.availability, language),
    DateFree: technical.freeAt && !isGarage ? brusselsDate(technical.freeAt) : '',
    KitchenID: technical.kitchen,
    KitchenName: labelOf(kitchenNames, technical.kitchen, language),
    HeatingName: isBuilding ? labelOf(heatingNames, technical.heating, language) : '',
    HeatingBID: technical.heatingSource,
    HeatingBName: isBuilding ? labelOf(heatingSources, technical.heatingSource, language) : '',
    WindowGlazing: labelOf(glazingNames, technical.glazing, language),
    WindowFrameName: labelOf(frameNames, technical.frame, language),
    RoofName: labelOf(roofNames, technical.roof, language),
    RoofMaterialName: isBuilding
      ? roofMaterials[technical.roof === 6 ? 2 : technical.roofMaterial]![language]
      : '',
    ComfortInterior: isBuilding ? comforts(interiorComforts, hash(core.key, 62), language) : '',
    ComfortExterior:
      core.category === 'house' ? comforts(exteriorComforts, hash(core.key, 63), language) : '',
    FloorCovering: isBuilding ? floorCoverings[technical.floorCovering]![language] : '',
    OrientationT: labelOf(orientationNames, technical.orientation, language),
    OrientationName: labelOf(orientationNames, technical.orientation, language),
    // Nobody asks it of a garage, so nobody fills it in.
    HasGas: isGarage
      ? null
      : isBuilding && (technical.heatingSource === 3 || core.place.setting !== 'village'),
    HasWater: isGarage ? null : isConnected,
    HasElectricity: isGarage ? null : isConnected,
    HasDrain: isGarage ? null : isConnected && core.place.setting !== 'village',
    VirtualTour: isBuilding && core.key % 11 === 0 ? `https://my.matterport.com/show/?m=SIM${core.id}` : '',
  }
}

/** One or two of the list, or none at all. */
function comforts(list: readonly Labels[], draw: number, language: Language): string {
  const first = draw % (list.length + 1)
  return [...new Set([list[first], list[(draw >>> 8) % (first + 1)]])]
    .flatMap((comfort) => (comfort && first < list.length ? [comfort[language]] : []))
    .join(', ')
}

export function annuityFields({ core, language }: RowContext): Row {
  const isAnnuity = has(core.flags, 'viager')
  if (!isAnnuity) return { HasViager: false, ViagerType: 0 }
  const conditions = {
    nl: 'Met voorbehoud van bewoning',
    fr: "Avec réserve d'usage",
    en: 'With right of occupation',
    de: 'Mit Wohnrecht',
  }
  const hasCouple = core.key % 3 > 0
  return {
    HasViager: true,
    ViagerType: core.key % 4 === 0 ? 2 : 1,
    ViagerAge1: 74 + (core.key % 12),
    ViagerGender1: hasCouple || core.key % 2 === 0 ? 'F' : 'M',
    ViagerAge2: hasCouple ? 75 + (core.key % 10) : 0,
    ViagerGender2: hasCouple ? 'M' : '',
    ViagerPension: Math.round(core.price / 260 / 10) * 10,
    ViagerSurvivalPension: hasCouple,
    ViagerIndexed: core.key % 5 > 0,
    ViagerMaxDuration: core.key % 2 === 0 ? 20 : 0,
    ViagerConditions: conditions[language],
  }
}
