import { linesOf, readGround } from './map-files'
import { areaOf } from './measure'
import { areas, lastZoom, lines, type Sheet } from './sheet'

/** A river this wide is seen from afar. */
const wideMetres = 40

/** Water, parks and buildings. */
export function groundSheets(): Sheet[] {
  const waterways = readGround('flanders-waterways')
  const water = readGround('brussels-water')
  const green = readGround('brussels-green')
  const flowing = (isDrawn: (metres: number) => boolean) =>
    waterways
      .filter(([, width]) => isDrawn(width))
      .map(([name, width, line]) => lines({ name, width }, linesOf([line])))
  const sheet = (layer: string, from: number, features: GeoJSON.Feature[]) => ({
    layer,
    from,
    to: lastZoom,
    features,
  })
  return [
    { layer: 'rivers', from: 6, to: 10, features: [lines({}, linesOf(readGround('rivers')))] },
    sheet('waterways', 9, flowing((width) => width >= wideMetres)),
    sheet('waterways', 11, flowing((width) => width < wideMetres)),
    sheet('green', 9, sized(green.areas, { least: 1e5 })),
    sheet('green', 12, sized(green.areas, { least: 1.5e4, below: 1e5 })),
    sheet('green', 13, sized(green.areas, { below: 1.5e4 })),
    sheet('water', 9, sized(water.areas, { least: 2e4 })),
    sheet('water', 12, sized(water.areas, { below: 2e4 })),
    sheet('streams', 12, [lines({}, linesOf(water.lines))]),
    {
      ...sheet(
        'buildings',
        lastZoom,
        linesOf(readGround('luxembourg-buildings')).map((ring) => areas({}, [[ring]])),
      ),
      tolerance: 2,
      buffer: 16,
    },
  ]
}

function sized(rows: readonly string[][], { least = 0, below = Number.POSITIVE_INFINITY }): GeoJSON.Feature[] {
  return rows.map(linesOf).flatMap((rings) => {
    const [outer] = rings
    const size = outer ? areaOf(outer) : 0
    return outer && size >= least && size < below ? [areas({}, [rings])] : []
  })
}
