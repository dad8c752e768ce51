import { type HomeKind, isDwelling, lawKindOf } from '@/domain/listing/home-kind'

import type { DetailField } from './detail-field'
import type { DetailReading } from './detail-reading'

const group = 'interior'

export const interiorFields: readonly DetailField[] = [
  {
    id: 'bedrooms',
    group,
    label: 'property.bedrooms',
    source: { column: 'bedrooms' },
    format: 'count',
  },
  {
    id: 'bathrooms',
    group,
    label: 'property.bathrooms',
    source: { column: 'bathrooms' },
    format: 'count',
  },
  {
    id: 'showerRooms',
    group,
    label: 'property.shower_rooms',
    source: { fact: 'showerRooms' },
    format: 'count',
  },
  {
    id: 'toilets',
    group,
    label: 'property.toilets',
    source: { fact: 'toilets' },
    format: 'count',
  },
  {
    id: 'surfaceTotal',
    group,
    label: 'surface.total',
    source: { rule: ({ listing }) => (isDwelling(listing.kind) ? null : listing.livingSquareMetres) },
    format: 'squareMetres',
    amount: 'livingSquareMetres',
  },
  {
    id: 'surfaceLiving',
    group,
    label: 'surface.living',
    source: { rule: ({ listing }) => (isDwelling(listing.kind) ? listing.livingSquareMetres : null) },
    format: 'squareMetres',
    amount: 'livingSquareMetres',
    explanation: 'living_area',
  },
  {
    id: 'surfaceLivingRoom',
    group,
    label: 'surface.living_room',
    source: { rule: livingRoom },
    format: 'squareMetres',
    amount: 'surfaceLivingRoom',
  },
  {
    id: 'surfaceOffice',
    group,
    label: 'surface.office',
    source: { fact: 'surfaceOffice' },
    format: 'squareMetres',
  },
  {
    id: 'surfaceStore',
    group,
    label: 'surface.store',
    source: { fact: 'surfaceStore' },
    format: 'squareMetres',
  },
  {
    id: 'floors',
    group,
    label: 'property.floors',
    source: { fact: 'floors' },
    format: 'count',
  },
  {
    id: 'floor',
    group,
    label: 'property.floor_number',
    source: { rule: floorNumber },
    format: 'floor',
  },
  {
    id: 'extraRoomsPossible',
    group,
    label: 'property.extra_rooms_possible',
    source: { fact: 'extraRoomsPossible' },
    format: 'yes',
  },
  {
    id: 'comfortInterior',
    group,
    label: 'building.comfort_interior',
    source: { label: 'comfortInterior' },
    format: 'words',
  },
  {
    id: 'kitchen',
    group,
    label: 'building.kitchen',
    source: { label: 'kitchen' },
    format: 'words',
  },
  {
    id: 'floorCovering',
    group,
    label: 'building.floor_covering',
    source: { label: 'floorCovering' },
    format: 'words',
  },
  {
    id: 'isFurnished',
    group,
    label: 'flag.furnished',
    source: { rule: furnished },
    format: 'yesNo',
  },
  {
    id: 'hasCellar',
    group,
    label: 'flag.cellar',
    source: { fact: 'hasCellar' },
    format: 'yes',
  },
  {
    id: 'hasAttic',
    group,
    label: 'flag.attic',
    source: { fact: 'hasAttic' },
    format: 'yes',
  },
  // The longest row: anywhere else it would tear the two columns apart.
  {
    id: 'divisions',
    group,
    label: 'property.divisions',
    source: { label: 'divisions' },
    format: 'rooms',
  },
]

function livingRoom({ listing }: DetailReading): number | null {
  const room = listing.facts.surfaceLivingRoom
  return room === undefined || room === listing.livingSquareMetres ? null : room
}

const standsAlone: ReadonlySet<HomeKind> = new Set(['house', 'farm', 'plot'])

/** Of a house, a plot or a home of no known kind 0 is what the platform holds when nobody filled it in. */
function floorNumber({ listing: { facts, kind } }: DetailReading): number | undefined {
  const isPartOfBuilding = !standsAlone.has(kind) && lawKindOf(kind) !== null
  return facts.floor || isPartOfBuilding ? facts.floor : undefined
}

/** Nobody expects furniture with a home that is for sale. */
function furnished({ listing }: DetailReading): boolean | null {
  const { isFurnished } = listing.facts
  if (isFurnished === true) return true
  return isFurnished === false && listing.deal === 'rent' && isDwelling(listing.kind) ? false : null
}
