// Writes the municipalities the site knows and their drawing, from npm packages: `tsx scripts/geo/build-regions.ts`.
// GEO_BOUNDARIES_FILE names an agency's own borders: docs/how-to/use-official-borders.md.
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { municipalityRecords } from './municipality-records'
import { provinces } from './province-names'
import { regionPaths } from './region-paths'
import { regionShapes } from './region-shapes'
import { regionTopology } from './region-topology'
import { writeLines } from './write-lines'

const folder = 'src/features/listings/regions'
const municipalities = municipalityRecords()
writeLines('src/i18n/municipalities.json', municipalities)
writeLines('src/i18n/provinces.json', provinces)
console.log(`regions: ${municipalities.length} municipalities, ${provinces.length} provinces and cantons`)

const shapes = regionShapes(municipalities, process.env.GEO_BOUNDARIES_FILE)
write('region-paths.json', regionPaths(shapes, municipalities))
write('region-topology.json', regionTopology(shapes))

function write(name: string, content: object): void {
  const text = `${JSON.stringify(content)}\n`
  writeFileSync(`${folder}/${name}`, text)
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text).length} compressed`)
}
