import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'

import { polygonsOf, type Topology } from '../topology'

export interface GroundUrls {
  /** Borders of municipalities and provinces, as TopoJSON. */
  regions: string
  /** Names of municipalities in the visitor's language, as GeoJSON. */
  places: string
}

/** Borders and names come when they come; pins do not wait for them. */
export async function addOwnGround(map: MapLibreMap, urls: GroundUrls): Promise<void> {
  const [regions, places] = await Promise.all([fetched(urls.regions), fetched(urls.places)])
  if (regions) {
    setData(map, 'regions', polygonsOf(regions as Topology, 'municipalities'))
    setData(map, 'provinces', polygonsOf(regions as Topology, 'provinces'))
  }
  if (places) setData(map, 'places', places as GeoJSON.FeatureCollection)
}

function setData(map: MapLibreMap, source: string, data: GeoJSON.FeatureCollection) {
  void map.getSource<GeoJSONSource>(source)?.setData(data)
}

async function fetched(url: string): Promise<unknown> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
