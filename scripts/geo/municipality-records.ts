import { inAllLanguages } from '@/domain/language'
import type { MunicipalityRecord } from '@/i18n/places/municipalities'

import { belgianMunicipalities } from './belgian-municipalities'
import { luxembourgCommunes } from './luxembourg-communes'
import type { Municipality } from '../../simulator/data/place-file'
import { groupBy } from './read-geonames'
import { belgianSeats, largest, luxembourgSeats, type Seat } from './seats'

/** First digits of the postcodes of each canton. */
const zipStarts: Record<string, string> = {
  'LU-CA': '48',
  'LU-CL': '9',
  'LU-DI': '679',
  'LU-EC': '67',
  'LU-ES': '345',
  'LU-GR': '56',
  'LU-LU': '125678',
  'LU-ME': '78',
  'LU-RD': '789',
  'LU-RM': '5',
  'LU-VD': '9',
  'LU-WI': '9',
}

/** What the site knows of each municipality besides its villages, by key. */
export function municipalityRecords(): MunicipalityRecord[] {
  const seats = groupBy([...belgianSeats(), ...luxembourgSeats()], (seat) => seat.code)
  const luxembourg = luxembourgCommunes({ mostZips: Number.POSITIVE_INFINITY })
  return [...belgianMunicipalities(), ...withOwnZips(luxembourg)]
    .map((municipality) => toRecord(municipality, largest(seats.get(municipality.code)!)))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** EC.07 becomes LU-EC-07: a key that needs no escape in an address. */
export function municipalityKey(code: string): string {
  return /^\d+$/.test(code) ? code : `LU-${code.replace('.', '-')}`
}

function toRecord(municipality: Municipality, seat: Seat): MunicipalityRecord {
  const { code, country, name, translations = {}, province, zips } = municipality
  const nameIn = (language: keyof typeof translations) => translations[language] ?? name
  return {
    key: municipalityKey(code),
    country: country === 'LU' ? 'LU' : 'BE',
    province: country === 'LU' ? province : `BE-${province}`,
    names: inAllLanguages({ nl: nameIn('nl'), fr: nameIn('fr'), en: nameIn('en'), de: nameIn('de') }),
    zips: [...new Set(zips.map(({ zip }) => zip))].sort(),
    point: [seat.lng, seat.lat],
  }
}

/** Villages of one name lie in two communes: a postcode stays in its part of the country, with the larger commune. */
function withOwnZips(communes: Municipality[]): Municipality[] {
  const owners = new Map<string, Municipality>()
  for (const commune of communes) {
    for (const { zip } of commune.zips) {
      const owner = owners.get(zip)
      if (!zipStarts[commune.province]!.includes(zip[0]!)) continue
      if (!owner || owner.population < commune.population) owners.set(zip, commune)
    }
  }
  return communes.map((commune) => ({
    ...commune,
    zips: commune.zips.filter(({ zip }) => owners.get(zip) === commune),
  }))
}
