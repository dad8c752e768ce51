import type { DetailField } from './detail-field'
import type { DetailReading } from './detail-reading'

const group = 'exterior'

export const exteriorFields: readonly DetailField[] = [
  {
    id: 'surfaceGround',
    group,
    label: 'surface.ground',
    source: { column: 'plotSquareMetres' },
    format: 'squareMetres',
  },
  {
    id: 'surfaceConstructed',
    group,
    label: 'surface.constructed',
    source: { fact: 'surfaceConstructed' },
    format: 'squareMetres',
    explanation: 'surface_constructed',
  },
  {
    id: 'plotWidth',
    group,
    label: 'surface.plot_width',
    source: { fact: 'plotWidth' },
    format: 'metres',
  },
  {
    id: 'frontWidth',
    group,
    label: 'surface.front_width',
    source: { fact: 'frontWidth' },
    format: 'metres',
    explanation: 'front_width',
  },
  {
    id: 'facades',
    group,
    label: 'building.facades',
    source: { rule: facades },
    format: 'words',
    explanation: 'facades',
  },
  {
    id: 'orientation',
    group,
    label: 'building.orientation',
    source: { label: 'orientation' },
    format: 'words',
  },
  {
    id: 'hasTerrace',
    group,
    label: 'flag.terrace',
    source: { column: 'hasTerrace' },
    format: 'yes',
  },
  {
    id: 'surfaceTerrace',
    group,
    label: 'surface.terrace',
    source: { fact: 'surfaceTerrace' },
    format: 'squareMetres',
  },
  {
    id: 'orientationTerrace',
    group,
    label: 'building.orientation_terrace',
    source: { label: 'orientationTerrace' },
    format: 'words',
  },
  {
    id: 'hasGarden',
    group,
    label: 'flag.garden',
    source: { column: 'hasGarden' },
    format: 'yes',
  },
  {
    id: 'surfaceGarden',
    group,
    label: 'surface.garden',
    source: { fact: 'surfaceGarden' },
    format: 'squareMetres',
  },
  {
    id: 'hasGarage',
    group,
    label: 'flag.garage',
    source: { rule: ({ listing: { garages, facts } }) => (garages ? null : facts.hasGarage) },
    format: 'yes',
  },
  {
    id: 'garages',
    group,
    label: 'property.garages',
    source: { column: 'garages' },
    format: 'count',
  },
  {
    id: 'hasParking',
    group,
    label: 'flag.parking',
    source: { rule: ({ listing: { parkings, facts } }) => (parkings ? null : facts.hasParking) },
    format: 'yes',
  },
  {
    id: 'parkings',
    group,
    label: 'property.parkings',
    source: { column: 'parkings' },
    format: 'count',
  },
  {
    id: 'externalParkings',
    group,
    label: 'property.parkings_external',
    source: { fact: 'externalParkings' },
    format: 'count',
  },
  {
    id: 'hasPool',
    group,
    label: 'flag.pool',
    source: { fact: 'hasPool' },
    format: 'yes',
  },
  {
    id: 'comfortExterior',
    group,
    label: 'building.comfort_exterior',
    source: { label: 'comfortExterior' },
    format: 'words',
  },
]

const buildingShapes: Record<number, 'building.closed' | 'building.half_open' | 'building.open'> = {
  2: 'building.closed',
  3: 'building.half_open',
  4: 'building.open',
}

/** The usual numbers have a word; another one is a number, and where there is none the platform's own word. */
function facades({ listing: { facts, labels }, t }: DetailReading): string | undefined {
  if (!facts.facades) return labels.construction
  const shape = buildingShapes[facts.facades]
  return shape ? t(shape) : t('building.facade_count', { count: facts.facades })
}
