import { coverageOf, isCovered } from '@/features/listings/map/streets/coverage'

import { blocksOf } from './blocks'
import { type Line, linesOf, readGround, type Town } from './map-files'
import { areas, lastZoom, lines, named, type Sheet } from './sheet'

/** From which zoom a street is drawn: motorways and main roads first, lanes and tunnels last. */
const firstZoomOfClass: Record<number, number> = { 1: 9, 2: 11, 3: 11, 4: 13, 5: 9, 6: 13 }
const firstNamedZoom = 13
const mainRoad = 1

/** Streets, squares, and the blocks between streets. */
export function streetSheets(towns: readonly Town[]): Sheet[] {
  const blocks = towns.flatMap(({ streets }) => blocksOf(streets))
  const blockSheet = (from: number, to: number, tolerance: number, least: number): Sheet => ({
    layer: 'blocks',
    from,
    to,
    tolerance,
    buffer: 4,
    features: blocks
      .filter(({ squareMetres }) => squareMetres > least)
      .map(({ ring }) => areas({}, [[ring]])),
  })
  return [
    blockSheet(10, 10, 20, 9000),
    blockSheet(11, 11, 12, 4000),
    blockSheet(12, 13, 5, 1500),
    blockSheet(lastZoom, lastZoom, 3, 0),
    ...Object.keys(firstZoomOfClass).flatMap((text) => sheetsOfClass(towns, Number(text))),
    { layer: 'streets', from: 9, to: lastZoom, features: luxembourgRoads(towns) },
    {
      layer: 'squares',
      from: firstNamedZoom,
      to: lastZoom,
      tolerance: 2,
      buffer: 16,
      features: towns
        .flatMap(({ squares }) => squares)
        .map(([name, second, rings]) => areas(named(name, second), [linesOf(rings)])),
    },
  ]
}

/** From afar without names, which only weigh there. */
function sheetsOfClass(towns: readonly Town[], streetClass: number): Sheet[] {
  const rows = towns.flatMap(({ streets }) => streets).filter((row) => row[2] === streetClass)
  const from = firstZoomOfClass[streetClass] ?? lastZoom
  const far = rows.map((row) => lines({ class: streetClass }, linesOf(row[3])))
  const near = rows.map(([name, second, , drawn]) =>
    lines({ class: streetClass, ...named(name, second) }, linesOf(drawn)),
  )
  return [
    { layer: 'streets', from, to: firstNamedZoom - 1, tolerance: 5, features: far },
    { layer: 'streets', from: Math.max(from, firstNamedZoom), to: lastZoom, tolerance: 2, features: near },
  ]
}

/** The main roads of the country, as far as the city has not drawn them itself. */
function luxembourgRoads(towns: readonly Town[]): GeoJSON.Feature[] {
  const city = coverageOf(towns.find(({ town }) => town === 'luxembourg')?.boundary ?? [])
  return readGround('luxembourg-roads').map(([number, drawn]) => {
    const outside = linesOf(drawn).flatMap((line) => partsOf(line, (at) => !city || !isCovered(city, at)))
    return lines({ class: mainRoad, ...(number && { ref: number }) }, outside)
  })
}

function partsOf(line: Line, isKept: (point: Line[number]) => boolean): Line[] {
  const parts: Line[] = [[]]
  for (const at of line) {
    if (isKept(at)) parts.at(-1)!.push(at)
    else parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}
