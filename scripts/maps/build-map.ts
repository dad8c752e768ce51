// Writes the archive of the street map from the files in maps/: `tsx scripts/maps/build-map.ts`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { cutTiles } from './cut-tiles'
import { groundSheets } from './ground-sheets'
import { landSheets } from './land-sheets'
import { readCoverage, readTowns } from './map-files'
import { packArchive } from './pack-archive'
import { placeSheets } from './place-sheets'
import { firstZoom, lastZoom } from './sheet'
import { streetSheets } from './street-sheets'

const target = 'dist/maps/streets.pmtiles'

const towns = readTowns()
const sheets = [...landSheets(towns), ...groundSheets(), ...streetSheets(towns), ...placeSheets(towns)]
const tiles = cutTiles(sheets)
const archive = packArchive(tiles, {
  minZoom: firstZoom,
  maxZoom: lastZoom,
  bounds: [2.3, 49.35, 6.75, 51.75],
  metadata: {
    name: 'Gevel street map',
    type: 'baselayer',
    attribution: '© OpenStreetMap contributors · VMM · GeoNames',
    vector_layers: [...new Set(sheets.map(({ layer }) => layer))].map((id) => ({ id, fields: {} })),
    coverage: readCoverage(),
  },
})
mkdirSync(path.dirname(target), { recursive: true })
writeFileSync(target, archive)
console.log(`map: ${towns.length} towns, ${tiles.length} tiles, ${(archive.length / 1e6).toFixed(1)} MB`)
