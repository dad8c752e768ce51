import type { Box } from './map-view'
import type { Spot } from './nearest-spot'
import { pathBox } from './path-box'
import type { RegionPaths } from '../region-paths'
import type { Branch } from '../tree-boxes'

export interface DrawnRegion extends Spot {
  path: string
}

export interface MapNamesProps {
  paths: RegionPaths
  regions: readonly DrawnRegion[]
  branches: readonly Branch[]
  view: Box
  unitsPerPx: number
}

const letterPx = 7
const linePx = 15

/** From afar the names of provinces; near by those of municipalities, where they fit. Ears have the list. */
export function MapNames({ paths, regions, branches, view, unitsPerPx }: MapNamesProps) {
  const isNear = view.width < paths.width * 0.6
  const names = new Map(branches.flatMap(({ key, name, leaves }) => [[key, name], ...leaves.map(toEntry)]))
  const labels = isNear
    ? regions.filter(({ key, path }) => hasRoom(pathBox(path), names.get(key) ?? '', unitsPerPx))
    : paths.provinces
        .filter(({ key }) => key.startsWith('BE-') && key !== 'BE-BRU')
        .map(({ key, label: [x, y] }) => ({ key, x, y }))
  return (
    <g aria-hidden className={isNear ? 'region-names' : 'region-names region-names-far'}>
      {labels.map(({ key, x, y }) => (
        <text key={key} x={x} y={y} fontSize={(isNear ? 12 : 13) * unitsPerPx}>
          {names.get(key)}
        </text>
      ))}
    </g>
  )
}

function toEntry({ key, name }: { key: string; name: string }): [string, string] {
  return [key, name]
}

function hasRoom({ width, height }: Box, name: string, unitsPerPx: number): boolean {
  return width / unitsPerPx > name.length * letterPx && height / unitsPerPx > linePx
}
