import type { MapHome } from '@/domain/search/map-message'

/** What the page gets for its map. */
export interface MapData {
  properties: MapHome[]
  /** A line above the map; empty for none. */
  infoMessage: string
}
