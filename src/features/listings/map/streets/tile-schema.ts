/** How the tiles of an archive name what they hold: as the map that the build makes, or as Protomaps. */
export type TileSchema = 'own' | 'protomaps'

type Value = string | number | boolean
export type TileProperties = Readonly<Record<string, Value>>

/** Each property has one of its values. */
export type Fit = Readonly<Record<string, readonly Value[]>>

/** What stands for a property of ours: the first of their names that is there, or what the first rule that fits says. */
export type Meaning =
  { names: readonly string[] } | { rules: readonly { when: Fit; is: Value }[]; otherwise: Value }

/** What stands for a layer of ours. */
export interface LayerMeaning {
  layer: string
  geometry: 'Point' | 'LineString' | 'Polygon'
  fits?: Fit
  never?: Fit
  properties?: Readonly<Record<string, Meaning>>
}

/** By the layer of ours. Those that they have not are left out. */
export type MeaningOfLayers = Readonly<Record<string, LayerMeaning>>

/** An archive of Protomaps is known by two of its layers. */
export function schemaOfLayers(names: readonly string[]): TileSchema {
  return names.includes('roads') && names.includes('earth') ? 'protomaps' : 'own'
}

/** `null` for tiles that name things as we do. */
export function meaningOfLayers(schema: TileSchema): MeaningOfLayers | null {
  return schema === 'protomaps' ? protomaps : null
}

export function fits(properties: TileProperties, { fits: wanted = {}, never = {} }: LayerMeaning): boolean {
  return hasAll(properties, wanted) && !(Object.keys(never).length > 0 && hasAll(properties, never))
}

/** The properties of a feature of theirs under our names. */
export function underOurNames(theirs: TileProperties, { properties = {} }: LayerMeaning): TileProperties {
  const ours = Object.entries(properties).flatMap(([name, meaning]) => {
    const value = meant(theirs, meaning)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(ours)
}

function meant(theirs: TileProperties, meaning: Meaning): Value | undefined {
  if ('names' in meaning)
    return meaning.names.map((name) => theirs[name]).find((value) => value !== undefined)
  return meaning.rules.find(({ when }) => hasAll(theirs, when))?.is ?? meaning.otherwise
}

function hasAll(properties: TileProperties, wanted: Fit): boolean {
  return Object.entries(wanted).every(([name, values]) => {
    const value = properties[name]
    return value !== undefined && values.includes(value)
  })
}

const inLanguages = Object.fromEntries(
  ['nl', 'fr', 'en', 'de'].map((language) => [`name_${language}`, { names: [`name:${language}`] }]),
)
/** Where a street has two names ours is the French one, and the Dutch one stands beside it. */
const ofStreet = { name: { names: ['name:fr', 'name'] }, name_nl: { names: ['name:nl'] } }
const ofPlace = { name: { names: ['name'] }, ...inLanguages }
const lines = (kinds: readonly string[]): LayerMeaning => ({
  layer: 'water',
  geometry: 'LineString',
  fits: { kind: kinds },
})
const land = (kinds: readonly string[]): LayerMeaning => ({
  layer: 'landuse',
  geometry: 'Polygon',
  fits: { kind: kinds },
})

/** The fourth version: https://docs.protomaps.com/basemaps/layers */
const protomaps: MeaningOfLayers = {
  sea: { layer: 'water', geometry: 'Polygon', fits: { kind: ['ocean'] } },
  water: {
    layer: 'water',
    geometry: 'Polygon',
    never: { kind: ['ocean', 'swimming_pool', 'fountain', 'reef'] },
  },
  waterways: {
    ...lines(['river', 'canal']),
    properties: {
      name: { names: ['name'] },
      // In metres. Wide ones are areas too.
      width: { rules: [{ when: { kind: ['river'] }, is: 10 }], otherwise: 8 },
    },
  },
  streams: lines(['stream', 'ditch', 'drain']),
  green: land([
    'allotments',
    'cemetery',
    'dog_park',
    'forest',
    'garden',
    'golf_course',
    'grass',
    'grassland',
    'meadow',
    'park',
    'playground',
    'recreation_ground',
    'scrub',
    'village_green',
    'wetland',
    'wood',
    'zoo',
  ]),
  blocks: land(['residential', 'commercial', 'industrial']),
  squares: { ...land(['pedestrian']), properties: ofStreet },
  buildings: { layer: 'buildings', geometry: 'Polygon' },
  borders: {
    layer: 'boundaries',
    geometry: 'LineString',
    properties: {
      kind: { rules: [{ when: { kind: ['locality'] }, is: 'municipality' }], otherwise: 'province' },
    },
  },
  streets: {
    layer: 'roads',
    geometry: 'LineString',
    fits: { kind: ['highway', 'major_road', 'minor_road', 'path', 'other'] },
    never: { kind_detail: ['sidewalk', 'crossing', 'corridor', 'pier', 'driveway', 'parking_aisle'] },
    properties: {
      ...ofStreet,
      class: {
        rules: [
          { when: { is_tunnel: [true] }, is: 6 },
          { when: { kind: ['highway'], is_link: [true] }, is: 2 },
          { when: { kind: ['highway'] }, is: 5 },
          { when: { kind_detail: ['trunk', 'primary'] }, is: 1 },
          { when: { kind: ['major_road'] }, is: 2 },
          {
            when: { kind_detail: ['residential', 'unclassified', 'road', 'living_street', 'pedestrian'] },
            is: 3,
          },
        ],
        otherwise: 4,
      },
    },
  },
  stations: {
    layer: 'pois',
    geometry: 'Point',
    fits: { kind: ['station'] },
    properties: { ...ofPlace, rank: { rules: [], otherwise: 1 } },
  },
  places: {
    layer: 'places',
    geometry: 'Point',
    fits: { kind: ['locality', 'macrohood', 'neighbourhood'] },
    properties: {
      ...ofPlace,
      kind: { rules: [{ when: { kind: ['locality'] }, is: 'town' }], otherwise: 'quarter' },
      // Theirs grows with the inhabitants (8 from 50,000, 9 from 100,000), ours counts the larger towns.
      rank: {
        rules: [
          { when: { population_rank: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] }, is: 5 },
          { when: { population_rank: [8] }, is: 20 },
          { when: { population_rank: [7] }, is: 100 },
          { when: { population_rank: [6] }, is: 200 },
        ],
        otherwise: 1000,
      },
    },
  },
}
