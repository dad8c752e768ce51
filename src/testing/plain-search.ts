import type { Listing } from '@/domain/listing/listing'
import { languages } from '@/domain/language'
import { isClosed } from '@/domain/listing/closed-listing'
import { energyLabel } from '@/domain/listing/energy/energy-label'
import { isNewBuild } from '@/domain/listing/new-build'
import { cityTitle } from '@/domain/place/city'
import { bareZip } from '@/domain/place/zip'
import type { PlaceCriterion, SearchCriteria } from '@/domain/search/criteria'
import { referenceKey } from '@/domain/search/reference-key'
import { areaRing, type AreaPoint } from '@/domain/search/search-area'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { slug } from '@/i18n/paths/slug'

/** The marquee behind which the homes of a test hide their price. */
export const hidingMarquee = 9

/** The list of a search as one would write it over homes in memory: what the SQL is compared with. */
export function plainSearch(
  homes: Listing[],
  criteria: SearchCriteria,
  featuredIds: number[] = [],
): Listing[] {
  return plainMatches(homes, criteria)
    .filter(({ status }) => criteria.reference || !isClosed(status))
    .sort(byOrder(criteria.sort, featuredIds))
}

/** All that fits, sold and rented homes too. */
export function plainMatches(homes: Listing[], criteria: SearchCriteria): Listing[] {
  return homes.filter((home) => fits(home, criteria))
}

export function visiblePrice({ price, facts, status, marqueeId }: Listing): number | null {
  const isShown = price.isPublished && !isClosed(status) && marqueeId !== hidingMarquee
  // The bouquet of an annuity is no price.
  if (!isShown || facts.hasViager === true) return null
  return price.cents !== null && price.cents > 0 ? price.cents : null
}

function fits(home: Listing, wanted: SearchCriteria): boolean {
  const price = visiblePrice(home)
  const { deal, status, facts } = home
  return (
    home.projectId === null &&
    deal === wanted.deal &&
    (!wanted.reference || referenceKey(home.reference) === referenceKey(wanted.reference)) &&
    (!wanted.text || hasWords(home, wanted.text)) &&
    isSomewhere(home, wanted) &&
    (!wanted.area || (!isClosed(status) && isInside(publicPoint(home), areaRing(wanted.area)))) &&
    (wanted.typeIds.length === 0 || wanted.typeIds.some((id) => home.typeIds.includes(id))) &&
    isBetween(price === null ? null : price / 100, wanted.priceMinEuro, wanted.priceMaxEuro) &&
    isBetween(home.bedrooms, wanted.bedroomsMin, wanted.bedroomsMax) &&
    isBetween(home.garages, wanted.garagesMin) &&
    isBetween(home.parkings, wanted.parkingsMin) &&
    isBetween(home.livingSquareMetres, wanted.livingMin, wanted.livingMax) &&
    isBetween(home.plotSquareMetres, wanted.plotMin, wanted.plotMax) &&
    (wanted.energyLabels.length === 0 || hasLabel(home, wanted.energyLabels)) &&
    (!wanted.hasGarden || home.hasGarden) &&
    (!wanted.hasTerrace || home.hasTerrace) &&
    (!wanted.isNewBuild || isNewBuild(home)) &&
    (!wanted.isFurnished || facts.isFurnished === true) &&
    (!wanted.hasLift || facts.hasLift === true) &&
    (!wanted.availableFrom || !facts.availableFrom || facts.availableFrom <= wanted.availableFrom) &&
    (!wanted.isAvailableOnly || status === 'available')
  )
}

function isBetween(value: number | null, min?: number, max?: number): boolean {
  if (min === undefined && max === undefined) return true
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}

function isSomewhere({ address }: Listing, { places, municipalities, provinces }: SearchCriteria): boolean {
  if (places.length + municipalities.length + provinces.length === 0) return true
  const { key = '', province = '', names } = municipalityOf(address) ?? {}
  const isPlace = ({ city, zip }: PlaceCriterion) =>
    zip
      ? bareZip(address.zip) === zip
      : [...Object.values(names ?? {}), cityTitle(address.city)].includes(city ?? '')
  return municipalities.includes(key) || provinces.includes(province) || places.some(isPlace)
}

function hasLabel({ energy, address }: Listing, labels: string[]): boolean {
  const text = energyLabel({ ...energy, ...address })?.text
  return text !== undefined && labels.some((label) => label === text || label === text.slice(0, 1))
}

function hasWords({ texts }: Listing, typed: string): boolean {
  const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return languages.some((language) => {
    const { title, description } = texts[language]
    const words = fold(`${title} ${description.replaceAll(/<[^>]*>/g, ' ')}`).split(/[^a-z\d]+/)
    return fold(typed)
      .split(' ')
      .every((start) => words.some((word) => word.startsWith(start)))
  })
}

function publicPoint({ address, location }: Listing): AreaPoint | null {
  if (address.isPublished && location) return [location.longitude, location.latitude]
  return municipalityOf(address)?.point ?? null
}

/** A line from the point to the right crosses the border an odd number of times. */
function isInside(point: AreaPoint | null, ring: AreaPoint[]): boolean {
  if (!point) return false
  const [x, y] = point
  const crossings = ring.filter(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  })
  return crossings.length % 2 === 1
}

type Order = (a: Listing, b: Listing) => number

function byOrder(sort: SearchCriteria['sort'], featuredIds: number[]): Order {
  const ranks = { available: 0, 'under-option': 1, sold: 2, rented: 3 }
  const rank = ({ status }: Listing) => ranks[status]
  const featured = ({ id, status }: Listing) =>
    sort === 'newest' && status === 'available' && featuredIds.includes(id)
      ? featuredIds.indexOf(id)
      : featuredIds.length
  const newest: Order = (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id
  const cents = (home: Listing, none: number) => visiblePrice(home) ?? none
  const town = ({ address }: Listing) => slug(cityTitle(address.city))
  const orders: Record<SearchCriteria['sort'], Order> = {
    newest,
    'price-up': (a, b) =>
      cents(a, Number.MAX_SAFE_INTEGER) - cents(b, Number.MAX_SAFE_INTEGER) || a.id - b.id,
    'price-down': (a, b) => cents(b, -1) - cents(a, -1) || b.id - a.id,
    city: (a, b) => (town(a) < town(b) ? -1 : Number(town(a) > town(b))) || newest(a, b),
    type: (a, b) => a.typeId - b.typeId || newest(a, b),
  }
  return (a, b) => rank(a) - rank(b) || featured(a) - featured(b) || orders[sort](a, b)
}
