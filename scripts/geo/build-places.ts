// Writes simulator/data/places.json from npm packages: `tsx scripts/geo/build-places.ts`.
import { writeFileSync } from 'node:fs'

import { belgianMunicipalities } from './belgian-municipalities'
import { frenchBorderTowns } from './french-border-towns'
import { luxembourgCommunes } from './luxembourg-communes'
import type { Municipality } from './place-file'

const places: Municipality[] = [...belgianMunicipalities(), ...luxembourgCommunes(), ...frenchBorderTowns]
const lines = places.map((place) => JSON.stringify(place))
writeFileSync('simulator/data/places.json', `[\n${lines.join(',\n')}\n]\n`)

const count = (country: string) => places.filter((place) => place.country === country).length
console.log(`places: ${count('BE')} Belgian, ${count('LU')} Luxembourg, ${count('FR')} French`)
