import { z } from 'zod'

import type { Lead } from '@/domain/lead/lead'
import { deals } from '@/domain/listing/listing'
import { bareZip } from '@/domain/place/zip'
import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaOfSearchText } from '@/domain/search/search-text'
import { municipalitiesOfProvince, municipalityByKey } from '@/i18n/places/municipalities'
import { searchedPlaces } from '@/i18n/places/search-areas'
import type { PlatformDemand } from '@/platforms/platform'

import { demandPlaceKeys } from '../demands/demand-places'
import type { PlatformNames } from './platform-names'
import { toPerson } from './platform-person'
import { platformRemark } from './platform-remark'

const count = z.number().optional()

const demandSchema = z.object({
  goal: z.enum(deals),
  types: z.array(z.number()),
  places: z.array(z.string()),
  priceMin: count,
  priceMax: count,
  budget: count,
  bedroomsMin: count,
  bedroomsMax: count,
  garagesMin: count,
  garagesMax: count,
  parkingsMin: count,
  parkingsMax: count,
})

/** What a visitor looks for, as platforms keep it; `null` for a lead that is no demand. */
export async function toDemand(lead: Lead, names: PlatformNames): Promise<PlatformDemand | null> {
  const wish = lead.kind === 'demand' ? ofForm(lead) : lead.kind === 'list-demand' ? ofList(lead) : null
  if (!wish) return null
  const { typeIds, ...carried } = wish
  const [categories, remark] = await Promise.all([names.categories(typeIds), platformRemark(lead, names)])
  return { person: toPerson(lead), ...carried, ...categories, remark, mark: lead.id }
}

type Wish = Omit<PlatformDemand, 'person' | 'categoryIds' | 'kinds' | 'remark' | 'mark'> & {
  typeIds: number[]
}

function ofForm({ answers }: Lead): Wish | null {
  const demand = demandSchema.safeParse(answers).data
  if (!demand) return null
  const zips = demandPlaceKeys(demand.places)
    .filter((key) => key.startsWith('zip:'))
    .map((key) => bareZip(key.split(':')[2] ?? ''))
  return {
    deal: demand.goal,
    typeIds: demand.types,
    zips: [...new Set(zips)],
    priceMinEuro: demand.priceMin,
    priceMaxEuro: demand.priceMax ?? demand.budget,
    bedroomsMin: demand.bedroomsMin,
    bedroomsMax: demand.bedroomsMax,
    garagesMin: demand.garagesMin,
    garagesMax: demand.garagesMax,
    parkingsMin: demand.parkingsMin,
    parkingsMax: demand.parkingsMax,
  }
}

/** The rest of the list's filters stands in the remark. */
function ofList({ answers: { search } }: Lead): Wish | null {
  const criteria = typeof search === 'string' ? criteriaOfSearchText(search) : null
  if (!criteria) return null
  const { deal, typeIds, priceMinEuro, priceMaxEuro, bedroomsMin, bedroomsMax } = criteria
  const { garagesMin, parkingsMin, livingMin, plotMin, hasGarden, hasTerrace, hasLift } = criteria
  return {
    ...{ deal, typeIds, zips: zipsOf(criteria), priceMinEuro, priceMaxEuro, bedroomsMin, bedroomsMax },
    ...{ garagesMin, parkingsMin, livingMin, plotMin, hasGarden, hasTerrace, hasLift },
  }
}

/** Platforms take postal codes in an address, which has an end: beyond it the places stand in the remark alone. */
const mostZips = 250

function zipsOf(criteria: SearchCriteria): string[] {
  const { municipalityKeys, provinceKeys, areas } = searchedPlaces(criteria)
  const zips = [
    ...municipalityKeys.flatMap((key) => municipalityByKey(key)?.zips ?? []),
    ...provinceKeys.flatMap((key) => municipalitiesOfProvince(key).flatMap((one) => one.zips)),
    ...areas.flatMap((area) => area.zips ?? []),
  ]
  const all = [...new Set(zips.map(bareZip))]
  return all.length > mostZips ? [] : all
}
