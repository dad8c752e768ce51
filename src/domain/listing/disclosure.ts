import type { Annuity } from './price/annuity'
import { askedCents } from '../euro'
import { isClosed } from './closed-listing'
import type { Facts } from './facts/fact-catalogue'
import type { Labels } from './facts/label-catalogue'
import type { HistoryEntry } from './history'
import type { ListingDocument, ListingStatus } from './listing'
import { readMeasuredLines, writeMeasuredLines } from './measured-lines'
import { withoutPriceFacts } from './price/price-facts'

export interface AddressSecrecy {
  isAddressPublished: boolean
  /** False where the agency keeps even the town of an unpublished address to itself. */
  isTownShown: boolean
}

export interface DisclosableAddress extends AddressSecrecy {
  street: string | null
  houseNumber: string | null
  box: string | null
  /** Both are empty for a town that is kept hidden. */
  zip: string
  city: string
}

export interface DisclosablePoint extends AddressSecrecy {
  status: ListingStatus
  latitude: number | null
  longitude: number | null
  /** False: of the municipality. */
  isPointExact: boolean
}

export interface DisclosableHome extends DisclosableAddress, DisclosablePoint {
  municipalityKey: string | null
  isPricePublished: boolean
  isPriceShown: boolean
  priceCents: number | null
  annuity: Annuity | null
  facts: Facts
  labels: Labels
  documents: ListingDocument[]
  history: HistoryEntry[]
}

/**
 * The one place that decides what visitors may know of a home's address, price and papers: what they may not is taken
 * out. The views listing.public_* of src/database/migrations/homes never give it to the web in the first place; a test
 * compares the two.
 */
export function disclosed<Home extends DisclosableHome>(home: Home): Home {
  const isStreetShown = isStreetKnown(home)
  const { longitude, latitude } = disclosedPoint(home) ?? { longitude: null, latitude: null }
  return {
    ...disclosedAddress(home),
    ...(!isStreetShown && noStreet),
    longitude,
    latitude,
    isPointExact: home.isPointExact && isStreetShown,
    municipalityKey: home.isTownShown ? home.municipalityKey : null,
    labels: disclosedLabels(home.labels, { isStreetShown, isTownShown: home.isTownShown }),
    documents: home.documents.filter(({ isPublished }) => isPublished),
    history: disclosedHistory(home),
    ...(!home.isPriceShown && { priceCents: null, annuity: null, facts: withoutPriceFacts(home.facts) }),
  }
}

/** The same of what has an address and nothing else to hide, such as a project. */
export function disclosedAddress<Place extends DisclosableAddress>(place: Place): Place {
  return {
    ...place,
    ...(!place.isAddressPublished && noStreet),
    ...(!place.isTownShown && { zip: '', city: '' }),
  }
}

export interface ShownPoint {
  longitude: number
  latitude: number
  isExact: boolean
}

/** Where a map may put a home; nowhere once it is somebody's. */
export function shownPoint(home: DisclosablePoint): ShownPoint | null {
  return isClosed(home.status) ? null : disclosedPoint(home)
}

/**
 * What became of a home is shown with its price, and so not where that is hidden or on request. Once it is somebody's,
 * what happened stays and the amounts go.
 */
function disclosedHistory({ history, isPriceShown, ...home }: DisclosableHome): HistoryEntry[] {
  if (isPriceShown) return askedCents(home.priceCents) !== null || home.annuity !== null ? history : []
  if (!isClosed(home.status) || !home.isPricePublished) return []
  return history.map((entry) => ({ ...entry, priceCents: null }))
}

const noStreet = { street: null, houseNumber: null, box: null }

/** Whose home it now is would follow from where it stands. */
function isStreetKnown({
  isAddressPublished,
  status,
}: Pick<DisclosablePoint, 'isAddressPublished' | 'status'>): boolean {
  return isAddressPublished && !isClosed(status)
}

/** Even the point of a municipality tells its name. */
function disclosedPoint(home: DisclosablePoint): ShownPoint | null {
  const { latitude, longitude, isPointExact, isTownShown } = home
  const isKnown = isPointExact ? isStreetKnown(home) : isTownShown
  return isKnown && latitude !== null && longitude !== null
    ? { latitude, longitude, isExact: isPointExact }
    : null
}

/** Distances to a handful of places give an address away, and the parts of a town its name. */
function disclosedLabels(
  labels: Labels,
  { isStreetShown, isTownShown }: { isStreetShown: boolean; isTownShown: boolean },
): Labels {
  const { subCities, neighbourhoods, pointsOfInterest, ...others } = labels
  const near = isStreetShown || pointsOfInterest === undefined ? pointsOfInterest : namesOf(pointsOfInterest)
  return {
    ...others,
    ...(near !== undefined && { pointsOfInterest: near }),
    ...(isTownShown && subCities !== undefined && { subCities }),
    ...(isTownShown && neighbourhoods !== undefined && { neighbourhoods }),
  }
}

function namesOf(lines: string): string {
  return writeMeasuredLines(readMeasuredLines(lines).map(({ name }) => ({ name, amount: null })))
}
