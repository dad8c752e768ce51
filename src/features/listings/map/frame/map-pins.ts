import type { GeoJSONSource, Map as MapLibreMap, Marker, MarkerOptions } from 'maplibre-gl'

import type { MapPoint, MapHome } from '@/domain/search/map-message'
import { fillWords } from '@/ui/fill-words'

import { boxAround } from '../map-geometry'
import { furthestZoom } from './map-style'
import { clusterElement, litElement, pinElement, stemPixels } from './pin-elements'

type MapLibre = typeof import('maplibre-gl')

const mostInCard = 50

export interface PinEvents {
  /** One home, or several on the same point. */
  onOpen: (ids: number[]) => void
  onHover: (id: number | null) => void
}

interface PinNeeds {
  clusterText: string
  /** How near the map comes to a point. */
  nearest: (point: MapPoint) => number
}

export interface MapPins {
  show: (properties: readonly MapHome[], customMarker: string | null) => void
  /** The home that the visitor points at in the list. */
  light: (id: number | null) => void
}

interface Found {
  key: string
  point: MapPoint
  id: number
  count: number
}

/** Keeps a button on the map for every home, and one for every group of homes, that is in sight. */
export function mapPins(
  library: MapLibre,
  map: MapLibreMap,
  { onOpen, onHover, clusterText, nearest }: PinEvents & PinNeeds,
): MapPins {
  let homes = new Map<number, MapHome>()
  let picture: string | null = null
  let lit: Marker | null = null
  const shown = new Map<string, Marker>()
  const source = () => map.getSource<GeoJSONSource>('homes')

  function refresh() {
    if (!source() || !map.isSourceLoaded('homes')) return
    const wanted = new Map(inSight(map).map((found) => [found.key, found]))
    for (const [key, marker] of shown) if (!wanted.has(key)) remove(key, marker)
    for (const [key, found] of wanted) if (!shown.has(key)) add(key, found)
  }

  function remove(key: string, marker: Marker) {
    marker.remove()
    shown.delete(key)
  }

  function add(key: string, found: Found) {
    const marker = found.count > 1 ? clusterMarker(found) : homeMarker(found)
    if (marker) shown.set(key, marker.setLngLat(found.point).addTo(map))
  }

  function clusterMarker({ id, count }: Found): Marker {
    const element = clusterElement(count, fillWords(clusterText, { count }))
    element.addEventListener('click', () => void openCluster(id, count))
    return new library.Marker({ element })
  }

  function homeMarker({ id }: Found): Marker | null {
    const home = homes.get(id)
    if (!home) return null
    const element = pinElement(home, picture)
    element.addEventListener('click', () => onOpen([id]))
    for (const event of ['pointerenter', 'focus']) element.addEventListener(event, () => onHover(id))
    for (const event of ['pointerleave', 'blur']) element.addEventListener(event, () => onHover(null))
    return new library.Marker({ element, ...placeOf(home) })
  }

  /** Comes so near that its homes fill the map and come apart; those that never do are opened together. */
  async function openCluster(id: number, count: number) {
    const leaves = ((await source()?.getClusterLeaves(id, count, 0)) ??
      []) as GeoJSON.Feature<GeoJSON.Point>[]
    const apart = await source()?.getClusterExpansionZoom(id)
    const box = boxAround(leaves.map(({ geometry }) => geometry.coordinates as MapPoint))
    const near = box && map.cameraForBounds(box, { padding: 64, maxZoom: furthestZoom })
    const middle = box && nearest([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2])
    if (near && middle && apart !== undefined && apart <= middle)
      map.easeTo({ center: near.center, zoom: Math.max(near.zoom ?? 0, apart) })
    else onOpen(leaves.slice(0, mostInCard).map(({ properties }) => Number(properties?.['id'])))
  }

  map.on('render', refresh)
  return {
    show(properties, customMarker) {
      homes = new Map(properties.map((home) => [home.id, home]))
      picture = customMarker
      for (const [key, marker] of shown) remove(key, marker)
      void source()?.setData({ type: 'FeatureCollection', features: properties.map(featureOf) })
    },
    light(id) {
      lit?.remove()
      lit = null
      const home = id === null ? undefined : homes.get(id)
      if (!home) return
      lit = new library.Marker({ element: litElement(home), ...placeOf(home) })
      lit.setLngLat(home.point).addTo(map)
    },
  }
}

/** On its stem above the point; where the point is not the home's, in the middle of its circle. */
function placeOf({ isPointExact }: MapHome): Pick<MarkerOptions, 'anchor' | 'offset'> {
  return isPointExact ? { anchor: 'bottom', offset: [0, -stemPixels] } : { anchor: 'center' }
}

function featureOf({ id, point }: MapHome): GeoJSON.Feature {
  return { type: 'Feature', properties: { id }, geometry: { type: 'Point', coordinates: point } }
}

/** A home at the edge of a tile is found twice; what is out of sight needs no button. */
function inSight(map: MapLibreMap): Found[] {
  const bounds = map.getBounds()
  return map.querySourceFeatures('homes').flatMap(({ properties, geometry }) => {
    if (geometry.type !== 'Point') return []
    const point = geometry.coordinates as MapPoint
    if (!bounds.contains(point)) return []
    const cluster: unknown = properties['cluster_id']
    if (typeof cluster !== 'number') {
      const id = Number(properties['id'])
      return [{ key: `home-${id}`, point, id, count: 1 }]
    }
    const count = Number(properties['point_count'])
    return [{ key: `cluster-${cluster}-${count}`, point, id: cluster, count }]
  })
}
