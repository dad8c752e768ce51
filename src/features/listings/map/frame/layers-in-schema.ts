import type { LayerSpecification } from 'maplibre-gl'

import {
  type Fit,
  type LayerMeaning,
  type Meaning,
  meaningOfLayers,
  type TileSchema,
} from '../streets/tile-schema'

/** Our layers as they are read from tiles that name things otherwise; those that such tiles have not are left out. */
export function layersInSchema(
  layers: readonly LayerSpecification[],
  schema: TileSchema,
): LayerSpecification[] {
  const meanings = meaningOfLayers(schema)
  if (!meanings) return [...layers]
  return layers.flatMap((layer) => {
    if (!('source-layer' in layer)) return [layer]
    const meaning = meanings[layer['source-layer'] ?? '']
    return meaning ? [inSchema(layer, meaning)] : []
  })
}

function inSchema(layer: LayerSpecification, meaning: LayerMeaning): LayerSpecification {
  const { layer: theirs, geometry, fits = {}, never = {}, properties = {} } = meaning
  const own = 'filter' in layer && layer.filter
  const filter = [
    'all',
    // One layer of theirs has lines, areas and points of the same thing.
    ['in', ['geometry-type'], ['literal', [geometry, `Multi${geometry}`]]],
    ...fitting(fits),
    ...(Object.keys(never).length > 0 ? [['!', ['all', ...fitting(never)]]] : []),
    ...(own ? [translated(own, properties)] : []),
  ]
  // Only what is read of a feature changes, so that each part stays what it was.
  return {
    ...layer,
    'source-layer': theirs,
    filter,
    ...('layout' in layer && { layout: translated(layer.layout, properties) }),
    ...('paint' in layer && { paint: translated(layer.paint, properties) }),
  } as LayerSpecification
}

/** Wherever a property of ours is read, what stands for it. */
function translated(part: unknown, properties: Readonly<Record<string, Meaning>>): unknown {
  if (Array.isArray(part)) {
    const [operator, name] = part as unknown[]
    if (operator === 'literal') return part
    const meaning = typeof name === 'string' ? properties[name] : undefined
    if (meaning && operator === 'get') return read(meaning)
    if (meaning && operator === 'has') return isThere(meaning)
    return part.map((one) => translated(one, properties))
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, translated(one, properties)]))
}

function read(meaning: Meaning): unknown {
  if ('names' in meaning) return ['coalesce', ...meaning.names.map((name) => ['get', name])]
  const { rules, otherwise } = meaning
  if (rules.length === 0) return otherwise
  return ['case', ...rules.flatMap(({ when, is }) => [['all', ...fitting(when)], is]), otherwise]
}

function isThere(meaning: Meaning): unknown {
  return 'names' in meaning ? ['any', ...meaning.names.map((name) => ['has', name])] : true
}

function fitting(fit: Fit): unknown[] {
  return Object.entries(fit).map(([name, values]) => ['in', ['get', name], ['literal', values]])
}
