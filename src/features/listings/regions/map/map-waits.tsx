import type { RegionWords } from '../region-words'

/** Keeps the map's place while it comes. */
export function MapWaits({ words }: { words: RegionWords }) {
  return <p className="region-map-wait border-line text-ink-soft border">{words.map_loading}</p>
}
