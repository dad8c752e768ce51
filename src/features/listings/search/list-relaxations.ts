import type { Reads } from '@/database/query'
import { pageSize, type SearchCriteria, withoutPlaces } from '@/domain/search/criteria'
import { flagFields, type FlagField } from '@/domain/search/criteria-fields'
import { distanceKm, isMapView, mostRadiusKm } from '@/domain/search/search-area'
import { municipalities, municipalitiesOfProvince, municipalityByKey } from '@/i18n/places/municipalities'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { searchedPlaces } from '@/i18n/places/search-areas'

import { widerPrices } from './price-bands'
import { countMunicipalities } from './search-facets'
import { countListings } from './search-listings'

/** A search that is a little wider, and how many homes it adds. */
export type Relaxation = { gain: number; criteria: SearchCriteria } & RelaxationKind

export type RelaxationKind =
  | { kind: 'price-max' | 'price-min'; euro: number }
  | { kind: 'municipality'; key: string }
  | { kind: 'bedrooms-min'; bedrooms: number | undefined }
  | { kind: 'radius'; radiusKm: number }
  | { kind: 'any-type' }
  | { kind: 'without'; field: WithoutField }

export type WithoutField =
  FlagField | 'text' | 'energyLabels' | 'living' | 'plot' | 'area' | 'view' | 'availableFrom'

const mostRelaxations = 4
const mostNeighbours = 2
const neighbourKm = 25

type Candidate = { criteria: SearchCriteria } & RelaxationKind

/** The nearest searches that find more, most alike first: what an empty list offers. */
export async function listRelaxations(
  db: Reads,
  criteria: SearchCriteria,
  { total, maximum = mostRelaxations }: { total?: number; maximum?: number } = {},
): Promise<Relaxation[]> {
  const first = { ...criteria, page: 1 }
  const now = total ?? (await countListings(db, first)).total
  const [neighbours, ...others] = await Promise.all([
    neighbouring(db, first),
    ...laddersOf(first).map((ladder) => firstGain(db, ladder, now)),
  ])
  const [price, ...rest] = others
  return [price, ...neighbours, ...rest].filter((one) => one !== undefined && one !== null).slice(0, maximum)
}

/** Is the list so short that a visitor wants to know what lies just beside it? */
export function isShort(total: number): boolean {
  return total < pageSize / 4
}

/** Each ladder widens one criterion step by step; its first step that finds more is offered. */
function laddersOf(criteria: SearchCriteria): Candidate[][] {
  const { deal, priceMinEuro, priceMaxEuro, bedroomsMin, typeIds, area } = criteria
  const up = priceMaxEuro === undefined ? [] : widerPrices(deal, priceMaxEuro, 'up')
  const down = priceMinEuro === undefined ? [] : widerPrices(deal, priceMinEuro, 'down')
  const radius =
    area?.kind === 'circle' ? [2, 5].map((times) => Math.min(area.radiusKm * times, mostRadiusKm)) : []
  return [
    up.map((euro) => ({ kind: 'price-max', euro, criteria: { ...criteria, priceMaxEuro: euro } })),
    stepsDown(bedroomsMin).map((bedrooms) => ({
      kind: 'bedrooms-min',
      bedrooms,
      criteria: { ...criteria, bedroomsMin: bedrooms },
    })),
    radius.map((radiusKm) => ({
      kind: 'radius',
      radiusKm,
      criteria: { ...criteria, area: area?.kind === 'circle' ? { ...area, radiusKm } : area },
    })),
    typeIds.length > 0 ? [{ kind: 'any-type', criteria: { ...criteria, typeIds: [] } }] : [],
    down.map((euro) => ({
      kind: 'price-min',
      euro,
      criteria: { ...criteria, priceMinEuro: euro || undefined },
    })),
    ...withouts(criteria).map((one) => [one]),
  ]
}

function stepsDown(bedrooms: number | undefined): (number | undefined)[] {
  return bedrooms === undefined ? [] : bedrooms > 2 ? [bedrooms - 1, bedrooms - 2] : [undefined]
}

function withouts(criteria: SearchCriteria): Candidate[] {
  const without = (field: WithoutField, part: Partial<SearchCriteria>): Candidate => ({
    kind: 'without',
    field,
    criteria: { ...criteria, ...part },
  })
  const list = flagFields
    .filter((field) => criteria[field])
    .map((field) => without(field, { [field]: undefined }))
  if (criteria.livingMin || criteria.livingMax)
    list.push(without('living', { livingMin: undefined, livingMax: undefined }))
  if (criteria.plotMin || criteria.plotMax)
    list.push(without('plot', { plotMin: undefined, plotMax: undefined }))
  if (criteria.energyLabels.length > 0) list.push(without('energyLabels', { energyLabels: [] }))
  if (criteria.availableFrom) list.push(without('availableFrom', { availableFrom: undefined }))
  if (criteria.text) list.push(without('text', { text: undefined }))
  if (criteria.area?.kind === 'polygon')
    list.push(without(isMapView(criteria.area) ? 'view' : 'area', { area: null }))
  return list
}

/** Counts every step at once: one more count costs less than one more journey to the database. */
async function firstGain(db: Reads, ladder: Candidate[], now: number): Promise<Relaxation | null> {
  const counts = await Promise.all(ladder.map(({ criteria }) => countListings(db, criteria)))
  const gains = ladder.map((candidate, step) => ({ ...candidate, gain: (counts[step]?.total ?? 0) - now }))
  return gains.find(({ gain }) => gain > 0) ?? null
}

/** Municipalities beside the chosen ones, the nearest first, that hold what is sought. */
async function neighbouring(db: Reads, criteria: SearchCriteria): Promise<Relaxation[]> {
  const chosen = chosenMunicipalities(criteria)
  if (chosen.size === 0) return []
  const counts = await countMunicipalities(db, withoutPlaces(criteria))
  const points = [...chosen]
    .map((key) => municipalityByKey(key)?.point)
    .filter((point) => point !== undefined)
  return municipalities
    .filter(({ key }) => !chosen.has(key) && counts.has(key))
    .map((one) => ({ key: one.key, km: Math.min(...points.map((point) => distanceKm(point, one.point))) }))
    .filter(({ km }) => km <= neighbourKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, mostNeighbours)
    .map(({ key }) => ({
      kind: 'municipality',
      key,
      gain: counts.get(key) ?? 0,
      criteria: { ...criteria, municipalities: [...criteria.municipalities, key] },
    }))
}

function chosenMunicipalities(criteria: SearchCriteria): Set<string> {
  const { municipalityKeys, provinceKeys, areas } = searchedPlaces(criteria)
  const ofProvinces = provinceKeys.flatMap((key) => municipalitiesOfProvince(key).map((one) => one.key))
  const ofZips = areas.flatMap(({ zips = [], country = 'BE' }) =>
    zips.flatMap((zip) => municipalityOf({ country, zip, city: '' })?.key ?? []),
  )
  return new Set([...municipalityKeys, ...ofProvinces, ...ofZips])
}
