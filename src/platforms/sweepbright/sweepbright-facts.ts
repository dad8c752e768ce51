import { z } from 'zod'

import type { Language } from '@/domain/language'
import type { Facts } from '@/domain/listing/facts/fact-catalogue'
import { type OpenDay, openDaysText } from '@/domain/listing/facts/open-days'
import type { Labels } from '@/domain/listing/facts/label-catalogue'
import type { Deal, Energy } from '@/domain/listing/listing'

import {
  optionalDate,
  optionalDay,
  optionalFlag,
  optionalNumber,
  optionalText,
  positiveNumber,
  text,
} from '../loose-values'
import { wordFor } from './sweepbright-words'

const membersSchema = z.record(z.string(), z.unknown()).catch({})

/** Read member by member, so that one slip costs one fact, and never the whole home. */
function part<Shape extends z.ZodRawShape>(shape: Shape) {
  type Part = z.output<z.ZodObject<Shape>>
  return z
    .unknown()
    .optional()
    .transform((given): Part => {
      const members = membersSchema.parse(given)
      const read = Object.entries(shape).map(([name, member]) => {
        const found = z.safeParse(member, members[name])
        return [name, found.success ? found.data : z.parse(member, undefined)]
      })
      // Each member was read by its own schema.
      return Object.fromEntries(read) as Part
    })
}

const amount = part({ amount: positiveNumber })
const year = part({ year: positiveNumber })

const energyPart = part({
  epc_value: optionalNumber,
  epc_category: optionalText,
  epc_reference: optionalText,
  total_epc_value: positiveNumber,
  co2_emissions: positiveNumber,
  e_level: positiveNumber,
  report_electricity_gas: optionalText,
})

/** With the offset it is written with; without one, as clocks in Brussels show it. */
const moment = z.union([z.iso.datetime({ offset: true }).transform((text) => new Date(text)), optionalDate])

/** What becomes facts and labels. Older versions have energy and income at the top, newer ones under `legal`. */
export const factFields = {
  epc_value: optionalNumber.catch(null),
  epc_category: optionalText.catch(null),
  epc_reference: optionalText.catch(null),
  cadastral_income: positiveNumber.catch(null),
  legal: part({
    energy: energyPart,
    property_and_land: part({
      cadastral_income: positiveNumber,
      flood_risk: optionalText,
      flood_risk_building_score: optionalText,
      flood_risk_plot_score: optionalText,
      land_use_designation: optionalText,
    }),
    regulations: part({
      building_permit: optionalFlag,
      subdivision_authorisation: optionalFlag,
      priority_purchase_right: optionalFlag,
    }),
  }),
  price_recurring_costs: amount,
  price_guarantee: amount,
  price_inventory_report_cost: amount,
  price_property_taxes: amount,
  price_yearly_budgeted_building_costs: amount,
  toilets: positiveNumber.catch(null),
  shower_rooms: positiveNumber.catch(null),
  floors: positiveNumber.catch(null),
  amenities: z.array(z.unknown()).nullish().catch(null),
  features: part({ comfort: part({ furnished: optionalFlag }) }),
  building: part({ construction: year, renovation: year }),
  occupancy: part({ available_from: optionalDay }),
  general_condition: text.catch(''),
  terrace_orientation: text.catch(''),
  open_homes: z
    .array(z.object({ start_date: moment, end_date: moment }).nullable().catch(null))
    .nullish()
    .catch(null),
  video_url: text.catch(''),
  virtual_tour_url: optionalText.catch(null),
}
type EstateFacts = z.infer<z.ZodObject<typeof factFields>>

export function amenitiesOf({ amenities }: Pick<EstateFacts, 'amenities'>): Set<unknown> {
  return new Set(amenities)
}

/** Only what is there is in the list: what is not in it is not known to be absent. */
const amenityFacts = {
  hasPool: 'pool',
  hasCellar: 'basement',
  hasAttic: 'attic',
  hasLift: 'lift',
  hasParking: 'parking',
} as const

export function factsOf(estate: EstateFacts, { deal, floor }: { deal: Deal; floor: string }): Facts {
  const { energy, property_and_land: land, regulations } = estate.legal
  const amenities = amenitiesOf(estate)
  const yearlyCosts = estate.price_yearly_budgeted_building_costs.amount
  return present({
    ...Object.fromEntries(
      Object.entries(amenityFacts)
        .filter(([, amenity]) => amenities.has(amenity))
        .map(([name]) => [name, true]),
    ),
    availableFrom: estate.occupancy.available_from,
    cadastralIncome: land.cadastral_income ?? estate.cadastral_income,
    chargesOwner: yearlyCosts === null ? null : Math.round(yearlyCosts / 12),
    chargesRenter: deal === 'rent' ? estate.price_recurring_costs.amount : null,
    co2Emission: energy.co2_emissions,
    depositAmount: estate.price_guarantee.amount,
    eLevel: energy.e_level,
    energyReference: energy.epc_reference ?? estate.epc_reference,
    energyTotal: energy.total_epc_value,
    floor: optionalNumber.safeParse(floor).data ?? null,
    floors: estate.floors,
    gScore: land.flood_risk_building_score,
    pScore: land.flood_risk_plot_score,
    hasAllotmentPermit: regulations.subdivision_authorisation,
    hasPermit: regulations.building_permit,
    hasPreemptiveRights: regulations.priority_purchase_right,
    inventoryOfPlace: estate.price_inventory_report_cost.amount,
    isFurnished: estate.features.comfort.furnished,
    openDays: openDaysText(openDaysOf(estate)),
    realEstateTax: estate.price_property_taxes.amount,
    renovationYear: estate.building.renovation.year,
    showerRooms: estate.shower_rooms,
    toilets: estate.toilets,
    virtualTour: estate.virtual_tour_url,
  })
}

function openDaysOf({ open_homes: days }: EstateFacts): OpenDay[] {
  return (days ?? []).flatMap((day) =>
    day?.start_date && day.end_date ? [{ startsAt: day.start_date, endsAt: day.end_date }] : [],
  )
}

type Nullable<T> = { [Name in keyof T]: T[Name] | null }

function present(facts: Nullable<Facts>): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Facts
}

export function labelsOf(estate: EstateFacts, language: Language): Labels {
  const { energy, property_and_land: land } = estate.legal
  const labels = {
    areaApplication: land.land_use_designation,
    condition: wordFor(estate.general_condition, language),
    electricityCertificate: wordFor(energy.report_electricity_gas, language),
    floodRisk: wordFor(land.flood_risk, language),
    orientationTerrace: wordFor(estate.terrace_orientation, language),
    videos: estate.video_url,
  }
  return Object.fromEntries(Object.entries(labels).filter(([, value]) => value)) as Labels
}

/** A 0 counts where a certificate speaks for it. */
export function energyOf(estate: EstateFacts): Energy {
  const { energy } = estate.legal
  const labelText = energy.epc_category ?? estate.epc_category
  const kwh = energy.epc_value ?? estate.epc_value
  const reference = energy.epc_reference ?? estate.epc_reference
  const isZeroMeant = labelText === null ? reference !== null : /\bA\s*\+/i.test(labelText)
  return { kwhPerSquareMetre: kwh === 0 && !isZeroMeant ? null : kwh, labelText }
}
