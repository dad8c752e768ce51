// Writes simulator/data/places.json and src/i18n/place-names.json from npm packages: `tsx scripts/geo/build-places.ts`.
import { writeFileSync } from 'node:fs'

import { belgianMunicipalities } from './belgian-municipalities'
import { frenchBorderTowns } from './french-border-towns'
import { luxembourgCommunes } from './luxembourg-communes'
import { placeRecords } from './place-names'

const belgian = belgianMunicipalities()
const sample = luxembourgCommunes({ mostZips: 10 })
const whole = luxembourgCommunes({ mostZips: Number.POSITIVE_INFINITY })
write('simulator/data/places.json', [...belgian, ...sample, ...frenchBorderTowns])
write('src/i18n/place-names.json', placeRecords([...belgian, ...whole, ...frenchBorderTowns]))
console.log(
  `places: ${belgian.length} Belgian, ${sample.length} Luxembourg, ${frenchBorderTowns.length} French`,
)

/** A place per line, so that a change reads well. */
function write(file: string, places: object[]): void {
  writeFileSync(file, `[\n${places.map((place) => JSON.stringify(place)).join(',\n')}\n]\n`)
}
