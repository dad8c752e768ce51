// Writes simulator/data/places.json and src/i18n/place-names.json from npm packages: `tsx scripts/geo/build-places.ts`.
import { belgianMunicipalities } from './belgian-municipalities'
import { frenchBorderTowns } from './french-border-towns'
import { luxembourgCommunes } from './luxembourg-communes'
import { placeRecords } from './place-names'
import { writeLines } from './write-lines'

const belgian = belgianMunicipalities()
const sample = luxembourgCommunes({ mostZips: 10 })
const whole = luxembourgCommunes({ mostZips: Number.POSITIVE_INFINITY })
writeLines('simulator/data/places.json', [...belgian, ...sample, ...frenchBorderTowns])
writeLines('src/i18n/place-names.json', placeRecords([...belgian, ...whole, ...frenchBorderTowns]))
console.log(
  `places: ${belgian.length} Belgian, ${sample.length} Luxembourg, ${frenchBorderTowns.length} French`,
)
