import type { Map as MapLibreMap } from 'maplibre-gl'

import type { MapPoint } from '@/domain/search/map-message'
import { mostAreaPoints, type SearchArea } from '@/domain/search/search-area'

import { rounded } from '../map-geometry'
import { mapColours } from '../map-colours'

export interface AreaDrawing {
  /** Closes what has been drawn so far; `null` with fewer than three corners. */
  finish: () => SearchArea | null
  /** Takes the last corner back. */
  undo: () => void
  stop: () => void
}

/** Lets the visitor set the corners of an area; closing it on its first corner is enough to be done. */
export async function drawArea(
  map: MapLibreMap,
  events: { onCorners: (count: number) => void; onDone: (area: SearchArea) => void },
): Promise<AreaDrawing> {
  const [{ TerraDraw, TerraDrawModeUndoRedo, TerraDrawPolygonMode }, { TerraDrawMapLibreGLAdapter }] =
    await Promise.all([import('terra-draw'), import('terra-draw-maplibre-gl-adapter')])
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, prefixId: 'drawn' }),
    modes: [new TerraDrawPolygonMode({ styles, pointerDistance: 24, showCoordinatePoints: true })],
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  })
  const drawn = () => draw.getSnapshot().find(({ geometry }) => geometry.type === 'Polygon')

  /** The last corner but one follows the pointer until it is set. */
  function corners(isClosed: boolean): MapPoint[] {
    const geometry = drawn()?.geometry
    if (geometry?.type !== 'Polygon') return []
    const ring = (geometry.coordinates[0] ?? []).slice(0, isClosed ? -1 : -2)
    return distinct(ring.map((corner) => rounded(corner as MapPoint)))
  }

  // Two corners set one after the other are no wish to come nearer.
  map.doubleClickZoom.disable()
  draw.start()
  draw.setMode('polygon')
  draw.on('change', () => events.onCorners(corners(false).length))
  draw.on('finish', () => {
    const area = areaOf(corners(true))
    if (area) events.onDone(area)
  })
  return {
    finish: () => areaOf(corners(false)),
    undo() {
      draw.undo()
      events.onCorners(corners(false).length)
    },
    stop() {
      draw.stop()
      map.doubleClickZoom.enable()
    },
  }
}

function areaOf(points: MapPoint[]): SearchArea | null {
  return points.length < 3 ? null : { kind: 'polygon', points: points.slice(0, mostAreaPoints) }
}

function distinct(points: MapPoint[]): MapPoint[] {
  return points.filter((point, index) => index === 0 || point.join() !== points[index - 1]?.join())
}

const styles = {
  fillColor: mapColours.brick,
  fillOpacity: 0.1,
  outlineColor: mapColours.brick,
  outlineWidth: 2,
  closingPointColor: mapColours.brick,
  closingPointOutlineColor: mapColours.sheet,
  closingPointOutlineWidth: 2,
  closingPointWidth: 7,
  coordinatePointColor: mapColours.brick,
  coordinatePointOutlineColor: mapColours.sheet,
  coordinatePointOutlineWidth: 1,
  coordinatePointWidth: 4,
} as const
